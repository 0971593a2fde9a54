import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {build} from 'esbuild';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

const ROOT = path.join(__dirname, '../..');

export default inNode('React, the Player and the composition of the page about Vue are 120 kB with gzip, bundled by esbuild.', async () => {
  const page = fs.readFileSync(path.join(ROOT, 'docs/vue.mdx'), 'utf8');
  const folder = newFolder();
  for (const name of ['Forecast', 'mount-forecast']) {
    const [, code = ''] = new RegExp(`^\`\`\`tsx title="src/video/${name}\\.tsx"[^\\n]*\\n(.*?)^\`\`\``, 'ms').exec(page) ?? [];
    fs.writeFileSync(path.join(folder, `${name}.tsx`), code);
  }
  const {outputFiles} = await build({
    entryPoints: [path.join(folder, 'mount-forecast.tsx')],
    ...{bundle: true, minify: true, write: false, format: 'esm', jsx: 'automatic', logLevel: 'error', nodePaths: [path.join(ROOT, 'node_modules')]},
    define: {'process.env.NODE_ENV': '"production"'},
  });
  const code = outputFiles[0]!.contents;
  assert.equal(Math.round(zlib.gzipSync(code, {level: 9}).length / 1000), 120);
});
