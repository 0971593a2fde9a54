import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

const {checkForNpmRunFlagPass} = installed<{checkForNpmRunFlagPass: (options: object) => void}>('@remotion/cli/dist/check-for-npm-run-flag-pass.js');

export default inNode('If npm has kept a --log for itself, a command ends with code 1 and says that flags belong into the script.', () => {
  const {exit} = process;
  const {error} = console;
  const codes: unknown[] = [];
  const lines: string[] = [];
  process.exit = ((code: unknown) => codes.push(code)) as unknown as typeof process.exit;
  console.error = (...parts: unknown[]) => lines.push(parts.join(' '));
  try {
    delete process.env.npm_config_log;
    checkForNpmRunFlagPass({indent: false, logLevel: 'info'});
    assert.deepEqual([codes, lines], [[], []]);
    process.env.npm_config_log = 'verbose';
    checkForNpmRunFlagPass({indent: false, logLevel: 'info'});
    assert.deepEqual(codes, [1]);
    assert.match(lines.join('\n'), /Edit the npm script and pass Remotion flags to "remotion" command instead\./);
  } finally {
    process.exit = exit;
    console.error = error;
    delete process.env.npm_config_log;
  }
});
