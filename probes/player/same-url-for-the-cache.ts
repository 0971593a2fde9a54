import assert from 'node:assert/strict';
import fs from 'node:fs';
import {media} from '../lib/media';
import {inBrowser} from '../lib/probe';

export default inBrowser(
  'Chromium takes a video for a second element from its cache if it has a max-age, an ETag and exactly the same URL, and downloads it again if the URL differs by ?v=2.',
  async (stage) => {
    const content = fs.readFileSync(await media('plain.webm'));
    let requests = 0;
    const origin = await stage.serve(({headers}, response) => {
      requests++;
      const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? [];
      const [start, end] = [Number(first ?? 0), last ? Number(last) : content.length - 1];
      response.writeHead(first ? 206 : 200, {
        ...{'content-type': 'video/webm', 'content-length': end - start + 1, 'cache-control': 'max-age=3600', etag: '"tide"'},
        ...(first ? {'accept-ranges': 'bytes', 'content-range': `bytes ${start}-${end}/${content.length}`} : {}),
      });
      response.end(content.subarray(start, end + 1));
    });
    const page = await stage.page();
    /** Loads a video into an element of its own until it can play, and counts the requests. */
    const load = async (url: string) => {
      requests = 0;
      await page.evaluate(`new Promise((resolve, reject) => {
        const video = document.body.appendChild(document.createElement('video'));
        Object.assign(video, {src: '${origin}/${url}', preload: 'auto', muted: true, oncanplaythrough: resolve, onerror: reject});
      }).then(() => document.querySelector('video').remove())`);
      return requests;
    };
    assert.ok((await load('tide.webm')) > 0);
    assert.equal(await load('tide.webm'), 0);
    assert.ok((await load('tide.webm?v=2')) > 0);
  },
);
