import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Module = {getProResProfileName(codec: string, profile: string | undefined): string | null};

export default inNode('FFmpeg gets the numbers 0 to 5 for the ProRes profiles from proxy to 4444-xq, and that of hq without a setting.', () => {
  const {getProResProfileName: numberOf} = installed<Module>('@remotion/renderer/dist/get-prores-profile-name.js');
  const profiles = ['proxy', 'light', 'standard', 'hq', '4444', '4444-xq'];
  assert.deepEqual(
    profiles.map((profile) => numberOf('prores', profile)),
    ['0', '1', '2', '3', '4', '5'],
  );
  assert.equal(numberOf('prores', undefined), numberOf('prores', 'hq'));
  assert.equal(numberOf('h264', undefined), null);
});
