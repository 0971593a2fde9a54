import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

const {printUsefulErrorMessage} = installed<{printUsefulErrorMessage: (error: Error, logLevel: 'info', indent: boolean) => void}>(
  '@remotion/renderer/dist/print-useful-error-message.js',
);

export default inNode('After an error that names GLIBC_, the renderer advises that at least Libc 2.35 is required, and after other errors it does not.', () => {
  const {log} = console;
  const said: string[] = [];
  console.log = (...parts: unknown[]) => void said.push(parts.join(' '));
  try {
    printUsefulErrorMessage(new Error('The tide is out.'), 'info', false);
    assert.equal(said.length, 0);
    printUsefulErrorMessage(new Error("/lib/libc.so.6: version `GLIBC_2.35' not found (required by /app/remotion)"), 'info', false);
    assert.ok(said.some((line) => line.includes('Remotion requires at least Libc 2.35.')));
  } finally {
    console.log = log;
  }
});
