import assert from 'node:assert/strict';
import {preloadAudio, preloadFont, preloadImage, preloadVideo} from '@remotion/preload';
import {inNode} from '../lib/probe';

export default inNode(
  'On a server, each of the four preload functions prints that it was called outside the browser and returns a function that does nothing.',
  () => {
    const {warn} = console;
    const said: unknown[] = [];
    console.warn = (...words: unknown[]) => said.push(words.join(' '));
    try {
      for (const preload of [preloadVideo, preloadAudio, preloadImage, preloadFont]) assert.equal(preload('/no-such-file')(), undefined);
    } finally {
      console.warn = warn;
    }
    assert.deepEqual(
      said,
      ['Video', 'Audio', 'Image', 'Font'].map((kind) => `preload${kind}() was called outside the browser. Doing nothing.`),
    );
  },
);
