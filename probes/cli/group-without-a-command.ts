import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

const {browserCommand} = installed<{browserCommand: (args: string[], logLevel: string) => unknown}>('@remotion/cli/dist/browser/index.js');

export default inNode('npx remotion browser prints its one command without a command and with an unknown one, and does not fail.', () => {
  const {log} = console;
  const {exit} = process;
  const lines: string[] = [];
  const codes: unknown[] = [];
  console.log = (...parts: unknown[]) => lines.push(parts.join(' '));
  process.exit = ((code: unknown) => codes.push(code)) as unknown as typeof process.exit;
  try {
    for (const args of [[], ['nope']]) {
      assert.equal(browserCommand(args, 'info'), undefined);
      assert.deepEqual(lines.splice(0).filter(Boolean), [
        'remotion browser',
        'Available commands:',
        'remotion browser ensure',
        'Ensure Remotion has a browser to render.',
      ]);
    }
    assert.deepEqual(codes, []);
  } finally {
    console.log = log;
    process.exit = exit;
  }
});
