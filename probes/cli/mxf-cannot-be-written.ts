import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

export default byCommand('The output extension mxf selects prores, but the FFmpeg of the packages cannot write the file.', async (project) => {
  project.withComposition();
  const {code, output} = await project.remotion(['render', 'Note', 'out/note.mxf', '--frames=0-1']);
  assert.equal(code, 1);
  assert.match(output, /Codec +prores/);
  assert.match(output, /Unable to choose an output format for '.*note\.mxf'/);
  assert.equal(project.has('out/note.mxf'), false);
});
