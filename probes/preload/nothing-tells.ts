import assert from 'node:assert/strict';
import {preloadAudio, preloadFont, preloadImage, preloadVideo} from '@remotion/preload';
import {inNode} from '../lib/probe';

export default inNode(
  'The four preload functions take a URL and nothing else, return a function at once, and listen to no event of what they add, so that nothing tells when the file is there.',
  async () => {
    const {fetch} = globalThis;
    const navigator = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
    const page = globalThis as {document?: object; window?: object};
    const touched = new Set<string>();
    const element = () =>
      new Proxy<Record<string, unknown>>(
        {style: {}},
        {
          get: (target, name: string) => (touched.add(name), target[name]),
          set: (target, name: string, value) => (touched.add(name), (target[name] = value), true),
        },
      );
    const place = {appendChild: () => undefined};
    Object.defineProperty(globalThis, 'navigator', {value: {userAgent: 'Chrome'}, configurable: true});
    page.window = {navigator: {userAgent: 'Chrome'}};
    page.document = {createElement: element, head: place, body: place};
    globalThis.fetch = () => Promise.resolve({url: 'https://media.example.com/final'} as Response);
    try {
      for (const preload of [preloadVideo, preloadAudio, preloadImage, preloadFont]) {
        assert.equal(preload.length, 1);
        assert.equal(typeof preload('/short'), 'function');
      }
      await new Promise(setImmediate);
    } finally {
      globalThis.fetch = fetch;
      Reflect.deleteProperty(globalThis, 'navigator');
      if (navigator) Object.defineProperty(globalThis, 'navigator', navigator);
      delete page.document;
      delete page.window;
    }
    assert.deepEqual([...touched].sort(), ['as', 'controls', 'href', 'preload', 'rel', 'src', 'style']);
  },
);
