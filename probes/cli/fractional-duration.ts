import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

export default byCommand('A duration of 10.5 frames ends compositions with a message that names the composition.', async (project) => {
  project.withComposition();
  project.write({'src/index.tsx': project.read('src/index.tsx').toString().replace('durationInFrames={10}', 'durationInFrames={10.5}')});
  const {code, output} = await project.remotion(['compositions']);
  assert.equal(code, 1);
  assert.match(output, /The "durationInFrames" prop in <Composition id="Note"> must be an integer, but got 10\.5\./);
});
