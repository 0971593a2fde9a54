import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import {inNode} from '../lib/probe';

const MODULES = path.join(__dirname, '../../node_modules');

export default inNode(
  'Where React has no createContext, as in a React Server Component, remotion and @remotion/player throw when they are imported, and the message says to add "use client" at the top of the file.',
  () => {
    for (const folder of ['remotion/dist/cjs', '@remotion/player/dist/cjs']) {
      const source = (name: string) => fs.readFileSync(path.join(MODULES, folder, name), 'utf8');
      const [first] = /require\("[^"]*"\)/.exec(source('index.js').replace(/require\("(react|react\/jsx-runtime)"\)/g, '')) ?? [];
      assert.equal(first, 'require("./_check-rsc.js")', folder);
      const load = vm.compileFunction(source('_check-rsc.js'), ['require', 'exports']) as (require: () => object, exports: object) => void;
      assert.throws(
        () => load(() => ({}), {}),
        /^Error: Remotion requires React\.createContext, but it is "undefined"\.\n[^\n]*adding "use client" at the top of the file\.\n/,
      );
      assert.doesNotThrow(() => load(() => ({createContext: () => ({})}), {}));
    }
  },
);
