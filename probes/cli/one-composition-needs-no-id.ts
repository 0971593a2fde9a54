import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

export default byCommand('A project with one composition renders it without an id, into the folder out.', async (project) => {
  project.withComposition();
  const {code, output} = await project.remotion(['render']);
  assert.equal(code, 0, output);
  assert.ok(project.has('out/Note.mp4'));
  assert.match(output, /\+ +out\/Note\.mp4/);
});
