import assert from 'node:assert/strict';
import {noise2D} from '@remotion/noise';
import {markupAt, numbersOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

const SIZE = {width: 1280, height: 720, fps: 30, durationInFrames: 300};
const COLUMNS = 60;
const ROWS = 6;

export default inNode(
  'The buoy takes height and tilt from two places of one landscape, 40 units apart, at the time of the frame; a gust of the wheat field is 4 stalks farther right after 0.3 seconds, in a slightly different shape.',
  () => {
    const {Buoy} = sampleOf<{Buoy(): null}>(['docs/noise/index.mdx'], 'Buoy');
    for (const frame of [0, 20, 75]) {
      const markup = markupAt(Buoy, SIZE, frame);
      const [, y = NaN] = /translate:0 (-?[\d.e-]+)px/.exec(markup)?.map(Number) ?? [];
      assert.ok(Math.abs(y - noise2D('harbor', frame / 30, 0.5) * 60) < 1e-6);
      assert.ok(Math.abs(numbersOf(markup, 'rotate')[0]! - noise2D('harbor', frame / 30, 40.5) * 15) < 1e-6);
    }

    const {WheatField} = sampleOf<{WheatField(): null}>(['docs/noise/noise-3d.mdx'], 'WheatField');
    const gustsAt = (frame: number) => [...markupAt(WheatField, SIZE, frame).matchAll(/q0 -90 (-?[\d.e-]+) -160/g)].map(([, x]) => (Number(x) - 30) / 60);
    const [before, after] = [gustsAt(60), gustsAt(69)];
    assert.equal(before.length, COLUMNS * ROWS);
    /** The average difference between a stalk and one so many stalks farther to the right, 0.3 seconds later. */
    const difference = (stalks: number) => {
      const pairs = before.flatMap((gust, index) => {
        const column = (index % COLUMNS) + stalks;
        return column < 0 || column >= COLUMNS ? [] : [Math.abs(gust - after[index + stalks]!)];
      });
      return pairs.reduce((sum, each) => sum + each, 0) / pairs.length;
    };
    const [there, still, back] = [difference(4), difference(0), difference(-4)];
    assert.ok(there > 0 && there < still / 2 && still < back, `${there} ${still} ${back}`);
  },
);
