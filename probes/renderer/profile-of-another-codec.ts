import assert from 'node:assert/strict';
import {rejectsWith} from '../lib/render-options';
import {inNode} from '../lib/probe';

export default inNode(
  'A ProRes profile with another codec is refused: You have set a ProRes profile but the codec is "h264". Set the codec to "prores" or remove the ProRes profile.',
  async () => {
    const message = await rejectsWith({proResProfile: '4444'});
    assert.equal(message, 'You have set a ProRes profile but the codec is "h264". Set the codec to "prores" or remove the ProRes profile.');
    assert.doesNotMatch(await rejectsWith({codec: 'prores', outputLocation: 'x.mov', proResProfile: '4444'}), /ProRes profile/);
  },
);
