import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import type {WebpackOverrideFn} from '@remotion/bundler';
import {enableScss} from '@remotion/enable-scss';
import {bundled} from '../lib/bundled';
import {errorsOf} from '../lib/compiled';
import {slowInNode} from '../lib/probe';

type Rule = {use?: {loader?: string; options?: object}[]};

const PAGE = path.join(__dirname, '../../docs/enable-scss/overview.mdx');
const FILES = {
  'src/index.ts': "import './bakery.scss';\nimport classes from './Oven.module.scss';\nexport const door = classes.door;\n",
  'src/bakery.scss': '.price-tag { color: #92400e; }\n',
  'src/Oven.module.scss': '.door { color: #1c1917; }\n',
};

/** A compiler for stylesheets without variables, which are CSS already. */
const implementation = {
  info: 'dart-sass\t1.77.0\t(stand-in)',
  render: ({data}: {data: string}, done: (error: null, result: object) => void) => done(null, {css: Buffer.from(data), stats: {includedFiles: []}}),
};

const withCompiler: WebpackOverrideFn = async (current) => {
  const result = await enableScss(current);
  for (const {use} of (result.module?.rules ?? []) as Rule[])
    for (const one of Array.isArray(use) ? use : []) if (one.loader?.includes('sass-loader')) one.options = {...one.options, implementation, api: 'legacy'};
  return result;
};

export default slowInNode(
  'enableScss() bundles a stylesheet with its classes as written and a module with unique ones; without it, parsing fails, and without the compiler, sass is missing. The declaration of the page is for .module.scss alone.',
  async () => {
    const {errors, code} = await bundled(FILES, withCompiler);
    assert.deepEqual(errors, []);
    assert.match(code, /\.price-tag \{/);
    assert.match(code, /\.Oven-module__door__\w+/);
    assert.doesNotMatch(code, /\.door \{/);

    const without = await bundled(FILES, (current) => enableScss(current));
    assert.ok(
      without.errors.some((message) => message.includes("Cannot find module 'sass'")),
      without.errors.join('\n'),
    );
    const plain = await bundled({...FILES, 'src/bakery.scss': "@use 'sass:math';\n"});
    for (const what of ['token', 'character'])
      assert.ok(
        plain.errors.some((message) => message.includes(`Module parse failed: Unexpected ${what}`)),
        plain.errors.join('\n'),
      );

    const declaration = /^```ts title="src\/scss\.d\.ts"\n(.*?)^```/ms.exec(fs.readFileSync(PAGE, 'utf8'))![1]!;
    const imports = [
      "import a from './a.module.scss';",
      "import b from './b.module.scss';",
      "import c from './c.module.sass';",
      'export const all = [a, b, c];',
    ];
    assert.deepEqual(
      errorsOf(imports.join('\n'), {'scss.d.ts': declaration}).map(([line]) => line),
      [2],
    );
    assert.deepEqual(
      errorsOf(imports.join('\n')).map(([line]) => line),
      [0, 1, 2],
    );
  },
);
