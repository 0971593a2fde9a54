import assert from 'node:assert/strict';
import {createElement as h, Fragment} from 'react';
import {Audio} from 'remotion';
import {mixed} from '../lib/heard';
import {made} from '../lib/media';
import {slowInNode} from '../lib/probe';

export default slowInNode(
  'A render multiplies samples by the volume, so that a peak of 0.3 becomes 0.9 at 3 and is cut off at 1 at 5, adds sounds up without normalizing, cuts their sum off, too, and lets silence begin where a file ends.',
  async () => {
    const files = {
      'a.wav': await made('a.wav', '-f lavfi -i sine=frequency=440:sample_rate=48000 -t 0.5 -af pan=stereo|c0=2.4*c0|c1=2.4*c0'),
      'b.wav': await made('b.wav', '-f lavfi -i sine=frequency=440:sample_rate=48000 -t 0.5 -af pan=stereo|c0=2.4*c0|c1=2.4*c0'),
    };
    const peak = async (...volumes: [string, number][]) => {
      const {left} = await mixed(() => h(Fragment, {children: volumes.map(([name, volume]) => h(Audio, {key: name, src: `/${name}.wav`, volume}))}), files);
      assert.ok(left.slice(24_100).every((sample) => Math.abs(sample) < 0.001));
      const high = Math.max(...left);
      return [high.toFixed(2), left.filter((sample) => sample > 0.999).length > 1000];
    };
    assert.deepEqual(await peak(['a', 1]), ['0.30', false]);
    assert.deepEqual(await peak(['a', 3]), ['0.90', false]);
    assert.deepEqual(await peak(['a', 5]), ['1.00', true]);
    assert.deepEqual(await peak(['a', 1], ['b', 1]), ['0.60', false]);
    assert.deepEqual(await peak(['a', 3], ['b', 3]), ['1.00', true]);
  },
);
