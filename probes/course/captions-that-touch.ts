import assert from 'node:assert/strict';
import type {ReactNode} from 'react';
import {slowInNode} from '../lib/probe';
import {markupAt} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';

const PAGES = ['docs/course/captions.mdx'];

type Caption = {text: string; startMs: number; endMs: number};

export default slowInNode(
  'Where two captions touch at 7,000 milliseconds, frame 210 shows the second and frame 209 the first; none of the 900 frames shows two, and all nine appear.',
  () => {
    const {Captions} = sampleOf<{Captions: (props: {captions: Caption[]}) => ReactNode}>(PAGES, 'Captions');
    const captions = sampleOf<Caption[]>(PAGES, 'captions.json');
    const shown = Array.from({length: 900}, (_, frame) => {
      const markup = markupAt(Captions, {width: 1920, height: 1080, fps: 30, durationInFrames: 900}, frame, {captions});
      return captions.filter(({text}) => markup.includes(text)).map(({text}) => text);
    });
    assert.deepEqual([shown[209], shown[210]], [['Forty-eight of us came, week after week,'], ['and nobody counted the cups of tea.']]);
    assert.ok(shown.every(({length}) => length <= 1));
    assert.deepEqual(
      [...new Set(shown.flat())],
      captions.map(({text}) => text),
    );
    assert.ok(captions.every(({text}) => text.length < 70));
  },
);
