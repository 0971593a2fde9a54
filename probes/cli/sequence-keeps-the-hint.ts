import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

export default byCommand('The hint about a single frame is printed with --sequence, too, and not with --log=error.', async (project) => {
  project.withComposition();
  const hint = /Selected a single frame\. Assuming you want to output an image\./;
  const render = (...flags: string[]) => project.remotion(['render', 'Note', 'out/note', '--frames=3', '--sequence', ...flags]);
  const {code, output} = await render();
  assert.equal(code, 0, output);
  assert.match(output, hint);
  const quiet = await render('--log=error');
  assert.equal(quiet.code, 0, quiet.output);
  assert.doesNotMatch(quiet.output, hint);
});
