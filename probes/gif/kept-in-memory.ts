import assert from 'node:assert/strict';
import {getGifDurationInSeconds, preloadGif} from '@remotion/gif';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {serve} from '../lib/serve';

type Gif = {frames: {data: Uint8ClampedArray}[]; width: number; height: number};
type Caches = Record<'volatileGifCache' | 'manuallyManagedGifCache', {get(src: string): Gif | undefined; has(src: string): boolean; delete(src: string): void}>;
type Message = {data: object};

const caches = installed<Caches>('@remotion/gif/dist/cjs/gif-cache.js');
/** One red pixel, for half a second. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAP8AAAAAACH5BAQyAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');

class ImageData {
  data: Uint8ClampedArray;
  constructor(width: number, height: number) {
    this.data = new Uint8ClampedArray(width * height * 4);
  }
}

/** A worker that has decoded twelve GIF frames at once, those of the first file with 300 × 300 pixels. */
class Worker {
  private listener: (message: Message) => void = () => undefined;
  addEventListener = (_: string, listener: (message: Message) => void) => void (this.listener = listener);
  removeEventListener = () => undefined;
  terminate = () => undefined;
  postMessage({src, type}: {src: string; type: string}) {
    const side = src.endsWith('/0.gif') ? 300 : 1;
    const frames = Array.from({length: 12}, () => new Uint8ClampedArray(side * side * 4));
    if (type === 'parse') setImmediate(() => this.listener({data: {src, width: side, height: side, delays: Array(12).fill(100), frames}}));
  }
}

export default inNode(
  'preloadGif() keeps all decoded GIF frames at 4 bytes per pixel, 4.3 MB for 12 of 300 × 300, of each file until its free(); getGifDurationInSeconds() loads a file once, and a Gif finds what it has decoded.',
  async () => {
    Object.assign(globalThis, {ImageData, Worker});
    const names = Array.from({length: 40}, (_, index) => `https://example.com/${index}.gif`);
    const preloaded = names.map((name) => preloadGif(name));
    await Promise.all(preloaded.map(({waitUntilDone}) => waitUntilDone()));
    assert.ok(names.every((name) => caches.manuallyManagedGifCache.has(name)));
    const {frames} = caches.manuallyManagedGifCache.get(names[0]!)!;
    const bytes = frames.reduce((sum, {data}) => sum + data.byteLength, 0);
    assert.deepEqual([frames.length, bytes], [12, 12 * 300 * 300 * 4]);
    assert.equal((bytes / 1e6).toFixed(1), '4.3');
    preloaded.forEach(({free}) => free());
    assert.ok(names.every((name) => !caches.manuallyManagedGifCache.has(name)));

    let requests = 0;
    const {origin, close} = await serve((_, response) => {
      requests++;
      response.writeHead(200, {'content-type': 'image/gif'}).end(PIXEL);
    });
    const src = `${origin}/one.gif`;
    try {
      assert.deepEqual([await getGifDurationInSeconds(src), await getGifDurationInSeconds(src)], [0.5, 0.5]);
      assert.equal(requests, 1);
      // A mounted Gif begins with what this cache holds.
      assert.equal(caches.volatileGifCache.get(src)?.frames.length, 1);
    } finally {
      caches.volatileGifCache.delete(src);
      close();
    }
  },
);
