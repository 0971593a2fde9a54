import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

export default byCommand('A bundle of an entry point that does not exist ends with its path.', async (project) => {
  project.withComposition();
  const {code, output} = await project.remotion(['bundle', 'src/nope.ts']);
  assert.equal(code, 1);
  assert.match(output, /Entry point was specified as src\/nope\.ts, but it was not found\./);
});
