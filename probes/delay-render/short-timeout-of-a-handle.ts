import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser('A handle with a timeout of 3000 ms fails after 1000 ms, and one of 1000 ms fails at once.', async (stage) => {
  const waiting = (timeoutInMilliseconds: number) => stage.still({scene: 'Waiting', props: {label: 'x', milliseconds: null, timeoutInMilliseconds}});
  await assert.rejects(waiting(3000), /was called but not cleared after 1000ms/);
  await assert.rejects(waiting(1000), /was called but not cleared after -1000ms/);
});
