import assert from 'node:assert/strict';
import type {ReactElement} from 'react';
import {markupAt} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

const PAGE = ['docs/miscellaneous/emojis.mdx'];

type Samples = {
  EmojiPicture(props: {emoji: string; size: number}): ReactElement<{src: string; width: number}>;
  Typewriter(props: {text: string}): null;
};

export default inNode(
  'The picture of an emoji is named by its code points without fe0f. The typewriter of the page shows a firefighter, whose length is 5, in one step.',
  () => {
    const {EmojiPicture} = sampleOf<Samples>(PAGE, 'EmojiPicture');
    const names = ['🔦', '❤️', '👩‍🚒'].map((emoji) => EmojiPicture({emoji, size: 200}).props.src);
    assert.deepEqual(names, ['/emojis/1f526.svg', '/emojis/2764.svg', '/emojis/1f469-200d-1f692.svg']);
    assert.equal('👩‍🚒'.length, 5);
    const {Typewriter} = sampleOf<Samples>(PAGE, 'Typewriter');
    const size = {width: 320, height: 180, fps: 30, durationInFrames: 60};
    const typed = (frame: number) => markupAt(Typewriter, size, frame, {text: 'A 👩‍🚒!'}).replace(/<[^>]*>/g, '');
    assert.deepEqual([0, 3, 8, 9, 12].map(typed), ['', 'A', 'A ', 'A 👩‍🚒', 'A 👩‍🚒!']);
  },
);
