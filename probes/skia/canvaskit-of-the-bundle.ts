import assert from 'node:assert/strict';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {slowInNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Plugin = {apply(compiler: object): void};
type Skia = {enableSkia(configuration: object): {plugins: Plugin[]; entry?: unknown}};

const FILES = {
  '@remotion/bundler/index.js': 'exports.webpack = {sources: {RawSource: class {constructor(content) {this.content = content}}}};',
  '@remotion/skia/node_modules/canvaskit-wasm/bin/full/canvaskit.wasm': 'the one beside @remotion/skia',
  '@shopify/react-native-skia/node_modules/canvaskit-wasm/bin/full/canvaskit.wasm': 'the one that Skia expects',
};

export default slowInNode(
  'enableSkia() puts the canvaskit.wasm of the canvaskit-wasm that @remotion/skia resolves into the bundle, also if Skia resolves another version.',
  async () => {
    const modules = path.join(newFolder(), 'node_modules');
    const code = path.join(__dirname, '../../node_modules/@remotion/skia/dist/cjs/enable.js');
    for (const [name, content] of Object.entries({...FILES, '@remotion/skia/enable.js': fs.readFileSync(code, 'utf8')})) {
      fs.mkdirSync(path.dirname(path.join(modules, name)), {recursive: true});
      fs.writeFileSync(path.join(modules, name), content);
    }
    const {enableSkia} = createRequire(path.join(modules, 'project.js'))('@remotion/skia/enable.js') as Skia;
    const assets: Record<string, string> = {};
    let process: (() => Promise<void>) | undefined;
    const compilation = {
      hooks: {processAssets: {tapPromise: (_: object, run: () => Promise<void>) => void (process = run)}},
      getAsset: () => undefined,
      emitAsset: (name: string, {content}: {content: Buffer}) => void (assets[name] = content.toString()),
    };
    const hooks = {thisCompilation: {tap: (_: string, run: (given: object) => void) => run(compilation)}};
    for (const plugin of enableSkia({plugins: []}).plugins) plugin.apply({hooks, webpack: {Compilation: {PROCESS_ASSETS_STAGE_ADDITIONAL: 0}}});
    await process?.();
    assert.deepEqual(assets, {'/canvaskit.wasm': 'the one beside @remotion/skia'});
  },
);
