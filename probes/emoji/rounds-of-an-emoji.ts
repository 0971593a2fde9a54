import assert from 'node:assert/strict';
import {AnimatedEmoji, type AnimatedEmojiProps, getAvailableEmojis} from '@remotion/animated-emoji';
import {Thumbnail} from '@remotion/player';
import {createElement, type ReactElement} from 'react';
import {renderToString} from 'react-dom/server';
import {inNode} from '../lib/probe';

type Looped = {durationInFrames: number; children: ReactElement<{src: string; muted: boolean; transparent: boolean}>};

export default inNode(
  'A round of fire has 32 frames at 30 per second, of rocket-1x.webm by default, silent and transparent; a speed that leaves no frame throws, and so does an unknown name, with all names.',
  () => {
    const looped = (props: Partial<AnimatedEmojiProps>, fps = 30) => {
      const found: Looped[] = [];
      const Scene = () => {
        const element = AnimatedEmoji({emoji: 'fire', ...props}) as ReactElement<Looped>;
        found.push(element.props);
        return element;
      };
      const video = {component: Scene, durationInFrames: 300, fps, compositionWidth: 320, compositionHeight: 180, frameToDisplay: 0};
      const html = renderToString(createElement(Thumbnail, {...video, inputProps: {}}));
      // On a server, an error in a composition is written into the markup.
      const error = /data-msg="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>') ?? '';
      return {...found[0]!, error};
    };
    const {durationInFrames, error} = looped({});
    assert.deepEqual([durationInFrames, error], [32, '']);
    assert.deepEqual([looped({}, 60).durationInFrames, looped({playbackRate: 2}).durationInFrames, looped({playbackRate: 0.5}).durationInFrames], [65, 16, 65]);
    const {src, muted, transparent} = looped({emoji: 'rocket', transparent: false}).children.props;
    assert.deepEqual([src, muted, transparent], ['/rocket-1x.webm', true, true]);
    assert.match(looped({playbackRate: 100}).error, /The "durationInFrames" prop of the <Loop \/> component must be positive, but got 0\./);
    const names = getAvailableEmojis().map(({name}) => name);
    assert.ok(looped({emoji: 'sun-shine' as never}).error.includes(`Emoji sun-shine not found. Available emojis: ${names.join(', ')}`));
  },
);
