import assert from 'node:assert/strict';
import {type CalculateMetadataFunction, Internals} from 'remotion';
import {inNode} from '../lib/probe';

type Props = Record<string, unknown>;

export default inNode(
  'What calculateMetadata() leaves out or returns as undefined falls back to the composition, and the props that it returns replace the props as a whole.',
  async () => {
    const resolve = (calculateMetadata: CalculateMetadataFunction<Props>) =>
      Internals.resolveVideoConfig({
        calculateMetadata,
        signal: new AbortController().signal,
        defaultProps: {title: 'Soup', spicy: false},
        originalProps: {title: 'Curry', spicy: false},
        compositionId: 'Recipe',
        compositionDurationInFrames: 90,
        compositionFps: 30,
        compositionHeight: 720,
        compositionWidth: 1280,
      });
    const kept = await resolve(({props, defaultProps, compositionId}) => {
      assert.deepEqual([props.title, defaultProps.title, compositionId], ['Curry', 'Soup', 'Recipe']);
      return {durationInFrames: 45, width: undefined};
    });
    assert.deepEqual([kept.durationInFrames, kept.fps, kept.width, kept.height], [45, 30, 1280, 720]);
    assert.deepEqual(kept.props, {title: 'Curry', spicy: false});
    const replaced = await resolve(() => Promise.resolve({props: {title: 'Pad thai'}, height: 1920}));
    assert.deepEqual([replaced.durationInFrames, replaced.fps, replaced.width, replaced.height], [90, 30, 1280, 1920]);
    assert.deepEqual(replaced.props, {title: 'Pad thai'});
  },
);
