import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

export default byCommand('A sequence of ten PNG images has numbers of equal length, and the command ends with ▶.', async (project) => {
  project.withComposition();
  const {code, output} = await project.remotion(['render', 'Note', 'out/images', '--sequence', '--image-format=png']);
  assert.equal(code, 0, output);
  assert.ok(project.has('out/images/element-0.png') && project.has('out/images/element-9.png'));
  assert.match(output, /▶/);
});
