import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

export default byCommand('--frames ends a still, --frame and --png end a render, each with code 1.', async (project) => {
  project.withComposition();
  const still = await project.remotion(['still', 'Note', '--frames=1']);
  assert.equal(still.code, 1);
  assert.match(still.output, /--frames flag was passed to the `still` command\. This flag only works with the `render` command\. Did you mean `--frame`\?/);
  assert.equal((await project.remotion(['render', 'Note', '--frame=1'])).code, 1);
  assert.match(
    (await project.remotion(['render', 'Note', '--png'])).output,
    /The --png flag has been removed\. Use --sequence --image-format=png from now on\./,
  );
});
