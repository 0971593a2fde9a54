import assert from 'node:assert/strict';
import {getLottieMetadata, type LottieAnimationData} from '@remotion/lottie';
import {inNode} from '../lib/probe';

const FILE = {w: 400, h: 300, fr: 29.97, op: 89.9};
const read = (data: unknown) => getLottieMetadata(data as LottieAnimationData);

export default inNode(
  'getLottieMetadata() rounds op down for the frames, divides it by fr for the seconds, ignores ip, and returns null for a URL and where w, h, fr or op is missing or 0; null throws, and odd values pass.',
  () => {
    assert.deepEqual(read(FILE), {width: 400, height: 300, fps: 29.97, durationInFrames: 89, durationInSeconds: 89.9 / 29.97});
    assert.equal(read({...FILE, ip: 20, op: 60})?.durationInFrames, 60);
    for (const name of ['w', 'h', 'fr', 'op']) {
      assert.equal(read({...FILE, [name]: 0}), null, name);
      assert.equal(read({...FILE, [name]: undefined}), null, name);
    }
    assert.equal(read('https://example.com/lantern.json'), null);
    assert.throws(() => read(null), {message: "Cannot read properties of null (reading 'w')"});
    assert.deepEqual(read({...FILE, w: -400, h: 'tall'}), {width: -400, height: 'tall', fps: 29.97, durationInFrames: 89, durationInSeconds: 89.9 / 29.97});
  },
);
