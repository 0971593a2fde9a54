import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

export default byCommand('A still called cover.gif is a PNG, and a format that contradicts the extension is refused.', async (project) => {
  project.withComposition();
  assert.equal((await project.remotion(['still', 'Note', 'out/cover.gif'])).code, 0);
  assert.equal(project.read('out/cover.gif').toString('latin1', 1, 4), 'PNG');
  const {code, output} = await project.remotion(['still', 'Note', 'out/x.jpg', '--image-format=png']);
  assert.equal(code, 1);
  assert.match(output, /Image format mismatch: out\/x\.jpg was given as the out name, but --image-format=png was passed\. The image formats must match\./);
});
