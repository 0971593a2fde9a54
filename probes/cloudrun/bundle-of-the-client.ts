import assert from 'node:assert/strict';
import path from 'node:path';
import {build, type BuildFailure} from 'esbuild';
import {inNode} from '../lib/probe';

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

export default inNode(
  'esbuild bundles the client of Cloud Run into one file of 3.4 megabytes, and stops at the main entry point, whose renderer names packages of other systems.',
  async () => {
    const {outputFiles} = await bundle('@remotion/cloudrun/client');
    assert.deepEqual(
      outputFiles.map(({contents}) => (contents.length / 1e6).toFixed(1)),
      ['3.4'],
    );
    await assert.rejects(bundle('@remotion/cloudrun', ['@remotion/bundler', '@remotion/cli', '@google-cloud/*']), ({errors}: BuildFailure) =>
      errors.some(({text}) => text === 'Could not resolve "@remotion/compositor-win32-x64-msvc"'),
    );
  },
);
