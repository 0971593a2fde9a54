import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import type {ReactElement} from 'react';
import {markupAt, numbersOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Props = {text: string; seconds: number};
type Root = ReactElement<{calculateMetadata: (given: {props: Props}) => {durationInFrames: number}}>;

export default inNode('The two fades of the chapter title throw in 24 frames and fit into 25, which its composition lasts at least.', () => {
  // On the page, the samples are indented, since they are steps of a list.
  const copy = path.join(newFolder(), 'overlay.mdx');
  fs.writeFileSync(copy, fs.readFileSync('docs/overlay.mdx', 'utf8').replace(/^ {3}/gm, ''));
  const pages = [path.relative(process.cwd(), copy)];
  const {ChapterTitle} = sampleOf<{ChapterTitle: (props: Props) => null}>(pages, 'ChapterTitle');
  const opacities = (durationInFrames: number) =>
    Array.from({length: durationInFrames}, (_, frame) =>
      numbersOf(markupAt(ChapterTitle, {width: 1920, height: 1080, fps: 25, durationInFrames}, frame, {text: 'Low tide', seconds: 1}), 'opacity').at(-1),
    );
  const shortest = opacities(25);
  assert.deepEqual([shortest[0], shortest[12], shortest[24]], [0, 1, 0]);
  assert.throws(() => opacities(24), /inputRange must be strictly monotonically increasing/);
  const {RemotionRoot} = sampleOf<{RemotionRoot: () => Root}>(pages, 'Root');
  const lasts = (seconds: number) => RemotionRoot().props.calculateMetadata({props: {text: '', seconds}}).durationInFrames;
  assert.deepEqual([lasts(0.1), lasts(4)], [25, 100]);
});
