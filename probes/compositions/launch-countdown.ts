import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import type {ReactElement} from 'react';
import {markupAt, numbersOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

const PAGE = 'docs/getting-started.mdx';

export default inNode(
  'The entry point of the first project is three lines long; its composition is called LaunchCountdown and lasts 150 frames, 5 seconds, in which it counts from 5 to 1 and its bar becomes as wide as the video.',
  () => {
    const [, entry = ''] = /```ts title="src\/index\.ts"\n(.*?)```/s.exec(fs.readFileSync(path.join(__dirname, '../..', PAGE), 'utf8')) ?? [];
    assert.equal(entry.split('\n').filter((line) => line.trim()).length, 3);
    const {RemotionRoot} = sampleOf<{RemotionRoot(): ReactElement<Record<string, unknown>>}>([PAGE], 'Root');
    const {id, durationInFrames, fps} = RemotionRoot().props as {id: string; durationInFrames: number; fps: number};
    assert.deepEqual([id, durationInFrames, durationInFrames / fps], ['LaunchCountdown', 150, 5]);
    const {LaunchCountdown} = sampleOf<{LaunchCountdown(): null}>([PAGE], 'LaunchCountdown');
    const at = (frame: number) => markupAt(LaunchCountdown, {width: 1280, height: 720, fps, durationInFrames}, frame);
    const seconds = Array.from({length: 150}, (_, frame) => /T−(\d)/.exec(at(frame))?.[1]);
    assert.deepEqual([...new Set(seconds)], ['5', '4', '3', '2', '1']);
    assert.equal(numbersOf(at(149), 'width').at(-1), 100);
  },
);
