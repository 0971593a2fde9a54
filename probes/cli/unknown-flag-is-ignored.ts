import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

export default byCommand('An unknown flag changes nothing and is not mentioned, and --log=error hides the ids.', async (project) => {
  project.withComposition();
  const {code, stdout, output} = await project.remotion(['compositions', '--quiet', '--no-such-flag']);
  assert.equal(code, 0);
  assert.match(stdout, /^Note$/m);
  assert.doesNotMatch(output, /no-such-flag/);
  assert.equal((await project.remotion(['compositions', '--quiet', '--log=error'])).stdout.trim(), '');
});
