import assert from 'node:assert/strict';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {Sequence} from 'remotion';
import {BeatMarkers} from '../../demos/beat-markers/BeatMarkers';
import {meta} from '../../demos/beat-markers/meta';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';
import {markupAt} from '../lib/at-frame';

type Labels = {fromLabels(text: string): number[]};

export default inNode(
  'A marker at the end of a video of 113 frames leads to a sequence of 0 frames, one that lies after the end to a negative one. The labels of an audio editor become their starts, in seconds.',
  () => {
    const lengths = (durationInFrames: number) => {
      const seen: number[] = [];
      // The sequences are children of what the component returns, and throw only when they are rendered.
      const component = () => {
        const {props} = BeatMarkers({}) as {props: {children: [unknown, {props: {durationInFrames: number}}[]]}};
        seen.push(...props.children[1].map((sequence) => sequence.props.durationInFrames));
        return null;
      };
      markupAt(component, {...meta, durationInFrames}, 0);
      return seen;
    };
    assert.equal(lengths(120).at(-1), 7);
    assert.equal(lengths(113).at(-1), 0);
    assert.equal(lengths(110).at(-1), -3);
    for (const durationInFrames of [0, -3])
      assert.throws(() => renderToStaticMarkup(createElement(Sequence, {durationInFrames, children: 'A shot'})), {
        message: `durationInFrames must be positive, but got ${durationInFrames}`,
      });
    const {fromLabels} = sampleOf<Labels>(['docs/recipes/beat-markers.mdx'], 'from-labels');
    assert.deepEqual(fromLabels('0.512\t0.512\tkick\n1.024\t1.024\t\n'), [0.512, 1.024]);
  },
);
