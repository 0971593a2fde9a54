import assert from 'node:assert/strict';
import {preloadAudio, preloadFont, preloadImage, preloadVideo} from '@remotion/preload';
import {inNode} from '../lib/probe';

type Preload = (src: string) => () => void;

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const SAFARI = `${IPHONE} Version/18.6 Mobile/15E148 Safari/604.1`;
const CHROME_ON_IPHONE = `${IPHONE} CriOS/142.0.0.0 Mobile/15E148 Safari/604.1`;
const FIREFOX_ON_IPHONE = `${IPHONE} FxiOS/145.0 Mobile/15E148 Safari/604.1`;

/** What a function adds to the page, and where, after fetch() has answered. */
async function added(preload: Preload, userAgent = CHROME): Promise<unknown> {
  const {fetch} = globalThis;
  const navigator = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
  const page = globalThis as {document?: object; window?: object};
  const tags: unknown[] = [];
  const place = (name: string) => ({appendChild: (tag: object) => void tags.push({...tag, place: name})});
  Object.defineProperty(globalThis, 'navigator', {value: {userAgent}, configurable: true});
  page.window = {navigator: {userAgent}};
  page.document = {createElement: (name: string) => ({name, style: {}}), head: place('head'), body: place('body')};
  globalThis.fetch = () => Promise.resolve({url: 'https://media.example.com/final'} as Response);
  try {
    preload('/short');
    assert.deepEqual(tags, []);
    await new Promise(setImmediate);
  } finally {
    globalThis.fetch = fetch;
    Reflect.deleteProperty(globalThis, 'navigator');
    if (navigator) Object.defineProperty(globalThis, 'navigator', navigator);
    delete page.document;
    delete page.window;
  }
  assert.equal(tags.length, 1);
  return tags[0];
}

export default inNode(
  'preloadVideo() and preloadAudio() add a hidden element with controls to the body, with preload metadata in Safari and Chrome on an iPhone or iPad, else auto; in Firefox, and for images and fonts, a link to the head.',
  async () => {
    const link = (as: string) => ({name: 'link', style: {}, rel: 'preload', as, href: 'https://media.example.com/final', place: 'head'});
    for (const [preload, name] of [[preloadVideo, 'video'] as const, [preloadAudio, 'audio'] as const]) {
      const element = {name, style: {display: 'none'}, preload: 'auto', controls: true, src: 'https://media.example.com/final', place: 'body'};
      assert.deepEqual(await added(preload), element);
      assert.deepEqual(await added(preload, FIREFOX_ON_IPHONE), element);
      for (const userAgent of [SAFARI, CHROME_ON_IPHONE, SAFARI.replace('iPhone;', 'iPad;')])
        assert.deepEqual(await added(preload, userAgent), {...element, preload: 'metadata'});
      assert.deepEqual(await added(preload, FIREFOX), link(name));
    }
    for (const [preload, as] of [[preloadImage, 'image'] as const, [preloadFont, 'font'] as const])
      for (const userAgent of [CHROME, FIREFOX, SAFARI]) assert.deepEqual(await added(preload, userAgent), link(as));
  },
);
