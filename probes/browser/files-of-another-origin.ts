import assert from 'node:assert/strict';
import fs from 'node:fs';
import {onePixelPng} from '../lib/one-pixel';
import {inBrowser} from '../lib/probe';

const FONT = require.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff2');

type Try = 'fetch' | 'picture' | 'cors picture' | 'canvas' | 'cors canvas' | 'font' | 'cookies';

/** Runs in the page: what comes of using a file, "yes" or the error. */
const tryIt = async ([how, url]: [Try, string]): Promise<string> => {
  try {
    if (how === 'fetch') return String((await fetch(url)).status);
    if (how === 'cookies') return String((await fetch(url, {credentials: 'include'})).status);
    if (how === 'font') await new FontFace('Harbor', `url(${url})`).load();
    else {
      const image = new Image();
      if (how.startsWith('cors')) image.crossOrigin = 'anonymous';
      image.src = url;
      await image.decode();
      const context = document.createElement('canvas').getContext('2d');
      context?.drawImage(image, 0, 0);
      if (how.endsWith('canvas')) context?.getImageData(0, 0, 1, 1);
    }
    return 'yes';
  } catch (error) {
    return String(error);
  }
};

export default inBrowser(
  'Without Access-Control-Allow-Origin, a picture of another origin is shown, but fetch(), fonts, a canvas and crossOrigin fail; an asterisk does not help with cookies, and each redirect and each 404 needs the header, too.',
  async (stage) => {
    const server: string = await stage.serve(({url = ''}, response) => {
      if (url.includes('allowed')) response.setHeader('access-control-allow-origin', '*');
      if (url.includes('missing')) response.writeHead(404).end();
      else if (url.includes('moved')) response.writeHead(302, {location: '/allowed/buoy.png'}).end();
      else if (url.includes('.woff2')) response.end(fs.readFileSync(FONT));
      else response.end(onePixelPng);
    });
    const page = await stage.page();
    const printed: string[] = [];
    page.on('console', (message) => printed.push(message.text()));
    const outcome = (how: Try, path: string) => page.evaluate(tryIt, [how, `${server}/${path}`] as [Try, string]);

    const refused = 'TypeError: Failed to fetch';
    assert.equal(await outcome('picture', 'buoy.png'), 'yes');
    assert.equal(
      await outcome('canvas', 'buoy.png'),
      "SecurityError: Failed to execute 'getImageData' on 'CanvasRenderingContext2D': The canvas has been tainted by cross-origin data.",
    );
    assert.equal(await outcome('cors picture', 'buoy.png?1'), 'EncodingError: The source image cannot be decoded.');
    assert.equal(await outcome('cors canvas', 'allowed/buoy.png'), 'yes');
    for (const path of ['buoy.png', 'missing.png', 'moved.png']) assert.equal(await outcome('fetch', path), refused, path);
    const origin = new URL(page.url()).origin;
    const reason = "has been blocked by CORS policy: No 'Access-Control-Allow-Origin' header is present on the requested resource.";
    assert.ok(printed.includes(`Access to fetch at '${server}/missing.png' from origin '${origin}' ${reason}`), printed.join('\n'));
    assert.equal(await outcome('fetch', 'allowed/buoy.png'), '200');
    assert.equal(await outcome('fetch', 'allowed/missing.png'), '404');
    assert.equal(await outcome('fetch', 'allowed/moved.png'), '200');
    assert.equal(await outcome('cookies', 'allowed/buoy.png'), refused);
    assert.equal(await outcome('font', 'harbor.woff2'), 'NetworkError: A network error occurred.');
    assert.equal(await outcome('font', 'allowed/harbor.woff2'), 'yes');
  },
);
