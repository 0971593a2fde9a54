import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

export default byCommand('A share of the threads that is rounded down to 0 tabs ends a render with a message.', async (project) => {
  project.withComposition();
  const {code, output} = await project.remotion(['render', 'Note', 'out.mp4', '--concurrency=0%']);
  assert.equal(code, 1);
  assert.match(output, /Minimum for concurrency is 1\./);
  assert.ok(!project.has('out.mp4'));
});
