import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser('A still waits for a handle that is released after one second.', async (stage) => {
  const started = Date.now();
  await stage.still({scene: 'Waiting', props: {milliseconds: 1000}});
  assert.ok(Date.now() - started >= 1000);
});
