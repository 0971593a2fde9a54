import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {rejectsWith} from '../lib/render-options';
import {inNode} from '../lib/probe';

const {getOutputFilename} = installed<{getOutputFilename: (given: object) => string}>('@remotion/cli/dist/get-filename.js');

export default inNode('A dot in a folder counts as an extension: ../clip and v1.5/clip get none and are refused, and so is ../frames for images.', async () => {
  const named = (output: string, imageSequence = false) =>
    getOutputFilename({
      ...{imageSequence, compositionName: 'Note', compositionDefaultOutName: null},
      ...{args: [output], defaultExtension: 'mp4', logLevel: 'error'},
    });
  assert.deepEqual([named('./clip'), named('out/../clip')], ['./clip.mp4', 'out/../clip.mp4']);
  for (const output of ['../clip', 'v1.5/clip']) {
    assert.equal(named(output), output);
    assert.match(await rejectsWith({outputLocation: output}), /the output filename must end in one of the following: mp4, mkv, mov\./);
  }
  assert.throws(() => named('../frames', true), {message: 'The output directory of the image sequence cannot have an extension. Got: /frames'});
});
