import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {slowInNode} from '../lib/probe';

const CALL =
  "require('@remotion/renderer').selectComposition({serveUrl: '/no-such-bundle', id: 'Atlas', inputProps: {}, browserExecutable: '/no-such-browser', logLevel: 'error'})";

export default slowInNode(
  'If a function of the renderer rejects and nothing catches it, Node.js ends with code 1 before later code is reached; with a catch, it goes on.',
  () => {
    const ended = (script: string) => {
      const {status, stdout} = spawnSync(process.execPath, ['-e', `${script}; setTimeout(() => console.log('later'), 3000);`], {
        encoding: 'utf8',
        timeout: 25_000,
      });
      return [status, stdout.trim()];
    };
    assert.deepEqual(ended(CALL), [1, '']);
    assert.deepEqual(ended(`${CALL}.catch(() => undefined)`), [0, 'later']);
  },
);
