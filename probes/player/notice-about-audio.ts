import assert from 'node:assert/strict';
import {createRequire} from 'node:module';
import path from 'node:path';
import {mounted} from '../lib/mounted';
import {inNode} from '../lib/probe';

type Hook = {useSingletonAudioContext(logLevel: string, latencyHint: string): object | null};

const load = createRequire(path.join(__dirname, '../../package.json'));
const file = path.join(__dirname, '../../node_modules/remotion/dist/cjs/audio/use-audio-context.js');

export default inNode(
  'On a page without an AudioContext, as jsdom makes one, “AudioContext is not supported in this browser” is printed once as a warning, and nothing throws.',
  () => {
    const page = globalThis as {window?: object};
    // Anew, since it remembers that it has warned.
    Reflect.deleteProperty(load.cache, file);
    const {useSingletonAudioContext: contextOf} = load(file) as Hook;
    const {warn, error} = console;
    const said: string[] = [];
    console.warn = (...words: unknown[]) => void said.push(words.join(' '));
    console.error = () => assert.fail('An error is printed.');
    page.window = {};
    try {
      for (const _ of [1, 2]) assert.equal(mounted(() => contextOf('info', 'interactive')).render(), null);
      assert.deepEqual(said, ['AudioContext is not supported in this browser']);
    } finally {
      Object.assign(console, {warn, error});
      delete page.window;
    }
  },
);
