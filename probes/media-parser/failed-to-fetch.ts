import assert from 'node:assert/strict';
import fs from 'node:fs';
import {openApp} from '../lib/app';
import {media} from '../lib/media';
import {inBrowser} from '../lib/probe';

const APP = `import {parseMedia} from '@remotion/media-parser';
const said = (promise) => promise.then(() => 'read', (error) => error.name + ': ' + error.message);
window.parse = (src) => said(parseMedia({src, fields: {dimensions: true}, acknowledgeRemotionLicense: true, logLevel: 'error'}));
window.ask = (src) => said(fetch(src));
`;

export default inBrowser(
  'In Chromium, fetch() and parseMedia() of a URL on another origin without access-control-allow-origin, or of a server that does not answer, reject with "TypeError: Failed to fetch", although the former opens in a tab.',
  async (stage) => {
    const content = fs.readFileSync(await media('silent.mp4'));
    const origin = await stage.serve(({url}, response) => {
      const allowed = url === '/open.mp4' ? {'access-control-allow-origin': '*'} : {};
      response
        .writeHead(206, {
          'content-type': 'video/mp4',
          'content-length': content.length,
          'content-range': `bytes 0-${content.length - 1}/${content.length}`,
          ...allowed,
        })
        .end(content);
    });
    const page = await openApp(stage, APP);
    const said = (call: string, url: string) => page.evaluate<string>(`${call}('${url}')`);
    assert.deepEqual([await said('ask', `${origin}/open.mp4`), await said('parse', `${origin}/open.mp4`)], ['read', 'read']);
    for (const url of [`${origin}/closed.mp4`, 'http://127.0.0.1:1/none.mp4'])
      assert.deepEqual([await said('ask', url), await said('parse', url)], Array(2).fill('TypeError: Failed to fetch'), url);
    const answer = await (await stage.page()).goto(`${origin}/closed.mp4`);
    assert.ok(answer?.ok());
  },
);
