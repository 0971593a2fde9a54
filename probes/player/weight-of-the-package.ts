import assert from 'node:assert/strict';
import zlib from 'node:zlib';
import {build} from 'esbuild';
import {inNode} from '../lib/probe';

export default inNode('The Player and what it uses of remotion are 158 kB minified and 51 kB with gzip, without React.', async () => {
  const {outputFiles} = await build({
    stdin: {contents: "export {Player} from '@remotion/player';", resolveDir: __dirname},
    ...{bundle: true, minify: true, write: false, format: 'esm', external: ['react', 'react-dom', 'react/jsx-runtime'], logLevel: 'error'},
    define: {'process.env.NODE_ENV': '"production"'},
  });
  const code = outputFiles[0]!.contents;
  assert.deepEqual([Math.round(code.length / 1000), Math.round(zlib.gzipSync(code, {level: 9}).length / 1000)], [158, 51]);
});
