import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Request = {width: number; height: number; fps: number | null};
type Choose = (request: Request) => string;

const {chooseCorrectAvc1Profile} = installed<{chooseCorrectAvc1Profile: Choose}>('@remotion/webcodecs/dist/choose-correct-avc1-profile.js');
const {chooseCorrectHevcProfile} = installed<{chooseCorrectHevcProfile: Choose}>('@remotion/webcodecs/dist/choose-correct-hevc-profile.js');

export default inNode('A level of H.264 is found up to 8192 × 4320 at 120 frames per second and none for 20000 × 11250; an unknown rate counts as 60.', () => {
  assert.match(chooseCorrectAvc1Profile({width: 8192, height: 4320, fps: 120}), /^avc1\./);
  const [huge, message] = [{width: 20_000, height: 11_250, fps: 30}, 'profile found for 20000x11250@30fps'];
  assert.throws(() => chooseCorrectAvc1Profile(huge), {message: `No suitable AVC1 ${message}`});
  assert.throws(() => chooseCorrectHevcProfile(huge), {message: `No suitable HEVC ${message}`});
  for (const choose of [chooseCorrectAvc1Profile, chooseCorrectHevcProfile]) {
    const at = (fps: number | null) => choose({width: 1280, height: 720, fps});
    assert.equal(at(null), at(60));
    assert.notEqual(at(30), at(60));
  }
});
