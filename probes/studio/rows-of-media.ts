import assert from 'node:assert/strict';
import {createElement, type ElementType, type ReactNode} from 'react';
import {Audio, Internals, Loop, OffthreadVideo, Sequence, Series, Video} from 'remotion';
import {markupAt} from '../lib/at-frame';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Row = {displayName: string; showInTimeline: boolean};
type Context = {DurationsContext: {Provider: 'context'}};

const video = {width: 320, height: 180, fps: 30, durationInFrames: 90};

/** The names of the rows that a component has in the timeline of the Studio. */
function rowsOf(element: ReactNode): string[] {
  const react = installed<Record<'useEffect' | 'useRef' | 'createRef', unknown>>('react/index.js');
  const {useEffect, useRef, createRef} = react;
  const {DurationsContext} = installed<Context>('remotion/dist/cjs/video/duration-state.js');
  const rows: Row[] = [];
  const effects: (() => void)[] = [];
  const manager = {registerSequence: (row: Row) => void rows.push(row), unregisterSequence: () => undefined, sequences: []};
  // An element that is there, with a volume to set and without a size.
  const there = {current: {gainNode: {gain: {value: 1}}, getClientRects: () => []}};
  react.useEffect = (effect: () => void) => void (String(effect).includes('registerSequence({') && effects.push(effect));
  react.useRef = (initial: unknown) => (initial === null ? there : {current: initial});
  react.createRef = () => there;
  const page = globalThis as {window?: object};
  page.window = {remotion_isStudio: true, location: {href: 'http://localhost:3000'}, navigator: {userAgent: ''}, origin: 'http://localhost:3000'};
  try {
    const durations = {value: {durations: {'http://localhost:3000/match.mp4': 1}, setDurations: () => undefined}};
    const inside = createElement(DurationsContext.Provider, durations as object, element);
    markupAt(() => createElement(Internals.SequenceManager.Provider, {value: manager}, inside), video, 0);
    for (const effect of effects) effect();
  } finally {
    Object.assign(react, {useEffect, useRef, createRef});
    delete page.window;
  }
  return rows.filter(({showInTimeline}) => showInTimeline).map(({displayName}) => displayName);
}

export default inNode(
  'In the timeline, name labels an <Audio>, a sequence and a <Video> with loop, not other videos, and showInTimeline hides a row. With a trimmed file, neither has an effect; with loop, a row stays, called <Loop> by default.',
  () => {
    const row = (tag: unknown, props: object) => rowsOf(createElement(tag as ElementType, {src: '/match.mp4', ...props}));
    for (const [tag, named] of [[Audio, 'Cello'] as const, [Video, 'match.mp4'] as const, [OffthreadVideo, 'match.mp4'] as const]) {
      assert.deepEqual(row(tag, {}), ['match.mp4']);
      assert.deepEqual(row(tag, {name: 'Cello'}), [named]);
      assert.deepEqual(row(tag, {showInTimeline: false}), []);
      for (const trim of [{trimBefore: 5}, {trimAfter: 50}]) assert.deepEqual(row(tag, {name: 'Cello', showInTimeline: false, ...trim}), ['match.mp4']);
    }
    assert.deepEqual(row(Video, {loop: true}), ['<Loop>', 'match.mp4']);
    assert.deepEqual(row(Video, {loop: true, name: 'Cello'}), ['Cello', 'match.mp4']);
    for (const tag of [Audio, Video]) assert.deepEqual(row(tag, {loop: true, showInTimeline: false}), ['<Loop>']);

    const around = (tag: unknown, props: object) => rowsOf(createElement(tag as ElementType, {durationInFrames: 30, ...props}, 'Tide'));
    assert.deepEqual([around(Sequence, {name: 'Tide'}), around(Sequence, {name: 'Tide', showInTimeline: false})], [['Tide'], []]);
    assert.deepEqual([around(Loop, {}), around(Loop, {name: 'Tide'})], [['<Loop>'], ['Tide']]);
    const scene = (props: object) =>
      rowsOf(createElement(Series, null, createElement(Series.Sequence as ElementType, {durationInFrames: 30, ...props}, 'Tide')));
    assert.deepEqual([scene({}), scene({name: 'Tide'})], [['<Series.Sequence>'], ['Tide']]);
  },
);
