import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

export default byCommand('--props that are neither JSON nor a file end the command with code 1.', async (project) => {
  project.withComposition();
  const {code, output} = await project.remotion(['render', 'Note', '--props=nope']);
  assert.equal(code, 1);
  assert.match(output, /You passed --props but it was neither valid JSON nor a file path to a valid JSON file\./);
});
