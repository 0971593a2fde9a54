import assert from 'node:assert/strict';
import path from 'node:path';
import {build, type BuildFailure} from 'esbuild';
import {slowInNode} from '../lib/probe';

const bundle = (contents: string, external: string[] = []) =>
  build({
    stdin: {contents, resolveDir: path.join(__dirname, '../..')},
    ...{bundle: true, platform: 'node', minify: true, write: false, metafile: true, outfile: 'recital.js', logLevel: 'silent', external},
  });

/** The packages whose code is in a bundle. */
const packagesIn = (inputs: object) => new Set(Object.keys(inputs).map((file) => /^.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? ''));

export default slowInNode(
  'esbuild bundles renderMediaOnLambda() and getRenderProgress() of the client into 1.9 megabytes without bundler, renderer and command line, and stops at the main entry point, which names @remotion/compositor-darwin-arm64.',
  async () => {
    const {outputFiles, metafile} = await bundle(`export {renderMediaOnLambda, getRenderProgress} from '@remotion/lambda/client';`);
    assert.deepEqual(
      outputFiles.map(({contents}) => (contents.length / 1e6).toFixed(1)),
      ['1.9'],
    );
    const names = packagesIn(metafile.inputs);
    assert.ok(names.has('@aws-sdk/client-lambda') && names.has('@remotion/lambda-client'));
    for (const heavy of ['@remotion/bundler', '@remotion/cli', '@remotion/studio-server', 'webpack', 'esbuild']) assert.ok(!names.has(heavy), heavy);
    assert.ok(!Object.keys(metafile.inputs).some((file) => file.includes('@remotion/renderer/dist/render-media')));
    await assert.rejects(
      bundle(`export {deployFunction} from '@remotion/lambda';`, ['@remotion/bundler', '@remotion/cli', '@aws-sdk/*']),
      ({errors}: BuildFailure) => errors.some(({text}) => text === 'Could not resolve "@remotion/compositor-darwin-arm64"'),
    );
  },
);
