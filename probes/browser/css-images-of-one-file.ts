import assert from 'node:assert/strict';
import {decodePng} from '../lib/picture';
import {inBrowser} from '../lib/probe';

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><rect width="20" height="20" fill="red"/></svg>';
const DATA = `url(data:image/svg+xml;base64,${Buffer.from(PICTURE).toString('base64')})`;
const BOX = 'width: 20px; height: 20px; background-image:';

export default inBrowser(
  'Chromium draws gradients and data: URLs of CSS without a request. A CSS background and an <img> of one URL are one request if the file may be cached, those of two URLs two; with no-store, it asks for the file again.',
  async (stage) => {
    const asked: string[] = [];
    const origin = await stage.serve(({url = ''}, response) => {
      if (!url.startsWith('/?')) {
        asked.push(url);
        const control = url.includes('fresh') ? 'no-store' : 'max-age=600';
        return void response.writeHead(200, {'content-type': 'image/svg+xml', 'cache-control': control}).end(PICTURE);
      }
      const [first = '', second = ''] = decodeURIComponent(url.slice(2)).split(',');
      const html = first.endsWith('.svg')
        ? `<div style="${BOX} url(/${first})"></div><img src="/${second}">`
        : `<div style="${BOX} ${DATA}"></div><div style="${BOX} linear-gradient(red, red)"></div>`;
      response.writeHead(200, {'content-type': 'text/html'}).end(`<!doctype html><link rel="icon" href="data:,"><body style="margin: 0">${html}`);
    });
    const page = await stage.page();
    const requests = async (images: string) => {
      asked.length = 0;
      await page.goto(`${origin}/?${images}`, {waitUntil: 'networkidle'});
      return asked.length;
    };
    assert.equal(await requests('drawn'), 0);
    const {at} = decodePng(await page.screenshot());
    for (const y of [10, 30]) assert.deepEqual(at(10, y).slice(0, 3), [255, 0, 0]);
    assert.equal(at(10, 50)[1], 255);
    assert.equal(await requests('kept.svg,kept.svg'), 1);
    assert.equal(await requests('one.svg,two.svg'), 2);
    assert.equal(await requests('kept.svg,kept.svg'), 0);
    for (let pages = 0; pages < 2; pages++) assert.ok((await requests('fresh.svg,fresh.svg')) >= 1);
  },
);
