import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

export default byCommand('A --codec that contradicts the extension of the output is refused.', async (project) => {
  project.withComposition();
  const {code, output} = await project.remotion(['render', 'Note', 'out/x.webm', '--codec=h264']);
  assert.equal(code, 1);
  assert.match(
    output,
    /The out name is out\/x\.webm but --codec=h264 was passed\. The out name implies a codec of vp8 or vp9 which does not align with the --codec flag\./,
  );
});
