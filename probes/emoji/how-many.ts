import assert from 'node:assert/strict';
import {AnimatedEmoji, getAvailableEmojis} from '@remotion/animated-emoji';
import type {ReactElement} from 'react';
import {createElement} from 'react';
import {markupAt} from '../lib/at-frame';
import {inNode} from '../lib/probe';

export default inNode('There are 411 animated emojis, each played as a transparent OffthreadVideo from a file of the project by its name.', () => {
  const all = getAvailableEmojis();
  assert.equal(all.length, 411);
  assert.equal(new Set(all.map(({name}) => name)).size, 411);
  const size = {width: 320, height: 180, fps: 30, durationInFrames: 900};
  for (const {name} of all) {
    let video: {src: string; transparent: boolean} | undefined;
    const Scene = () => {
      const loop = AnimatedEmoji({emoji: name}) as ReactElement<{children: ReactElement<{src: string; transparent: boolean}>}>;
      video = loop.props.children.props;
      return createElement('i');
    };
    markupAt(Scene, size, 0);
    assert.deepEqual([video?.src, video?.transparent], [`/${name}-1x.webm`, true]);
  }
});
