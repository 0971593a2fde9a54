import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Babel = {transformSync(code: string, options: object): {code: string}};

const {transformSync} = installed<Babel>('@babel/core/lib/index.js');

const CODE: [string, RegExp][] = [
  ["type Place = string;\nexport const quay = 'quay';\n", /Missing semicolon\./],
  ["export const ashore = (place: string) => place + ' ashore';\n", /Unexpected token/],
  ['export const Sign = () => <p>Quay</p>;\n', /Support for the experimental syntax 'jsx' isn't currently enabled/],
];

export default inNode(
  "Without parserOpts, Babel refuses TypeScript with “Unexpected token” or “Missing semicolon” and JSX with “Support for the experimental syntax 'jsx' isn't currently enabled”; with those of the page it refuses none.",
  () => {
    for (const [code, message] of CODE) {
      const transform = (parserOpts?: object) => transformSync(code, {filename: 'sign.tsx', babelrc: false, configFile: false, parserOpts});
      assert.throws(() => transform(), message);
      assert.doesNotThrow(() => transform({plugins: ['typescript', 'jsx']}), code);
    }
  },
);
