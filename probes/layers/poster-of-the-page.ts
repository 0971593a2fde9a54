import assert from 'node:assert/strict';
import {markupAt, numbersOf, valuesOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Samples = {Poster: () => null; SwappingPoster: () => null};

const PAGE = ['docs/layers.mdx'];
const video = {width: 1280, height: 720, fps: 30, durationInFrames: 120};

export default inNode(
  'The poster has four layers: the sky, the sun that rises from 640 to 160 pixels in 90 frames, the hills and the title, in this order. Of its two cards, the second one is in front from frame 60 on.',
  () => {
    const {Poster} = sampleOf<Samples>(PAGE, 'Poster');
    const at = (frame: number) => markupAt(Poster, video, frame);
    const order = ['linear-gradient', 'border-radius', 'clip-path', 'First light'].map((part) => at(0).indexOf(part));
    assert.ok(!order.includes(-1));
    assert.deepEqual(
      order,
      order.toSorted((one, other) => one - other),
    );
    // The container and three layers fill the frame; the sun has a top of its own.
    assert.equal(at(0).match(/position:absolute/g)?.length, 5);
    const heights = [0, 45, 90, 119].map((frame) => numbersOf(at(frame), 'top').find((top) => top > 0));
    assert.deepEqual(heights, [640, 400, 160, 160]);

    const {SwappingPoster} = sampleOf<Samples>(PAGE, 'SwappingPoster');
    const orders = [0, 59, 60, 119].map((frame) => valuesOf(markupAt(SwappingPoster, video, frame), 'z-index').join(' '));
    assert.deepEqual(orders, ['1 0', '1 0', '0 1', '0 1']);
  },
);
