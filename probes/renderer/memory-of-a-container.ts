import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

const GIGABYTE = 1024 ** 3;
const MOST = 9_223_372_036_854_771_712;

export default inNode(
  'The renderer says "Detected differing memory amounts:" if the limit of a container is above the free memory, or if cgroups of version 1 have none, and not if version 2 has none; it uses the lower amount.',
  () => {
    const {getAvailableMemory} = installed<{getAvailableMemory(logLevel: 'warn'): number}>('@remotion/renderer/dist/memory/get-available-memory.js');
    const {readFileSync} = fs;
    const {freemem} = os;
    const {warn} = console;
    const seen = (files: Record<string, number | 'max'>) => {
      const said: string[] = [];
      console.warn = (...words: string[]) => void said.push(words.join(' '));
      Object.assign(os, {freemem: () => 4 * GIGABYTE});
      Object.assign(fs, {
        readFileSync: (file: string, ...rest: never[]) => {
          if (!file.startsWith('/sys/fs/cgroup')) return readFileSync(file, ...rest);
          const value = files[file.replace('/sys/fs/cgroup/', '')];
          if (value === undefined) throw new Error('ENOENT');
          return String(value);
        },
      });
      try {
        return [getAvailableMemory('warn') / GIGABYTE, said.some((line) => line.includes('Detected differing memory amounts:'))];
      } finally {
        Object.assign(fs, {readFileSync});
        Object.assign(os, {freemem});
        console.warn = warn;
      }
    };
    assert.deepEqual(seen({'memory.max': 16 * GIGABYTE, 'memory.current': 0}), [4, true]);
    assert.deepEqual(seen({'memory.max': 2 * GIGABYTE, 'memory.current': 0}), [2, false]);
    assert.deepEqual(seen({'memory.max': 'max', 'memory.current': 0}), [4, false]);
    assert.deepEqual(seen({'memory/memory.limit_in_bytes': MOST, 'memory/memory.usage_in_bytes': 0}), [4, true]);
  },
);
