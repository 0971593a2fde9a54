import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

export default byCommand('A wrong --chrome-mode and a wrong --image-format end the render with code 1.', async (project) => {
  project.withComposition();
  const mode = await project.remotion(['render', 'Note', '--chrome-mode=slow']);
  assert.equal(mode.code, 1);
  assert.match(mode.output, /Invalid `--chrome-mode` value passed\./);
  const format = await project.remotion(['render', 'Note', '--image-format=webp']);
  assert.equal(format.code, 1);
  assert.match(format.output, /Invalid image format: webp/);
});
