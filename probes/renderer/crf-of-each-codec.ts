import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Quality = {codec: string; encodingMaxRate?: string; encodingBufferSize?: string; crf?: number};
const {validateQualitySettings} = installed<{validateQualitySettings: (options: Quality) => string[]}>('@remotion/renderer/dist/crf.js');

const DEFAULTS = {h264: 18, 'h264-mkv': 18, 'h264-ts': 18, h265: 23, vp8: 9, vp9: 28, prores: null, gif: null, mp3: null, aac: null, wav: null};

export default inNode(
  'Without a setting, the CRF is 18 for H.264, 23 for H.265, 9 for VP8 and 28 for VP9, and the other codecs have none; a maximum works beside it.',
  () => {
    for (const [codec, crf] of Object.entries(DEFAULTS)) assert.deepEqual(validateQualitySettings({codec}), crf === null ? [] : ['-crf', String(crf)], codec);
    assert.deepEqual(validateQualitySettings({codec: 'h264', crf: 20, encodingMaxRate: '8M', encodingBufferSize: '16M'}), [
      ...['-crf', '20', '-bufsize', '16M', '-maxrate', '8M'],
    ]);
  },
);
