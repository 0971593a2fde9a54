import assert from 'node:assert/strict';
import {Thumbnail} from '@remotion/player';
import {createElement, type ElementType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {Loop, Sequence} from 'remotion';
import {inNode} from '../lib/probe';

const video = {compositionWidth: 320, compositionHeight: 180, fps: 30, durationInFrames: 120, noSuspense: true};

const markup = (props: object, frameToDisplay = 10) => {
  const loop = createElement(Loop as ElementType, {durationInFrames: 40, ...props}, 'tick');
  return renderToStaticMarkup(
    createElement(Thumbnail as ElementType, {...video, frameToDisplay, component: () => createElement(Sequence, {from: 5, children: loop})}),
  );
};

export default inNode(
  'A loop does nothing with className, premountFor and styleWhilePremounted, and throws for a duration of 0, Infinity and none at all.',
  () => {
    for (const frame of [0, 4, 5, 44, 45, 119])
      assert.equal(markup({className: 'box', premountFor: 5, styleWhilePremounted: {opacity: 0.3}}, frame), markup({}, frame));
    assert.match(markup({style: {padding: 8}}), /padding:8px/);
    const refused: [unknown, string][] = [
      [0, 'must be positive, but got 0.'],
      [-1, 'must be positive, but got -1.'],
      [Infinity, 'must be finite, but got Infinity.'],
      [undefined, 'is missing.'],
    ];
    for (const [durationInFrames, reason] of refused)
      assert.throws(() => markup({durationInFrames}), {message: `The "durationInFrames" prop of the <Loop /> component ${reason}`});
  },
);
