import assert from 'node:assert/strict';
import {createElement as h, type CSSProperties} from 'react';
import {AbsoluteFill, Audio, OffthreadVideo} from 'remotion';
import {heardAt} from '../lib/heard';
import {inNode} from '../lib/probe';

export default inNode(
  'A video that display: none, an opacity of 0 or an element in front of it hides is heard in a render as if it were seen; beside an <Audio> of the same file, both are heard, unless the video is muted.',
  () => {
    const heard = (style: CSSProperties, muted = false, besides: object | null = null) =>
      heardAt(() => [h(OffthreadVideo, {key: 1, src: '/concert.mp4', style, muted}), h(AbsoluteFill, {key: 2}), besides as null], 10);
    for (const style of [{}, {display: 'none'}, {opacity: 0}]) assert.deepEqual(heard(style), ['concert.mp4 10']);
    const sound = h(Audio, {key: 3, src: '/concert.mp4'});
    assert.deepEqual(heard({}, false, sound), ['concert.mp4 10', 'concert.mp4 10']);
    assert.deepEqual(heard({}, true, sound), ['concert.mp4 10']);
  },
);
