import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import {inNode} from '../lib/probe';

const SOURCE = path.join(__dirname, '../../node_modules/@remotion/whisper-web/emscripten.cpp');

export default inNode(
  'The source of the program takes as many threads as are asked for, but not more than the cores, rounded down to a power of two, and at most 16: of 4 threads on two cores, 2 are left.',
  () => {
    const source = fs.readFileSync(SOURCE, 'utf8');
    const power = /^static inline int mpow2\(int n\) \{\n([^}]*)\}/m.exec(source)?.[1] ?? '';
    const rule = /params\.n_threads\s*= ([^;]*);/.exec(source)?.[1] ?? '';
    assert.ok(power && rule);
    const js = (code: string) =>
      code
        .replace(/\bint p/, 'let p')
        .replaceAll('std::min', 'Math.min')
        .replace('std::thread::hardware_concurrency()', 'cores')
        .replace('return p / 2', 'return Math.trunc(p / 2)');
    const threads = vm.compileFunction(`const mpow2 = (n) => {${js(power)}}; return ${js(rule)};`, ['nthreads', 'cores']) as (
      nthreads: number,
      cores: number,
    ) => number;
    assert.equal(threads(4, 2), 2);
    for (let cores = 1; cores <= 64; cores++)
      for (let asked = 1; asked <= 16; asked++) assert.equal(threads(asked, cores), Math.min(asked, 16, 2 ** Math.floor(Math.log2(cores))));
  },
);
