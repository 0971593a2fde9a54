import assert from 'node:assert/strict';
import {Thumbnail} from '@remotion/player';
import {createElement, createRef, type ElementType} from 'react';
import {renderToString} from 'react-dom/server';
import {Sequence} from 'remotion';
import {inNode} from '../lib/probe';

const frame = {durationInFrames: 90, fps: 30, compositionWidth: 320, compositionHeight: 180, frameToDisplay: 0, noSuspense: true};

const shown = (props: object) => () =>
  renderToString(createElement(Thumbnail as ElementType, {...frame, component: () => createElement(Sequence as ElementType, props, 'Tide')}));

export default inNode(
  'A sequence throws for a from that is not finite, a duration that is no number, another layout, and a style or a ref with the layout none.',
  () => {
    for (const from of [NaN, Infinity]) assert.throws(shown({from}), {message: `The "from" prop of a sequence must be finite, but got ${from}.`});
    for (const durationInFrames of [null, '20'])
      assert.throws(shown({durationInFrames}), {
        message: `You passed to durationInFrames an argument of type ${typeof durationInFrames}, but it must be a number.`,
      });
    assert.throws(shown({layout: 'inline'}), {
      message: 'The layout prop of <Sequence /> expects either "absolute-fill" or "none", but you passed: inline',
    });
    assert.throws(shown({layout: 'none', style: {}}), {message: 'If layout="none", you may not pass a style.'});
    assert.throws(shown({layout: 'none', ref: createRef()}), {
      message: 'It is not supported to pass both a `ref` and `layout="none"` to <Sequence />.',
    });
    for (const layout of ['none', 'absolute-fill']) assert.match(shown({layout, from: -5.5, durationInFrames: 20.5})(), /Tide/);
  },
);
