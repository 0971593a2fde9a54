import assert from 'node:assert/strict';
import type {ReactNode} from 'react';
import {inNode} from '../lib/probe';
import {markupAt} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';

const size = {width: 1280, height: 280, fps: 30, durationInFrames: 120};

export default inNode(
  'Text that is typed and deleted keeps an emoji whole, is complete until frame 60 and gone after a frame per character; 25 characters throw, 24 do not.',
  () => {
    const {TypeAndDelete} = sampleOf<{TypeAndDelete: (props: {text?: string}) => ReactNode}>(['docs/recipes/typewriter.mdx'], 'TypeAndDelete');
    const at = (frame: number, text?: string) =>
      /<div[^>]*><div>(.*)\|<\/div>/.exec(markupAt(TypeAndDelete, size, frame, text === undefined ? {} : {text}))?.[1];
    assert.deepEqual(
      [10, 18, 34, 60, 66, 72].map((frame) => at(frame)),
      ['', 'Good', 'Good morning', 'Good morning', 'Good m', ''],
    );
    assert.deepEqual(
      [11, 12, 13, 14].map((frame) => at(frame, '👩‍🚀!')),
      ['', '👩‍🚀', '👩‍🚀', '👩‍🚀!'],
    );
    assert.equal(at(58, 'x'.repeat(24)), 'x'.repeat(24));
    assert.throws(() => at(58, 'x'.repeat(25)), /inputRange must be strictly monotonically increasing/);
  },
);
