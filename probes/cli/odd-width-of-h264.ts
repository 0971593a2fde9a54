import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

export default byCommand('The command fails to render a composition of odd width to H.264, with "width not divisible by 2".', async (project) => {
  project.withComposition();
  const {code, output} = await project.remotion(['render', 'Note', 'out/odd.mp4', '--width=321', '--frames=0-1']);
  assert.equal(code, 1);
  assert.match(output, /width not divisible by 2/);
  assert.equal(project.has('out/odd.mp4'), false);
});
