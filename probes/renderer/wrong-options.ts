import assert from 'node:assert/strict';
import {rejectsWith} from '../lib/render-options';
import {inNode} from '../lib/probe';

export default inNode('renderMedia() refuses wrong codecs, scales, qualities and CRF values, each with the message of its section.', async () => {
  const refused: [Parameters<typeof rejectsWith>[0], RegExp][] = [
    [{codec: 'theora' as never}, /Got unexpected codec "theora"/],
    [{scale: 20}, /"scale" must be smaller or equal than 16, but is 20/],
    [{jpegQuality: 101}, /JPEG Quality option must be between 0 and 100\./],
    [{crf: 60}, /CRF must be between 1 and 51 for codec h264\. Passed: 60/],
    [{codec: 'prores', outputLocation: 'x.mov', crf: 10}, /The "prores" codec does not support the --crf option\./],
  ];
  for (const [options, message] of refused) assert.match(await rejectsWith(options), message);
});
