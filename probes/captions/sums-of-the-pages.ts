import assert from 'node:assert/strict';
import fs from 'node:fs';
import type {Caption} from '@remotion/captions';
import {made} from '../lib/media';
import {slowInNode} from '../lib/probe';

export default slowInNode(
  'An hour of MP3 at 48 kbit/s is about 22 MB, and an hour of 9,000 words as captions about 1 MB of JSON; 90 frames at 30 per second are 3,000 milliseconds.',
  async () => {
    const file = await made('orchard.mp3', '-f lavfi -i sine=sample_rate=48000 -t 60 -c:a libmp3lame -b:a 48k');
    assert.equal(((fs.statSync(file).size * 60) / 1e6).toFixed(0), '22');
    const words = Array.from({length: 9000}, (_, index): Caption => {
      const startMs = index * 400;
      return {text: ' apples', startMs, endMs: startMs + 350, timestampMs: startMs + 120, confidence: 0.95};
    });
    const megabytes = JSON.stringify(words).length / 1e6;
    assert.ok(megabytes > 0.7 && megabytes < 1.3, String(megabytes));
    assert.equal((90 / 30) * 1000, 3000);
  },
);
