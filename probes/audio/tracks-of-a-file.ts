import assert from 'node:assert/strict';
import {createElement} from 'react';
import {Audio} from 'remotion';
import {hertzOf, mixed} from '../lib/heard';
import {ffmpeg, ffprobe, made, media} from '../lib/media';
import {slowInNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

const tone = (hertz: number) => `-f lavfi -i sine=frequency=${hertz}:sample_rate=48000`;

export default slowInNode(
  'Of a file with two audio tracks, a render plays the first, and -map 0:a:1 picks the second; the command of the page makes a WAV with one channel and 16,000 samples per second.',
  async () => {
    const both = await made('both.mkv', `${tone(440)} ${tone(880)} -t 1 -map 0 -map 1 -c:a pcm_s16le`);
    const {left} = await mixed(() => createElement(Audio, {src: '/both.mkv'}), {'both.mkv': both});
    assert.equal(Math.round(hertzOf(left.slice(4000, 20_000))), 440);
    const second = await made('second.wav', `-i ${both} -map 0:a:1`);
    const {left: other} = await mixed(() => createElement(Audio, {src: '/second.wav'}), {'second.wav': second});
    assert.equal(Math.round(hertzOf(other.slice(4000, 20_000))), 880);
    const folder = newFolder();
    await ffmpeg(['-v', 'error', '-i', await media('plain.mp4'), ...'-vn -ac 1 -ar 16000 concert.wav'.split(' ')], folder);
    const {streams} = await ffprobe(`${folder}/concert.wav`);
    assert.deepEqual([streams.length, streams[0]?.channels, streams[0]?.sample_rate], [1, 1, '16000']);
  },
);
