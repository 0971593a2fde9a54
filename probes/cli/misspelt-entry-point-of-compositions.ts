import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

export default byCommand('compositions with a path that does not exist lists those of the usual entry point.', async (project) => {
  project.withComposition();
  const {code, stdout} = await project.remotion(['compositions', 'src/nope.tsx', '--quiet']);
  assert.equal(code, 0);
  assert.match(stdout, /^Note$/m);
});
