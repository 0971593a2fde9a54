import assert from 'node:assert/strict';
import {preloadAudio, preloadFont, preloadImage, preloadVideo} from '@remotion/preload';
import {inNode} from '../lib/probe';

type Outcome = {requests: unknown[]; added: number; removed: number; said: unknown[]};

/** What a function does on a page whose requests are answered in this way. */
async function outcome(preload: (src: string) => () => void, answer: () => Promise<object>, undoAt?: 'once' | 'later'): Promise<Outcome> {
  const {fetch} = globalThis;
  const {log} = console;
  const navigator = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
  const page = globalThis as {document?: object; window?: object};
  const result: Outcome = {requests: [], added: 0, removed: 0, said: []};
  const place = {appendChild: () => void result.added++};
  Object.defineProperty(globalThis, 'navigator', {value: {userAgent: 'Chrome'}, configurable: true});
  page.window = {navigator: {userAgent: 'Chrome'}};
  page.document = {createElement: () => ({style: {}, remove: () => void result.removed++}), head: place, body: place};
  globalThis.fetch = (...given: unknown[]) => (result.requests.push(given), answer() as Promise<Response>);
  console.log = (...words: unknown[]) => void result.said.push(words);
  try {
    const undo = preload('/short');
    if (undoAt === 'once') undo();
    await new Promise(setImmediate);
    if (undoAt === 'later') undo();
  } finally {
    globalThis.fetch = fetch;
    console.log = log;
    Reflect.deleteProperty(globalThis, 'navigator');
    if (navigator) Object.defineProperty(globalThis, 'navigator', navigator);
    delete page.document;
    delete page.window;
  }
  return result;
}

export default inNode(
  'Each preload function asks with fetch() first; what it returns removes the element, or keeps it away before fetch() answers; a refused request adds nothing and prints Failed to preload asset, a 404 goes unnoticed.',
  async () => {
    const found = () => Promise.resolve({ok: true, status: 200, url: 'https://media.example.com/final'});
    const missing = () => Promise.resolve({ok: false, status: 404, url: 'https://media.example.com/final'});
    const error = new TypeError('Failed to fetch');
    const requests = [['/short']];
    for (const preload of [preloadVideo, preloadAudio, preloadImage, preloadFont]) {
      for (const answer of [found, missing]) assert.deepEqual(await outcome(preload, answer), {requests, added: 1, removed: 0, said: []});
      assert.deepEqual(await outcome(preload, found, 'later'), {requests, added: 1, removed: 1, said: []});
      assert.deepEqual(await outcome(preload, found, 'once'), {requests, added: 0, removed: 1, said: []});
      const refused = await outcome(preload, () => Promise.reject(error));
      assert.deepEqual(refused, {requests, added: 0, removed: 0, said: [['Failed to preload asset', error]]});
    }
  },
);
