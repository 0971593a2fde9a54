import assert from 'node:assert/strict';
import type {Part} from '@remotion/paths';
import {inNode} from '../lib/probe';
import {markupAt} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';

const PAGES = ['docs/paths/get-parts.mdx'];

export default inNode(
  'partsOf() makes one part of each line and curve, up to four of an arc, and one of the closing line, of length 0 if it leads nowhere. The labels of the trail, 3.6, 4.0 and 3.6 km, appear 20 frames apart.',
  () => {
    const {partsOf} = sampleOf<{partsOf(path: string): Part[]}>(PAGES, 'parts-of');
    const lengths = (path: string) => partsOf(path).map(({length}) => Number(length.toFixed(1)));
    assert.deepEqual(lengths('M 0 0 H 10 V 10 Z'), [10, 10, 14.1]);
    assert.deepEqual(lengths('M 0 0 H 10 V 10 H 0 L 0 0 Z'), [10, 10, 10, 10, 0]);
    assert.equal(partsOf('M 0 0 A 5 5 0 1 1 0.1 0').length, 4);
    assert.equal(partsOf('M 0 0 Q 5 5 10 0 T 20 0').length, 2);
    const [, second] = partsOf('M 0 0 H 10 V 10');
    assert.deepEqual(second?.getPointAtLength(4), {x: 10, y: 4});

    const {HikingLegs} = sampleOf<{HikingLegs: () => null}>(PAGES, 'HikingLegs');
    const size = {width: 1280, height: 720, fps: 30, durationInFrames: 60};
    // A comment separates the two texts in the markup of React.
    const seen = (frame: number) =>
      markupAt(HikingLegs, size, frame)
        .replace(/<!-- -->/g, '')
        .match(/[\d.]+ km/g) ?? [];
    assert.deepEqual(
      [seen(0), seen(19), seen(20), seen(39), seen(40)].map((each) => each.join()),
      ['3.6 km', '3.6 km', '3.6 km,4.0 km', '3.6 km,4.0 km', '3.6 km,4.0 km,3.6 km'],
    );
  },
);
