import assert from 'node:assert/strict';
import {createElement as h, type ElementType, type ReactNode} from 'react';
import {Audio, interpolate, Sequence, useCurrentFrame} from 'remotion';
import {heardAt, soundsAt} from '../lib/heard';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Scene = () => ReactNode;
const PAGE = ['docs/audio/volume.mdx'];
const sample = (name: string) => sampleOf<Record<string, Scene>>(PAGE, name)[name]!;

/** The frame that the function gets, and that of the file, at a frame of the video. */
function asked(around: object | null, props: object, frame: number): string {
  const frames: number[] = [];
  const volume = (each: number) => (frames.push(each), 1);
  const sound = h(Audio as ElementType, {src: '/a.wav', volume, ...props});
  const heard = heardAt(() => (around ? h(Sequence, {...around, children: sound}) : sound), frame);
  return `${String(frames[0])} of ${String(heard[0])}`;
}

export default inNode(
  'volume as a function gets 0 at the first frame that is heard, also after trimBefore and from={-60}. ChapterMusic fades out at the end of a sequence of 76 frames and throws in one of 75; speech lowers music in 10 frames.',
  () => {
    assert.equal(asked(null, {}, 0), '0 of a.wav 0');
    assert.equal(asked({from: 60}, {}, 60), '0 of a.wav 0');
    assert.equal(asked(null, {trimBefore: 90}, 0), '0 of a.wav 90');
    assert.equal(asked({from: -60}, {}, 0), '0 of a.wav 60');
    assert.equal(asked({from: -60}, {trimBefore: 6}, 0), '60 of a.wav 66');
    assert.equal(asked({from: 60}, {playbackRate: 2}, 70), '10 of a.wav 10');

    const music = sample('ChapterMusic');
    const within = (durationInFrames: number) => () => h(Sequence, {durationInFrames, children: h(music)});
    for (const length of [75, 60]) {
      assert.throws(() => soundsAt(within(length), 1));
      assert.throws(() => interpolate(1, [0, 30, length - 45, length], [0, 1, 1, 0]), /inputRange must be strictly monotonically increasing/);
    }
    const last = (length: number) => soundsAt(within(length), length - 1)[0]?.volume;
    assert.deepEqual(
      [last(76), last(200)].map((volume) => volume?.toFixed(3)),
      ['0.022', '0.022'],
    );

    const narrated = sample('Narrated');
    const level = (frame: number) => soundsAt(narrated, frame)[0]?.volume.toFixed(3);
    assert.deepEqual([30, 35, 40, 130, 135, 140, 180, 190, 260, 270].map(level), [
      ...['0.800', '0.475', '0.150', '0.150', '0.475', '0.800'],
      ...['0.800', '0.150', '0.150', '0.800'],
    ]);
    const {fromDecibels} = sampleOf<{fromDecibels: (decibels: number) => number}>(PAGE, 'decibels');
    assert.deepEqual(
      [6, -6, -20].map((decibels) => fromDecibels(decibels).toFixed(2)),
      ['2.00', '0.50', '0.10'],
    );

    const fall = (frame: number) => interpolate(frame, [0, 60], [1, 0.4]);
    const ByNumber = () => h(Audio, {src: '/a.wav', volume: fall(useCurrentFrame())});
    const ByFunction = () => h(Audio, {src: '/a.wav', volume: fall});
    for (const frame of [0, 30, 59]) assert.equal(soundsAt(ByNumber, frame)[0]?.volume, soundsAt(ByFunction, frame)[0]?.volume);
  },
);
