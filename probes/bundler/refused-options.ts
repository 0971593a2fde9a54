import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {bundle} from '@remotion/bundler';
import {slowInNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

export default slowInNode('bundle() refuses a call without entryPoint, an entry point without the word registerRoot and a relative outDir.', async () => {
  const folder = newFolder();
  const entryPoint = path.join(folder, 'Root.tsx');
  fs.writeFileSync(path.join(folder, 'package.json'), '{}');
  fs.writeFileSync(entryPoint, 'export const Root = () => null;\n');
  await assert.rejects(bundle({} as never), {message: 'bundle() was called without the `entryPoint` option'});
  await assert.rejects(
    bundle({entryPoint}),
    new RegExp(`^Error: You passed ${entryPoint} as your entry point, but this file does not contain "registerRoot"\\.`),
  );
  const workingDirectory = process.cwd();
  process.chdir(folder);
  try {
    await assert.rejects(bundle({entryPoint, ignoreRegisterRootWarning: true, outDir: 'build', enableCaching: false}), /is not an absolute path!/);
  } finally {
    process.chdir(workingDirectory);
  }
});
