import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

export default byCommand('A tag whose value holds an equals sign ends the render.', async (project) => {
  project.withComposition();
  const {code, output} = await project.remotion(['render', 'Note', '--metadata=title=a=b']);
  assert.equal(code, 1);
  assert.match(output, /"metadata" must be in the format of key=value, but got title=a=b/);
});
