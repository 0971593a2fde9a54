import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

export default byCommand('An unknown composition ends the command with code 1 and the ids that exist.', async (project) => {
  project.withComposition();
  const {code, output} = await project.remotion(['still', 'Nope']);
  assert.equal(code, 1);
  assert.match(output, /Could not find composition with ID Nope\. Available compositions: Note/);
});
