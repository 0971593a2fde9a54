import assert from 'node:assert/strict';
import {createElement as h} from 'react';
import {Audio, Sequence, useCurrentFrame} from 'remotion';
import {mixed} from '../lib/heard';
import {installed} from '../lib/installed';
import {media} from '../lib/media';
import {slowInNode} from '../lib/probe';

type Calls = {callFf: (given: {bin: string; args: string[]}) => Promise<unknown>};

export default slowInNode(
  'A render runs FFmpeg once for each sound, two at a time, and for each part of one that is silent in between, into 16 bits per sample; the verbose log has the filter of each run, then "Merging audio tracks".',
  async () => {
    const ffmpeg = installed<Calls>('@remotion/renderer/dist/call-ffmpeg.js');
    const {callFf} = ffmpeg;
    const {log} = console;
    const lines: string[] = [];
    const passes: string[] = [];
    let [running, most] = [0, 0];
    ffmpeg.callFf = (given) => {
      const task = callFf(given);
      const args = given.args.join(' ');
      if (!args.includes('-filter_script:a')) return task;
      passes.push(args);
      most = Math.max(most, ++running);
      void task.finally(() => running--);
      return task;
    };
    console.log = (...line: unknown[]) => void lines.push(line.map(String).join(' '));
    const Scene = () => {
      const frame = useCurrentFrame();
      const late = [5, 10, 15].map((from) => h(Sequence, {key: from, from, layout: 'none', children: h(Audio, {src: '/tone.wav'})}));
      return [
        h(Audio, {key: 'gap', src: '/tone.wav', volume: frame > 9 && frame < 20 ? 0 : 1}),
        ...late,
        h(Audio, {key: 'muted', src: '/other.wav', muted: true}),
      ];
    };
    try {
      await mixed(Scene, {'tone.wav': await media('tone.wav')}, true);
    } finally {
      ffmpeg.callFf = callFf;
      console.log = log;
    }
    assert.deepEqual([passes.length, most], [5, 2]);
    assert.ok(passes.every((args) => args.includes('-c:a pcm_s16le -ar 48000')));
    const about = lines.filter((line) => /Preprocessing audio track:|Merging audio tracks/.test(line));
    assert.equal(about.length, 6);
    assert.ok(
      about.slice(0, 5).every((line) => /Preprocessing audio track:.*Filter: .*atrim=/s.test(line)),
      about[0],
    );
    assert.match(about[5] ?? '', /Merging audio tracks/);
  },
);
