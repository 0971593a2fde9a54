import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {inNode} from '../lib/probe';

const PACKAGE = path.join(__dirname, '../../node_modules/@remotion/whisper-web');
const read = (file: string) => fs.readFileSync(path.join(PACKAGE, file), 'utf8');

export default inNode(
  'The members of MainModule are those of the WebAssembly runtime and full_default(), which transcribe() calls; no function that @remotion/whisper-web exports takes or returns one.',
  () => {
    const types = read('main.d.ts');
    assert.match(types, /^export type MainModule = WasmModule & typeof RuntimeExports & EmbindModule;$/m);
    assert.match(types, /^interface WasmModule \{\s*\}$/m);
    assert.match(types, /^interface EmbindModule \{\s*full_default\([^\n]*\): number;\s*\}$/m);
    const calls = (file: string) => read(`dist/${file}`).match(/\.full_default\(/g)?.length ?? 0;
    const files = fs.readdirSync(path.join(PACKAGE, 'dist')).filter((name) => name.endsWith('.js'));
    assert.deepEqual(
      files.filter((file) => calls(file) > 0),
      ['transcribe.js'],
    );
    const exported = [...read('dist/index.d.ts').matchAll(/ from '\.\/([^']+)'/g)].map(([, file]) => read(`dist/${file}.d.ts`));
    assert.ok(exported.length > 8);
    for (const text of exported) assert.doesNotMatch(text, /MainModule/);
  },
);
