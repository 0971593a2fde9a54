import assert from 'node:assert/strict';
import {createElement as h, type ElementType, type ReactNode} from 'react';
import {Audio} from 'remotion';
import {heardAt} from '../lib/heard';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Scene = () => ReactNode;
const sample = (name: string) => sampleOf<Record<string, Scene>>(['docs/audio/trimming.mdx'], name)[name]!;
const sound = (props: object) => () => h(Audio as ElementType, {src: '/a.wav', ...props});

/** Which frames of the file are heard at which ones of the video. */
const at = (Scene: Scene, ...frames: number[]) => frames.map((frame) => heardAt(Scene, frame).map((each) => Number(each.split(' ')[1])));

export default inNode(
  'The samples on trimming play 60 to 210 from frame 0, 60 to 120 from 90, and 45 to 134 in the first 90 frames. Untrimmed, a sound goes from 0 to the end; it keeps its length at a rate of 2, with 60 to 60 none is heard.',
  () => {
    assert.deepEqual(at(sample('PodcastTeaser'), 0, 149, 150), [[60], [209], []]);
    assert.deepEqual(at(sample('Doorbell'), 89, 90, 149, 150), [[], [60], [119], []]);
    assert.deepEqual(at(sample('LateEntry'), 0, 89, 90), [[45], [134], []]);
    assert.deepEqual(at(sound({}), 0, 299), [[0], [299]]);
    assert.deepEqual(at(sound({trimBefore: 60}), 0, 239), [[60], [299]]);
    assert.deepEqual(at(sound({trimAfter: 120}), 0, 119, 120), [[0], [119], []]);
    const part = {trimBefore: 60, trimAfter: 120};
    assert.deepEqual(at(sound(part), 0, 59, 60), [[60], [119], []]);
    // Two seconds on the timeline, in which four of the file pass: 2 to 6, or with 90 one and two, 2 to 4.
    assert.deepEqual(at(sound({...part, playbackRate: 2}), 59, 60), [[119], []]);
    assert.deepEqual(at(sound({trimBefore: 60, trimAfter: 90, playbackRate: 2}), 0, 29, 30), [[60], [89], []]);
    assert.deepEqual(at(sound({trimBefore: 60, trimAfter: 60}), 0, 30, 60), [[], [], []]);
  },
);
