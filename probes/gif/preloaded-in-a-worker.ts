import assert from 'node:assert/strict';
import {preloadGif} from '@remotion/gif';
import {inNode} from '../lib/probe';
import {installed} from '../lib/installed';

type Cache = {has(src: string): boolean; set(src: string, gif: object): void};

const {volatileGifCache, manuallyManagedGifCache} =
  installed<Record<'volatileGifCache' | 'manuallyManagedGifCache', Cache>>('@remotion/gif/dist/cjs/gif-cache.js');

type Message = {data: {src: string; error?: string}};

/** In place of the worker that decodes a GIF. */
class Worker {
  static all: Worker[] = [];
  listeners: ((message: Message) => void)[] = [];
  asked: string[] = [];
  constructor() {
    Worker.all.push(this);
  }
  addEventListener = (_: string, listener: (message: Message) => void) => this.listeners.push(listener);
  removeEventListener = () => (this.listeners = []);
  postMessage = ({type}: {type: string}) => this.asked.push(type);
  terminate = () => this.asked.push('terminate');
  answer = (data: object) => this.listeners.forEach((listen) => listen({data: data as Message['data']}));
}

const settled = () => new Promise(setImmediate);

export default inNode(
  'preloadGif() loads a file once per call until it is there, then not again; free() stops it, leaves the promise pending, and empties the cache of mounted GIFs, of 30 or more, only if the file was in it at the call.',
  async () => {
    Object.assign(globalThis, {Worker});
    const src = 'https://example.com/otter.gif';
    const parsed = {src, loadedFrames: [], width: 1, height: 1, frames: [], lsd: {width: 1, height: 1}, gct: []};
    const first = preloadGif(src);
    preloadGif(src);
    assert.equal(Worker.all.length, 2);
    let isDone = false;
    void first.waitUntilDone().finally(() => (isDone = true));
    first.free();
    assert.deepEqual(Worker.all[0]?.asked, ['parse', 'cancel', 'terminate']);
    Worker.all[0]?.answer({src, error: 'too late'});
    await settled();
    assert.equal(isDone, false);

    manuallyManagedGifCache.set(src, parsed);
    const again = preloadGif(src);
    await again.waitUntilDone();
    assert.equal(Worker.all.length, 2);
    again.free();
    assert.equal(manuallyManagedGifCache.has(src), false);

    // A Gif that was mounted after the call has put its frames into the other cache.
    const early = preloadGif(src);
    volatileGifCache.set(src, parsed);
    early.free();
    assert.equal(volatileGifCache.has(src), true);
    preloadGif(src).free();
    assert.equal(volatileGifCache.has(src), false);

    const names = Array.from({length: 100}, (_, index) => `gif ${index}`);
    for (const name of names) volatileGifCache.set(name, parsed);
    const kept = names.filter((name) => volatileGifCache.has(name));
    assert.ok(kept.length >= 30 && kept.at(-1) === 'gif 99' && kept.length < 70, String(kept.length));
  },
);
