import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import type {ReactElement} from 'react';
import {markupAt} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Props = {text: string; seconds: number};
type Root = ReactElement<{fps: number; calculateMetadata: (given: {props: Props}) => {durationInFrames: number}}>;

export default inNode(
  'The one composition of the page on overlays shows the text in its props and lasts as many seconds as they say, at 25 frames per second: 100 frames for 4 seconds and 150 for 6.',
  () => {
    // On the page, the samples are indented, since they are steps of a list.
    const copy = path.join(newFolder(), 'overlay.mdx');
    fs.writeFileSync(copy, fs.readFileSync('docs/overlay.mdx', 'utf8').replace(/^ {3}/gm, ''));
    const pages = [path.relative(process.cwd(), copy)];
    const {ChapterTitle} = sampleOf<{ChapterTitle: (props: Props) => null}>(pages, 'ChapterTitle');
    const {RemotionRoot} = sampleOf<{RemotionRoot: () => Root}>(pages, 'Root');
    const {fps, calculateMetadata} = RemotionRoot().props;
    for (const [text, seconds, frames] of [
      ['Before the storm', 4, 100],
      ['In the harbor', 6, 150],
    ] as const) {
      const {durationInFrames} = calculateMetadata({props: {text, seconds}});
      assert.deepEqual([fps, durationInFrames], [25, frames]);
      const markup = markupAt(ChapterTitle, {width: 1920, height: 1080, fps, durationInFrames}, 20, {text, seconds});
      assert.equal(markup.replace(/<[^>]*>/g, ''), text);
    }
  },
);
