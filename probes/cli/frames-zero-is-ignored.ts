import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

export default byCommand('--frames=0 is ignored: all frames are rendered to a video. --frames=0-0 with --sequence writes one image.', async (project) => {
  project.withComposition();
  const {code, output} = await project.remotion(['render', 'Note', 'out/zero.mp4', '--frames=0']);
  assert.equal(code, 0, output);
  assert.match(output, /Rendered 10\/10/);
  const image = await project.remotion(['render', 'Note', 'out/zero', '--frames=0-0', '--sequence']);
  assert.equal(image.code, 0, image.output);
  assert.ok(project.has('out/zero/element-0.png') && !project.has('out/zero/element-1.png'));
});
