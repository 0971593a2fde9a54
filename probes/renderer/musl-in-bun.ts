import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Executable = {isMusl(options: {indent: boolean; logLevel: 'info'}): boolean};

export default inNode(
  'Where Bun has no report on the system, the renderer warns once “Bun limitation: Could not determine if your Linux is using musl or glibc. Assuming glibc.” and takes the system for one with glibc, musl or not.',
  () => {
    const {isMusl} = installed<Executable>('@remotion/renderer/dist/compositor/get-executable-path.js');
    const report = Object.getOwnPropertyDescriptor(process, 'report')!;
    const {warn, error} = console;
    const said: string[] = [];
    console.warn = console.error = (...words: unknown[]) => void said.push(words.join(' '));
    Object.defineProperty(process, 'report', {value: undefined, configurable: true});
    Object.assign(globalThis, {Bun: {}});
    try {
      for (const _ of [1, 2]) assert.equal(isMusl({indent: false, logLevel: 'info'}), false);
      assert.equal(said.length, 1);
      assert.match(said[0] ?? '', /^Bun limitation: Could not determine if your Linux is using musl or glibc\. Assuming glibc\.$/);
    } finally {
      Object.assign(console, {warn, error});
      Object.defineProperty(process, 'report', report);
      Reflect.deleteProperty(globalThis, 'Bun');
    }
  },
);
