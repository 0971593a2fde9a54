import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Taken = {urlOrBundle: string; cleanup: () => unknown};

const FLOW = path.join(__dirname, '../../node_modules/@remotion/cli/dist/render-flows/render.js');

export default inNode(
  'The render command makes a bundle of an entry point before it renders, and deletes it at the end; a folder that is a bundle and a URL are used as they are.',
  async () => {
    const {bundleOnCliOrTakeServeUrl} = installed<{bundleOnCliOrTakeServeUrl: (given: object) => Promise<Taken>}>('@remotion/cli/dist/setup-cache.js');
    const {BundlerInternals} = installed<{BundlerInternals: {internalBundle: unknown}}>('@remotion/bundler');
    const {internalBundle} = BundlerInternals;
    const made: string[] = [];
    BundlerInternals.internalBundle = ({entryPoint}: {entryPoint: string}) => {
      made.push(entryPoint);
      const build = newFolder();
      fs.writeFileSync(path.join(build, 'index.html'), 'video');
      return Promise.resolve(build);
    };
    const folder = newFolder();
    const ready = path.join(folder, 'build');
    fs.mkdirSync(ready);
    fs.writeFileSync(path.join(ready, 'index.html'), 'video');
    const entry = path.join(folder, 'index.ts');
    fs.writeFileSync(entry, 'registerRoot();');
    const take = (fullPath: string) =>
      bundleOnCliOrTakeServeUrl({
        ...{fullPath, remotionRoot: folder, publicDir: null, onProgress: () => undefined, indentOutput: false, logLevel: 'error', outDir: null},
        ...{onDirectoryCreated: () => undefined, quietProgress: true, quietFlag: true, gitSource: null, bufferStateDelayInMilliseconds: null},
        ...{maxTimelineTracks: null, publicPath: null, audioLatencyHint: null},
      });
    try {
      const bundled = await take(entry);
      assert.deepEqual(made, [entry]);
      assert.ok(fs.existsSync(path.join(bundled.urlOrBundle, 'index.html')));
      await bundled.cleanup();
      assert.equal(fs.existsSync(bundled.urlOrBundle), false);
      for (const given of [ready, 'https://site.example/index.html']) {
        const taken = await take(given);
        await taken.cleanup();
        assert.equal(taken.urlOrBundle, given);
      }
      assert.ok(fs.existsSync(ready));
      assert.equal(made.length, 1);
    } finally {
      BundlerInternals.internalBundle = internalBundle;
    }
    // The flow of the command hands what it has bundled on to the renderer.
    const steps = ['.bundleOnCliOrTakeServeUrl)({', '.getCompositionWithDimensionOverride)({', 'RenderInternals.internalRenderMedia({'];
    const places = steps.map((step) => fs.readFileSync(FLOW, 'utf8').indexOf(step));
    assert.ok(places[0]! > 0 && places[1]! > places[0]! && places[2]! > places[1]!, places.join());
  },
);
