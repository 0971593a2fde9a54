import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Given = {
  compositionId: string;
  defaultExtension: string;
  args: string[];
  type: string;
  outputLocationFromUi: null;
  compositionDefaultOutName: string | null;
};

export default inNode(
  'Without an output, a file is out/Cover.png, a sequence the folder out/Cover; defaultOutName of calculateMetadata() takes the place of the id, and an output that of all.',
  () => {
    const {getOutputLocation} = installed<{getOutputLocation(given: Given): string}>('@remotion/cli/dist/user-passed-output-location.js');
    const output = (type: string, compositionDefaultOutName: string | null, defaultExtension = 'png', ...args: string[]) =>
      getOutputLocation({compositionId: 'Cover', defaultExtension, args, type, outputLocationFromUi: null, compositionDefaultOutName});
    assert.equal(output('asset', null), 'out/Cover.png');
    assert.equal(output('sequence', null), 'out/Cover');
    assert.equal(output('asset', 'recipe-pad-thai', 'mp4'), 'out/recipe-pad-thai.mp4');
    assert.equal(output('sequence', 'ad-square'), 'out/ad-square');
    assert.equal(output('asset', 'ad-square', 'mp4', 'x.webm'), 'x.webm');
  },
);
