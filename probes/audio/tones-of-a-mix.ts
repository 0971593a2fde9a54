import assert from 'node:assert/strict';
import {createElement as h, type ElementType} from 'react';
import {Audio} from 'remotion';
import {hertzOf, mixed} from '../lib/heard';
import {made} from '../lib/media';
import {sampleOf} from '../lib/page-sample';
import {slowInNode} from '../lib/probe';

export default slowInNode(
  'A render mixes at 48,000 hertz and in stereo, mono on both sides; toneFrequency turns 440 Hz into 220, 352, 660 and 880 and takes up to 26 ms off the end, playbackRate keeps the pitch and divides the length.',
  async () => {
    // A file at another rate, which ends before the composition does.
    const tone = await made('tone.wav', '-f lavfi -i sine=frequency=440:sample_rate=44100 -t 0.6');
    const play = async (props: object) => {
      const {left, right} = await mixed(() => h(Audio as ElementType, {src: '/tone.wav', ...props}), {'tone.wav': tone});
      assert.ok(left.every((sample, index) => sample === right[index]));
      const end = left.findLastIndex((sample) => Math.abs(sample) > 0.001) / 48_000;
      return {hertz: Math.round(hertzOf(left.slice(4000, 12_000))), seconds: Math.round(end * 100) / 100, missing: 1 - left.length / 48_000};
    };
    const plain = await play({});
    assert.deepEqual([plain.hertz, plain.seconds, plain.missing], [440, 0.6, 0]);
    for (const [toneFrequency, hertz] of [
      [0.5, 220],
      [0.8, 352],
      [1.5, 660],
      [2, 880],
    ]) {
      const {missing, ...shifted} = await play({toneFrequency});
      assert.equal(shifted.hertz, hertz);
      assert.ok(missing < 0.026 && (toneFrequency! < 1 || missing > 0.005), `${toneFrequency} ${missing}`);
    }
    const fast = await play({playbackRate: 2});
    const slow = await play({playbackRate: 0.75});
    assert.deepEqual([fast.hertz, slow.hertz], [440, 440]);
    assert.deepEqual(
      [fast.seconds, slow.seconds].map((seconds) => seconds.toFixed(1)),
      ['0.3', '0.8'],
    );

    const pitched = sampleOf<Record<string, () => {props: {toneFrequency: number}}>>(['docs/audio/pitch.mdx'], 'HighChoir').HighChoir!();
    assert.equal(pitched.props.toneFrequency, 2 ** (4 / 12));
    assert.equal(((2 ** (1 / 12)) ** 12).toFixed(9), '2.000000000');
  },
);
