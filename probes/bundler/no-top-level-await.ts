import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Use = {loader: string; options?: object};
type Configuration = {module: {rules: {test: RegExp; use?: Use[]}[]}};
type Loader = (this: object, source: string) => Promise<void>;
const {webpackConfig} = installed<{webpackConfig: (options: object) => Promise<[string, Configuration]>}>('@remotion/bundler/dist/webpack-config.js');
const {default: loader} = installed<{default: Loader}>('@remotion/bundler/dist/esbuild-loader/index.js');

export default inNode(
  'An await at the top level of a module fails the bundle, with a message that names chrome85, and one inside a function does not.',
  async () => {
    const options = {entry: '/entry.mjs', userDefinedComponent: '/index.ts', outDir: newFolder(), environment: 'production', enableCaching: false};
    const more = {remotionRoot: newFolder(), maxTimelineTracks: null, keyboardShortcutsEnabled: true, bufferStateDelayInMilliseconds: null, poll: null};
    const [, {module}] = await webpackConfig({...options, ...more});
    const use = module.rules.find(({test}) => test.test('index.ts'))?.use?.[0];
    const compiled = (source: string) =>
      new Promise<string>((resolve, reject) => {
        const done = (error: Error | null, code?: string) => (error ? reject(error) : resolve(code ?? ''));
        void loader.call({async: () => done, getOptions: () => use?.options ?? {}, resourcePath: '/index.ts', sourceMap: false}, source);
      });
    await assert.rejects(
      compiled('const a = await fetch("/");\nexport {a};\n'),
      /Top-level await is not available in the configured target environment \("chrome85"\)/,
    );
    assert.match(await compiled('export const load = async () => await fetch("/");\n'), /await fetch/);
  },
);
