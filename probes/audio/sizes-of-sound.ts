import assert from 'node:assert/strict';
import fs from 'node:fs';
import {made} from '../lib/media';
import {inNode} from '../lib/probe';

export default inNode(
  'A minute of stereo is 10.6 MB as a WAV at 44,100 hertz, and 23 MB as 32-bit floating-point samples at 48,000 hertz, which is what a browser decodes to; 60 seconds at a rate of 1.5 take 40.',
  async () => {
    const second = await made('second.wav', '-f lavfi -i sine=sample_rate=44100 -t 1 -ac 2');
    assert.equal(((fs.statSync(second).size * 60) / 1e6).toFixed(1), '10.6');
    assert.equal(((new Float32Array(48_000).byteLength * 2 * 60) / 1e6).toFixed(0), '23');
    assert.equal(60 / 1.5, 40);
  },
);
