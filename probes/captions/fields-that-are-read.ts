import assert from 'node:assert/strict';
import {createTikTokStyleCaptions, serializeSrt, type Caption} from '@remotion/captions';
import {caption} from '../lib/captions';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

const PAGE = ['docs/captions/caption.mdx'];

type Frames = {framesOf(caption: Caption, fps: number): {from: number; durationInFrames: number}};
type Cut = {cutBeginning(captions: Caption[], cutMs: number): Caption[]};

export default inNode(
  'createTikTokStyleCaptions() and serializeSrt() read neither confidence nor timestampMs; framesOf() leaves no gap between captions that touch and at least 1 frame to each; cutBeginning() moves them.',
  () => {
    const read: string[] = [];
    const watched = new Proxy(caption('One', 0, 300), {
      get(target, name) {
        read.push(String(name));
        return Reflect.get(target, name) as unknown;
      },
    });
    createTikTokStyleCaptions({captions: [watched], combineTokensWithinMilliseconds: 100});
    serializeSrt({lines: [[watched]]});
    assert.deepEqual([...new Set(read)].sort(), ['endMs', 'startMs', 'text']);

    const {framesOf} = sampleOf<Frames>(PAGE, 'frames-of-caption');
    for (const fps of [24, 25, 29.97, 30, 60]) {
      for (let ms = 0; ms < 3000; ms += 37) {
        const [first, second] = [framesOf(caption('', ms, ms + 151), fps), framesOf(caption('', ms + 151, ms + 300), fps)];
        assert.equal(first.from + first.durationInFrames, second.from, `${ms} at ${fps}`);
      }
    }
    assert.equal(framesOf(caption('', 100, 100), 30).durationInFrames, 1);
    const {cutBeginning} = sampleOf<Cut>(PAGE, 'shift-captions');
    assert.deepEqual(cutBeginning([caption('gone', 0, 900), caption('left', 900, 1500)], 1000), [caption('left', 0, 500)]);
  },
);
