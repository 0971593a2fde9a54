import assert from 'node:assert/strict';
import {createRequire} from 'node:module';
import path from 'node:path';
import {inNode} from '../lib/probe';

type Cleanup = {registerCleanupJob: (label: string, job: () => void) => void; handleCtrlC: (options: object) => void};

const load = createRequire(path.join(__dirname, '../../package.json'));
const FILE = path.join(__dirname, '../../node_modules/@remotion/cli/dist/cleanup-before-quit.js');

export default inNode('Ctrl+C runs what a command has left to clean up, then ends it with code 0.', () => {
  // A copy of its own, without the jobs of earlier commands.
  const known = load.cache[FILE];
  delete load.cache[FILE];
  const {registerCleanupJob, handleCtrlC} = load(FILE) as Cleanup;
  if (known) load.cache[FILE] = known;
  else delete load.cache[FILE];

  const before = process.listeners('SIGINT');
  const {exit} = process;
  const steps: unknown[] = [];
  process.exit = ((code: number) => steps.push(code)) as unknown as typeof process.exit;
  try {
    handleCtrlC({indent: false, logLevel: 'error'});
    registerCleanupJob('the bundle', () => steps.push('bundle'));
    registerCleanupJob('the server', () => steps.push('server'));
    const added = process.listeners('SIGINT').filter((listener) => !before.includes(listener));
    assert.equal(added.length, 1);
    for (const listener of added) listener('SIGINT');
    assert.deepEqual(steps, ['bundle', 'server', 0]);
  } finally {
    process.exit = exit;
    for (const listener of process.listeners('SIGINT')) if (!before.includes(listener)) process.off('SIGINT', listener);
  }
});
