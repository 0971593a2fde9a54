import assert from 'node:assert/strict';
import {bundle} from '@remotion/bundler';
import path from 'node:path';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';
import {tinyProject} from '../lib/tiny-bundle';

export default inNode(
  'onProgress of bundle() gets numbers up to 100, in steps of 5 or more except for the last one; the older form takes it as its second argument, and with ignoreRegisterRootWarning any entry point is accepted.',
  async () => {
    const folder = newFolder();
    const bundled = tinyProject(folder, {'src/other.ts': 'export {};\n'});
    const course = async (run: (onProgress: (percent: number) => void) => Promise<string>) => {
      const percents: number[] = [];
      await run((percent) => void percents.push(percent));
      assert.equal(percents.at(-1), 100);
      const steps = percents.slice(1, -1).map((percent, index) => percent - percents[index]!);
      assert.ok(percents.length > 3 && steps.every((step) => step >= 5), String(percents));
    };
    const outDir = path.join(folder, 'build');
    await course((onProgress) => bundled({outDir, onProgress}));
    const webpackOverride = <Configuration>(current: Configuration) => ({...current, entry: path.join(folder, 'tiny.js')});
    const options = {outDir, enableCaching: false, webpackOverride};
    await course((onProgress) => bundle(path.join(folder, 'src/index.ts'), onProgress, options));
    await course((onProgress) => bundled({outDir, onProgress, entryPoint: path.join(folder, 'src/other.ts'), ignoreRegisterRootWarning: true}));
  },
);
