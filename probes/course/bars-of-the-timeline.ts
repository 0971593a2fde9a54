import assert from 'node:assert/strict';
import {createElement as h, type ReactNode} from 'react';
import {Internals} from 'remotion';
import {markupAt} from '../lib/at-frame';
import {installed} from '../lib/installed';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Row = {displayName: string; from: number; duration: number; showInTimeline: boolean};

const PAGES = ['docs/course/title.mdx', 'docs/course/scenes.mdx'];

export default inNode(
  'In the Studio, the video of part 3 has five rows in the timeline, one for each scene; if the numbers take one second more, the three later scenes begin one second later.',
  () => {
    const rowsOf = (given: Record<string, unknown>) => {
      const {YearInReview} = sampleOf<{YearInReview: () => ReactNode}>(PAGES, 'YearInReview', given);
      const react = installed<{useEffect: unknown}>('react/index.js');
      const {useEffect} = react;
      const rows: Row[] = [];
      const effects: (() => void)[] = [];
      const manager = {registerSequence: (row: Row) => void rows.push(row), unregisterSequence: () => undefined, sequences: []};
      const page = globalThis as {window?: object};
      page.window = {remotion_isStudio: true, location: {href: 'http://localhost:3000'}, navigator: {userAgent: ''}, origin: 'http://localhost:3000'};
      react.useEffect = (effect: () => void) => void (String(effect).includes('registerSequence({') && effects.push(effect));
      try {
        const video = {width: 1920, height: 1080, fps: 30, durationInFrames: 960};
        markupAt(() => h(Internals.SequenceManager.Provider, {value: manager}, h(YearInReview)), video, 0);
        for (const effect of effects) effect();
      } finally {
        react.useEffect = useEffect;
        delete page.window;
      }
      return rows.filter(({showInTimeline}) => showInTimeline);
    };
    const plan = sampleOf<{lengths: Record<string, number>}>(PAGES, 'scenes');
    assert.deepEqual(
      rowsOf({}).map(({from, duration}) => [from, duration]),
      [
        [0, 120],
        [120, 180],
        [300, 240],
        [540, 210],
        [750, 150],
      ],
    );
    const longer = {...plan, lengths: {...plan.lengths, numbers: plan.lengths.numbers! + 30}};
    assert.deepEqual(
      rowsOf({'./scenes': longer}).map(({from}) => from),
      [0, 120, 330, 570, 780],
    );
  },
);
