import assert from 'node:assert/strict';
import {parseMedia} from '@remotion/media-parser';
import {convertMedia, extractFrames} from '@remotion/webcodecs';
import {bufferWriter} from '@remotion/webcodecs/buffer';
import {serve} from '../lib/serve';
import {inNode} from '../lib/probe';

export default inNode(
  'parseMedia() and convertMedia() resolve a relative URL from the root of the domain, extractFrames() from the page; without a window a relative URL is refused.',
  async () => {
    const asked: string[] = [];
    const {origin, close} = await serve(({url = ''}, response) => {
      asked.push(url);
      response.writeHead(404).end();
    });
    const parse = () => parseMedia({src: 'clip.mp4', fields: {size: true}, acknowledgeRemotionLicense: true});
    try {
      await assert.rejects(parse(), /^Error: clip\.mp4 is not a URL - needs to start with http:\/\/ or https:\/\/ or blob:\./);
      Object.assign(globalThis, {window: {location: {origin, href: `${origin}/films/page.html`}}});
      const notFound = /Server returned status code 404/;
      await assert.rejects(parse(), notFound);
      // A failed conversion is reported from a page.
      const {fetch} = globalThis;
      const reported = new Promise<void>((resolve) => {
        globalThis.fetch = (input, init) => {
          const url = input instanceof Request ? input.url : input.toString();
          if (!url.startsWith('https://www.remotion.pro/')) return fetch(input, init);
          resolve();
          return Promise.resolve(Response.json({success: true}));
        };
      });
      await assert.rejects(convertMedia({src: 'clip.mp4', container: 'wav', writer: bufferWriter}), notFound);
      await reported;
      globalThis.fetch = fetch;
      await assert.rejects(extractFrames({src: 'clip.mp4', timestampsInSeconds: [0], onFrame() {}, acknowledgeRemotionLicense: true}), notFound);
    } finally {
      close();
    }
    assert.deepEqual(asked, ['/clip.mp4', '/clip.mp4', '/films/clip.mp4']);
  },
);
