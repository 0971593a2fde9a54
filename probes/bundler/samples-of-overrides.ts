import assert from 'node:assert/strict';
import type {WebpackOverrideFn} from '@remotion/bundler';
import {bundled} from '../lib/bundled';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

const override = <Name extends string>(file: string, name: Name) => sampleOf<Record<Name, WebpackOverrideFn>>(['docs/webpack.mdx'], file)[name];

const FILES = {
  'src/wave.frag': 'void main() {}',
  'src/Intro.tsx': 'export const intro: string = "Low tide";\n',
  'src/buoy.svg': '<svg/>',
};

/** The exports of a module that imports something. */
const exportsOf = async (source: string, webpackOverride?: WebpackOverrideFn) => {
  const {errors, run} = await bundled({...FILES, 'src/index.ts': source}, webpackOverride);
  assert.deepEqual(errors, [], source);
  return run<Record<string, unknown>>();
};

export default inNode(
  'The overrides of the page import a shader and the source of a component as text, replace a constant and leave out fs; without them, such imports fail. An SVG is a URL, and two rules for one file are both applied.',
  async () => {
    const shader = 'export {default as shader} from "./wave.frag";\n';
    const failed = await bundled({...FILES, 'src/index.ts': shader});
    assert.match(failed.errors.join(), /Module parse failed: Unexpected token[^]*You may need an appropriate loader to handle this file type/);
    assert.equal((await exportsOf(shader, override('webpack-override.ts', 'webpackOverride'))).shader, 'void main() {}');

    const intro = 'export {default as text} from "./Intro.tsx?raw";\nexport {intro} from "./Intro";\nexport {default as buoy} from "./buoy.svg";\n';
    const raw = await exportsOf(intro, override('raw-override.ts', 'rawOverride'));
    assert.deepEqual([raw.text, raw.intro], [FILES['src/Intro.tsx'], 'Low tide']);
    assert.match(String(raw.buoy), /^\/[0-9a-f]+\.svg$/);
    const both: WebpackOverrideFn = (given) => ({
      ...given,
      module: {...given.module, rules: [...(given.module?.rules ?? []), {resourceQuery: /raw/, type: 'asset/source'}]},
    });
    assert.ok(!String((await exportsOf('export {default as text} from "./Intro.tsx?raw";\n', both)).text).includes(': string'));

    const edition = await exportsOf(
      'declare const EDITION: string;\nexport const edition = EDITION;\n',
      override('constants-override.ts', 'constantsOverride'),
    );
    assert.equal(edition.edition, 'spring');
    const disk = 'import * as fs from "fs";\nexport const names = Object.keys(fs);\n';
    assert.match((await bundled({'src/index.ts': disk})).errors.join(), /Module not found: Error: Can't resolve 'fs'/);
    assert.deepEqual((await exportsOf(disk, override('browser-override.ts', 'browserOverride'))).names, []);
  },
);
