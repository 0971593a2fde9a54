import assert from 'node:assert/strict';
import {rejectsWith} from '../lib/render-options';
import {inNode} from '../lib/probe';

export default inNode(
  'CRF values are refused outside the range of the codec: h264 above 51 and at 0, h265 from 0 to 51, vp8 from 4 to 63, vp9 from 0 to 63.',
  async () => {
    const limits: [object, number, number][] = [
      [{codec: 'h265'}, 0, 51],
      [{codec: 'vp8', outputLocation: 'x.webm'}, 4, 63],
      [{codec: 'vp9', outputLocation: 'x.webm'}, 0, 63],
    ];
    for (const [options, least, most] of limits) {
      const range = new RegExp(`CRF must be between ${least} and ${most} for codec`);
      for (const crf of [least - 1, most + 1]) assert.match(await rejectsWith({...options, crf}), range);
    }
    assert.match(await rejectsWith({codec: 'h264', crf: 52}), /CRF must be between 1 and 51 for codec h264/);
    assert.match(await rejectsWith({codec: 'h264', crf: 0}), /Setting the CRF to 0 with a H264 codec is not supported/);
  },
);
