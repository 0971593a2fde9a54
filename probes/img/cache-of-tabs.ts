import assert from 'node:assert/strict';
import {onePixelPng} from '../lib/one-pixel';
import {inBrowser} from '../lib/probe';

export default inBrowser('Two tabs of a render download an image once if it may be cached, and twice with no-store.', async (stage) => {
  const asked: string[] = [];
  const origin = await stage.serve((request, response) => {
    asked.push(request.url ?? '');
    const cache = request.url === '/kept.png' ? 'max-age=3600' : 'no-store';
    response.writeHead(200, {'content-type': 'image/png', 'cache-control': cache, 'access-control-allow-origin': '*'}).end(onePixelPng);
  });
  for (const name of ['kept.png', 'fresh.png']) for (let tab = 0; tab < 2; tab++) await stage.still({scene: 'Picture', props: {src: `${origin}/${name}`}});
  assert.deepEqual(asked.filter((url) => url === '/kept.png').length, 1);
  assert.ok(asked.filter((url) => url === '/fresh.png').length >= 2);
});
