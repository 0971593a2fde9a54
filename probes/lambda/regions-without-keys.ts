import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

export default byCommand('lambda regions ends with code 0, but with code 1 if --config names a file that does not exist.', async (project) => {
  assert.equal((await project.remotion(['lambda', 'regions'])).code, 0);
  const {code, output} = await project.remotion(['lambda', 'regions', '--config=absent.ts']);
  assert.equal(code, 1);
  assert.match(output, /no file under .* was found/);
});
