import assert from 'node:assert/strict';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {build, type BuildFailure} from 'esbuild';
import {slowInNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

/** @param external what is left out, since it takes time and proves nothing */
const bundle = (name: string, external: string[] = []) =>
  build({
    stdin: {contents: `export {renderMediaOnCloudrun} from '${name}';`, resolveDir: path.join(__dirname, '../..')},
    bundle: true,
    platform: 'node',
    minify: true,
    write: false,
    outfile: 'queue.js',
    logLevel: 'silent',
    external,
  });

export default slowInNode(
  'esbuild bundles the client of Cloud Run into one file of 3.4 megabytes that works where no packages are installed, and stops at the main entry point, whose renderer names packages of other systems.',
  async () => {
    const {outputFiles} = await bundle('@remotion/cloudrun/client');
    assert.deepEqual(
      outputFiles.map(({contents}) => (contents.length / 1e6).toFixed(1)),
      ['3.4'],
    );
    const file = path.join(newFolder(), 'queue.js');
    fs.writeFileSync(file, outputFiles[0]?.contents ?? '');
    const {renderMediaOnCloudrun} = createRequire(file)(file) as {renderMediaOnCloudrun?: unknown};
    assert.equal(typeof renderMediaOnCloudrun, 'function');
    await assert.rejects(bundle('@remotion/cloudrun', ['@remotion/bundler', '@remotion/cli', '@google-cloud/*']), ({errors}: BuildFailure) =>
      errors.some(({text}) => text === 'Could not resolve "@remotion/compositor-win32-x64-msvc"'),
    );
  },
);
