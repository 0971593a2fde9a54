import assert from 'node:assert/strict';
import {createElement} from 'react';
import * as remotion from 'remotion';
import {inNode} from '../lib/probe';
import {markupAt} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';

const PAGE = ['docs/transitions/audio-transitions.mdx'];
const size = {width: 320, height: 180, fps: 30, durationInFrames: 300};

/** In place of the sound: what is played, at which of its frames, and how loudly. */
const Audio = ({src, volume = 1}: {src: string; volume?: number}) =>
  createElement('i', null, `${src.split('/').at(-1)} ${remotion.useCurrentFrame()} ${volume.toFixed(3)}`);
const given = {remotion: {...remotion, Audio}};

const sounds = (scene: () => null, frame: number) => [...markupAt(scene, size, frame).matchAll(/<i>([^<]*)<\/i>/g)].map(([, sound]) => sound);

/** The level of two tones of a second, each at its share of an amplitude of one half. */
function level(shares: [number, number]): string {
  const samples = Array.from({length: 48_000}, (_, index) => {
    const wave = (hertz: number) => 0.5 * Math.sin((2 * Math.PI * hertz * index) / 48_000);
    return (shares[0] * wave(440) + shares[1] * wave(660)) ** 2;
  });
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample, 0) / samples.length).toFixed(2);
}

export default inNode(
  'withSound() plays its file once, from the first frame of the transition, around the new scene; the square root of the share keeps two tones at 0.35, the share itself falls to 0.25; outside a series, the volume is 1.',
  () => {
    const {Postcards} = sampleOf<{Postcards: () => null}>(PAGE, 'Postcards', given);
    assert.deepEqual(sounds(Postcards, 39), []);
    assert.deepEqual(sounds(Postcards, 40), ['card-flick.mp3 0 1.000']);
    assert.deepEqual(sounds(Postcards, 99), ['card-flick.mp3 59 1.000']);
    assert.deepEqual(sounds(Postcards, 100), []);

    const {FromStreetToForest} = sampleOf<{FromStreetToForest: () => null}>(PAGE, 'FromStreetToForest', given);
    assert.deepEqual(sounds(FromStreetToForest, 50), ['street.mp3 50 1.000']);
    for (let frame = 75; frame < 120; frame++) {
      const volumes = sounds(FromStreetToForest, frame).map((sound) => Number(sound?.split(' ')[2]));
      assert.equal(volumes.length, 2);
      const share = (frame - 75) / 45;
      const [off = NaN, off2 = NaN] = [Math.sqrt(1 - share), Math.sqrt(share)].map((volume, index) => Math.abs(volume - volumes[index]!));
      assert.ok(off < 0.001 && off2 < 0.001, volumes.join());
    }
    const {Ambience} = sampleOf<{Ambience: (props: {file: string}) => null}>(PAGE, 'Ambience', given);
    const alone = () => createElement(Ambience, {file: 'alone.mp3'}) as unknown as null;
    assert.deepEqual(sounds(alone, 20), ['alone.mp3 20 1.000']);

    const half = Math.SQRT1_2;
    assert.deepEqual([level([1, 0]), level([1, 1]), level([0.5, 0.5]), level([half, half])], ['0.35', '0.50', '0.25', '0.35']);
  },
);
