import assert from 'node:assert/strict';
import type {ReactNode} from 'react';
import {soundsAt} from '../lib/heard';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

const PAGES = ['docs/course/transitions.mdx', 'docs/course/sound.mdx'];
const video = {width: 1920, height: 1080, fps: 30, durationInFrames: 900};

export default inNode(
  'The music of the course rises from 0 in the first second and falls to 0 in the last two, over the whole video; the chime begins at frame 205, in which the last of the three numbers stands.',
  () => {
    const {Sound} = sampleOf<{Sound: () => ReactNode}>(PAGES, 'Sound');
    const {lengths} = sampleOf<{lengths: {title: number}}>(PAGES, 'scenes');
    const at = (frame: number) =>
      soundsAt(Sound, frame, video).map(({src, volume, mediaFrame}) => [/\w+\.mp3/.exec(src)?.[0], Number(volume.toFixed(3)), mediaFrame]);
    // Where the volume is 0, nothing is passed on to the mix.
    const music = (frame: number) => at(frame).find(([file]) => file === 'music.mp3')?.[1] ?? 0;
    assert.deepEqual([0, 15, 30, 400, 840, 899].map(music), [0, 0.35, 0.7, 0.7, 0.7, 0]);
    assert.ok(Number(music(870)) < 0.4 && Number(music(870)) > 0.3);
    const chimes = (frame: number) => at(frame).filter(([file]) => file === 'chime.mp3');
    assert.equal(lengths.title + 85, 205);
    assert.deepEqual([chimes(204), chimes(205)], [[], [['chime.mp3', 0.5, 0]]]);
  },
);
