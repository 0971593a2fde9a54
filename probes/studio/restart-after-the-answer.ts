import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Restart = {noOpUntilRestart(): Promise<void>};

export default inNode(
  'The server answers a request to restart with an empty object, at once and without waiting for the restart, which goes on by itself.',
  async () => {
    const base = '@remotion/studio-server/dist/preview-server';
    const {noOpUntilRestart} = installed<Restart>(`${base}/close-and-restart.js`);
    const {handleRestartStudio} = installed<{handleRestartStudio(): Promise<object>}>(`${base}/routes/restart-studio.js`);
    const order: string[] = [];
    const restarted = noOpUntilRestart()
      .then(() => new Promise((resolve) => setImmediate(resolve)))
      .then(() => order.push('restarted'));
    assert.deepEqual(await handleRestartStudio(), {});
    order.push('answered');
    await restarted;
    assert.deepEqual(order, ['answered', 'restarted']);
  },
);
