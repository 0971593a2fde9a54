import assert from 'node:assert/strict';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Sample = {timecode(frame: number, fps: number): string};

export default inNode('The timecode of the page is 00:00:12:05 for frame 365 at 30 frames per second, and counts minutes and hours.', () => {
  const {timecode} = sampleOf<Sample>(['docs/player/current-time.mdx'], 'app/timecode');
  assert.equal(timecode(365, 30), '00:00:12:05');
  assert.equal(timecode(0, 25), '00:00:00:00');
  assert.equal(timecode(24 * (2 * 3600 + 3 * 60 + 4) + 23, 24), '02:03:04:23');
});
