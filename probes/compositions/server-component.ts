import assert from 'node:assert/strict';
import path from 'node:path';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

const CHECK = 'remotion/dist/cjs/_check-rsc.js';

export default inNode(
  'Where React has no createContext(), as in a Server Component, remotion throws as soon as it is loaded and asks for "use client"; remotion/no-react does not.',
  async () => {
    const react = installed<{createContext: unknown}>('react/index.js');
    const {createContext} = react;
    const file = path.join(__dirname, '../../node_modules', CHECK);
    const cached = require.cache[file];
    Reflect.deleteProperty(require.cache, file);
    react.createContext = undefined;
    try {
      assert.throws(
        () => installed(CHECK),
        /Remotion requires React\.createContext, but it is "undefined"\.\s+If you are in a React Server Component, turn it into a client component by adding "use client"/,
      );
      const {interpolate, random} = await import('remotion/no-react');
      assert.deepEqual([interpolate(5, [0, 10], [0, 1]), typeof random('buoy')], [0.5, 'number']);
    } finally {
      react.createContext = createContext;
      require.cache[file] = cached;
    }
  },
);
