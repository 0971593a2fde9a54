import assert from 'node:assert/strict';
import {rejectsWith} from '../lib/render-options';
import {inNode} from '../lib/probe';

export default inNode('CRF values are refused outside the range of each codec in the table.', async () => {
  const limits: [object, number, number][] = [
    [{codec: 'h265'}, 0, 51],
    [{codec: 'vp8', outputLocation: 'x.webm'}, 4, 63],
    [{codec: 'vp9', outputLocation: 'x.webm'}, 0, 63],
  ];
  for (const [options, least, most] of limits) {
    const range = new RegExp(`CRF must be between ${least} and ${most} for codec`);
    for (const crf of [least - 1, most + 1]) assert.match(await rejectsWith({...options, crf}), range);
  }
});
