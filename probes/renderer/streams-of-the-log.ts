import assert from 'node:assert/strict';
import {RenderInternals} from '@remotion/renderer';
import {inNode} from '../lib/probe';

const LEVELS = ['trace', 'verbose', 'info', 'warn', 'error'] as const;
const METHODS = ['log', 'warn', 'error'] as const;

export default inNode(
  'Warnings and errors go to stderr, all other messages to stdout; --log=error leaves errors alone, and each level adds its own messages.',
  () => {
    const before = METHODS.map((method) => console[method]);
    const printed: string[] = [];
    for (const method of METHODS) console[method] = (...parts: unknown[]) => printed.push(`${method} ${parts.join(' ')}`);
    const log = (logLevel: (typeof LEVELS)[number]) => {
      for (const level of LEVELS) RenderInternals.Log[level]({indent: false, logLevel}, level);
      return printed.splice(0);
    };
    try {
      const all = ['log trace', 'log verbose', 'log info', 'warn warn', 'error error'];
      for (const [index, level] of LEVELS.entries()) assert.deepEqual(log(level), all.slice(index), level);
    } finally {
      for (const [index, method] of METHODS.entries()) console[method] = before[index]!;
    }
  },
);
