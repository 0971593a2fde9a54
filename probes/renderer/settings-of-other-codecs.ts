import assert from 'node:assert/strict';
import {rejectsWith} from '../lib/render-options';
import {inNode} from '../lib/probe';

export default inNode('Presets, profiles and loops are refused with other codecs, the last one under a wrong name.', async () => {
  assert.match(await rejectsWith({codec: 'prores', outputLocation: 'x.mov', x264Preset: 'fast'}), /You have set a x264 preset but the codec is "prores"\./);
  assert.match(await rejectsWith({proResProfile: 'hq'}), /You have set a ProRes profile but the codec is "h264"\./);
  assert.match(await rejectsWith({numberOfGifLoops: 1}), /"everyNthFrame" can only be set if "codec" is set to "gif"/);
});
