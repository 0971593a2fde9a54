import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Rule = {test: RegExp; exclude?: RegExp; use?: ({loader?: string} | string)[]};
type Module = {webpackConfig(given: object): Promise<[string, {module: {rules: Rule[]}}]>};

export default inNode(
  'The bundler compiles .js and .jsx like TypeScript, so that both may hold JSX, but leaves those below node_modules as they are.',
  async () => {
    const {webpackConfig} = installed<Module>('@remotion/bundler/dist/webpack-config.js');
    const folder = newFolder();
    const [, {module}] = await webpackConfig({
      ...{entry: `${folder}/entry.js`, userDefinedComponent: `${folder}/index.ts`, outDir: folder, remotionRoot: folder, environment: 'production'},
      ...{enableCaching: false, maxTimelineTracks: null, keyboardShortcutsEnabled: false, bufferStateDelayInMilliseconds: null, poll: null},
    });
    const loaders = (file: string) =>
      module.rules
        .filter(({test, exclude}) => test.test(file) && !exclude?.test(file))
        .flatMap(({use}) => use?.map((each) => (typeof each === 'object' ? each.loader : each)) ?? [])
        .map((loader) => loader?.includes('esbuild-loader'));
    const compiled = (folder: string) => ['x.js', 'x.jsx', 'x.ts', 'x.tsx'].map((name) => loaders(`${folder}/${name}`).includes(true));
    assert.deepEqual(compiled('/a/src'), [true, true, true, true]);
    assert.deepEqual(compiled('/a/node_modules/b'), [false, false, true, true]);
  },
);
