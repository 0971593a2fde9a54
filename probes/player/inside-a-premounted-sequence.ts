import assert from 'node:assert/strict';
import {Thumbnail} from '@remotion/player';
import {createElement, type ElementType, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {Sequence} from 'remotion';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

const PAGE = ['docs/player/premounting.mdx'];

const at = (component: () => ReactNode, frameToDisplay: number) => {
  const video = {component, durationInFrames: 285, fps: 30, compositionWidth: 320, compositionHeight: 180, frameToDisplay};
  return renderToStaticMarkup(createElement(Thumbnail as ElementType, video));
};

/** Whether a sequence is mounted at frame 60 inside one that begins at 90 and is premounted from there on. */
const isMounted = (props: object) => {
  const inner = createElement(Sequence as ElementType, props, createElement('b'));
  return at(() => createElement(Sequence, {from: 90, premountFor: 30, children: inner}), 60).includes('<b>');
};

export default inNode(
  'A sequence in a premounted one is mounted with it if it begins at its frame 0 or before, or by a premountFor that reaches so far; the scenes of the page are mounted at 45, 120 and 75, and no scene before frame 0.',
  () => {
    assert.deepEqual([{from: 0}, {from: -10}, {from: 1}, {from: 30}, {from: 30, premountFor: 29}, {from: 30, premountFor: 45}].map(isMounted), [
      true,
      true,
      false,
      false,
      false,
      true,
    ]);
    const {CityTour} = sampleOf<{CityTour: () => ReactNode}>(PAGE, 'CityTour');
    assert.deepEqual(
      [44, 45].map((frame) => at(CityTour, frame).includes('old-town.mp4')),
      [false, true],
    );
    assert.deepEqual(
      [119, 120].map((frame) => at(CityTour, frame).includes('viewpoint.mp4')),
      [false, true],
    );
    const {Interview} = sampleOf<{Interview: () => ReactNode}>(PAGE, 'Interview');
    const inInterview = (frame: number) => ['interview.mp4', '<img'].map((part) => at(Interview, frame).includes(part));
    assert.deepEqual([74, 75].map(inInterview), [
      [false, false],
      [true, true],
    ]);
    const early = () => createElement(Sequence, {from: 20, premountFor: 45, children: createElement('b')});
    assert.match(at(early, 0), /<b>/);
  },
);
