import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Output = {update: (text: string, newline: boolean) => boolean};
const {createOverwriteableCliOutput} = installed<{createOverwriteableCliOutput: (options: object) => Output}>('@remotion/cli/dist/progress-bar.js');
const {shouldUseNonOverlayingLogger} = installed<{shouldUseNonOverlayingLogger: (options: object) => boolean}>(
  '@remotion/cli/dist/should-use-non-overlaying-logger.js',
);

export default inNode(
  'Where the output is no terminal, and with --log=verbose, each step of the progress is a line of its own, and with --quiet there is none.',
  () => {
    const {isTTY, write} = process.stdout;
    const written: string[] = [];
    const progress = (terminal: boolean, logLevel: string, quiet = false) => {
      process.stdout.isTTY = terminal;
      const updatesDontOverwrite = shouldUseNonOverlayingLogger({logLevel});
      const output = createOverwriteableCliOutput({quiet, cancelSignal: null, updatesDontOverwrite, indent: false});
      process.stdout.write = (text: string | Uint8Array) => Boolean(written.push(Buffer.from(text).toString()));
      try {
        output.update('Rendered 1/30', false);
        output.update('Rendered 2/30', false);
      } finally {
        process.stdout.write = write;
      }
      return written.splice(0);
    };
    try {
      for (const lines of [progress(false, 'info'), progress(true, 'verbose'), progress(false, 'error')])
        assert.deepEqual(lines, ['Rendered 1/30\n', 'Rendered 2/30\n']);
      const bars = progress(true, 'info');
      assert.equal(bars[0], 'Rendered 1/30');
      assert.ok(!bars.join('').includes('\n'), bars.join(''));
      assert.deepEqual([progress(true, 'info', true), progress(false, 'verbose', true)], [[], []]);
    } finally {
      process.stdout.isTTY = isTTY;
    }
  },
);
