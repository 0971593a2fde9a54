import assert from 'node:assert/strict';
import {onePixelPng} from '../lib/one-pixel';
import {inBrowser} from '../lib/probe';

export default inBrowser(
  'A picture that an <img> has left in the cache without Access-Control-Allow-Origin is refused to fetch() although the server would send the header, and not if the server sends Vary: Origin.',
  async (stage) => {
    const server = await stage.serve((request, response) => {
      if (request.headers.origin) response.setHeader('access-control-allow-origin', request.headers.origin);
      if (request.url === '/varied.png') response.setHeader('vary', 'Origin');
      response.writeHead(200, {'content-type': 'image/png', 'cache-control': 'max-age=3600'}).end(onePixelPng);
    });
    const page = await stage.page();
    const outcome = (url: string) =>
      page.evaluate(async (src) => {
        const image = new Image();
        image.src = src;
        await image.decode();
        return fetch(src).then(
          ({status}) => String(status),
          (error: unknown) => String(error),
        );
      }, url);
    assert.equal(await outcome(`${server}/plain.png`), 'TypeError: Failed to fetch');
    assert.equal(await outcome(`${server}/varied.png`), '200');
  },
);
