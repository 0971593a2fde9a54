import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

export default byCommand('A range that runs backward and a sequence with an extension end the render.', async (project) => {
  project.withComposition();
  const backward = await project.remotion(['render', 'Note', '--frames=5-3']);
  assert.equal(backward.code, 1);
  assert.match(backward.output, /The second number of the --frames flag number should be greater or equal than first number/);
  assert.match(
    (await project.remotion(['render', 'Note', 'out/a.png', '--sequence'])).output,
    /The output directory of the image sequence cannot have an extension\. Got: png/,
  );
});
