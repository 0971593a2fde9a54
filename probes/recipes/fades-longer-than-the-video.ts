import assert from 'node:assert/strict';
import type {ReactElement} from 'react';
import {inNode} from '../lib/probe';
import {markupAt} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';

export default inNode(
  'Fades that are longer than the video throw that inputRange must be strictly monotonically increasing, for 81 frames with [0,30,20,80].',
  () => {
    const size = {width: 320, height: 180, fps: 30};
    const {FadedMusic} = sampleOf<{FadedMusic: () => ReactElement<{volume: (frame: number) => number}>}>(['docs/recipes/fade-and-duck.mdx'], 'FadedMusic');
    const volumeIn = (durationInFrames: number) => {
      let element: ReactElement<{volume: (frame: number) => number}> | undefined;
      markupAt(() => ((element = FadedMusic()), null), {...size, durationInFrames}, 0);
      return element!.props.volume;
    };
    assert.throws(() => volumeIn(81)(0), /inputRange must be strictly monotonically increasing but got \[0,30,20,80\]/);
    assert.deepEqual([0, 30, 239, 299].map(volumeIn(300)), [0, 0.7, 0.7, 0]);
  },
);
