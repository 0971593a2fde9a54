import assert from 'node:assert/strict';
import {watchStaticFile} from 'remotion';
import {inNode} from '../lib/probe';

/** A page with a Player, that of a render, and one without the toolkit. */
const PAGES = [{remotion_isPlayer: true}, {process: {env: {NODE_ENV: 'production'}}, remotion_puppeteerTimeout: 30_000}, {}];

export default inNode(
  'Outside the Studio, watchStaticFile() of remotion adds no listener and prints “The watchStaticFile() API is only available while using the Remotion Studio.” in the console; in the Studio it adds one and prints nothing.',
  () => {
    const page = globalThis as {window?: object};
    const {warn} = console;
    const said: unknown[] = [];
    console.warn = (text: unknown) => void said.push(text);
    const watch = (environment: object) => {
      let listeners = 0;
      page.window = {...environment, addEventListener: () => listeners++, removeEventListener: () => listeners--};
      const {cancel} = watchStaticFile('gull.png', () => assert.fail('It was called.'));
      const added = listeners;
      cancel();
      return [added, listeners, said.splice(0)];
    };
    try {
      const words = ['The watchStaticFile() API is only available while using the Remotion Studio.'];
      for (const environment of PAGES) assert.deepEqual(watch(environment), [0, 0, words]);
      assert.deepEqual(watch({remotion_isStudio: true, remotion_staticBase: '/static-4f2a', remotion_staticFiles: []}), [1, 0, []]);
    } finally {
      console.warn = warn;
      delete page.window;
    }
  },
);
