import assert from 'node:assert/strict';
import {meta} from '../../demos/safe-areas/meta';
import {SafeAreas} from '../../demos/safe-areas/SafeAreas';
import {markupAt, valuesOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Samples = {insetsOf(app: string): {inset: string}};

export default inNode(
  'At 720 × 1280 pixels, text and guide are 179 pixels from the top, 448 from the bottom and 43 from the sides. The list has the insets of three apps. An outline of 2,000 pixels suffices for a height of 5,700 pixels.',
  () => {
    const markup = markupAt(SafeAreas, meta, 60);
    const margins = ['top', 'bottom', 'left', 'right'].map((side) =>
      valuesOf(markup, side)
        .filter((value) => /\.\d|448/.test(value))
        .map((value) => Math.round(Number.parseFloat(value))),
    );
    assert.deepEqual(margins, [
      [179, 179],
      [448, 448],
      [43, 43],
      [43, 43],
    ]);
    assert.ok(!markupAt(SafeAreas, meta, 60, {guides: false}).includes('2000px'));
    const outline = Number(/outline:(\d+)px/.exec(markup)?.[1]);
    const share = Number(/bottom:(448)px/.exec(markup)?.[1]) / meta.height;
    assert.deepEqual([5700 * share <= outline, 5720 * share <= outline], [true, false]);

    const {insetsOf} = sampleOf<Samples>(['docs/recipes/safe-areas.mdx'], 'margins');
    assert.deepEqual(
      ['reels', 'stories', 'tiktok'].map((app) => insetsOf(app).inset),
      ['14% 6% 35% 6%', '14% 6% 20% 6%', '8% 14% 23% 0%'],
    );
  },
);
