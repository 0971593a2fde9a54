import assert from 'node:assert/strict';
import {evolvePath} from '@remotion/paths';
import {decodePng} from '../lib/picture';
import {inBrowser} from '../lib/probe';

/** A line of 160 units, one of 40 below it, and a triangle. */
const LONG_AND_SHORT = 'M 20 20 H 180 M 20 60 H 60';
const TRIANGLE = 'M 20 20 H 180 V 180 Z';

export default inBrowser(
  'In Chromium, dashes begin anew in each subpath, so all start at once and short ones are complete first; a fill is whole at any progress; with non-scaling-stroke in an SVG twice as large, half of a line is missing at 1.',
  async (stage) => {
    const page = await stage.page();
    const drawn = async (path: string, progress: number, attributes = 'fill="none"', size = 200) => {
      const {strokeDasharray, strokeDashoffset} = evolvePath(progress, path);
      await page.setContent(
        `<svg width="${size}" height="${size}" viewBox="0 0 200 200" style="display: block"><path d="${path}" stroke="black" stroke-width="8"
          stroke-dasharray="${strokeDasharray}" stroke-dashoffset="${strokeDashoffset}" ${attributes} /></svg>`,
      );
      const picture = decodePng(await page.locator('svg').screenshot());
      return (x: number, y: number) => picture.at((x * size) / 200, (y * size) / 200)[0] < 128;
    };
    // 200 units in all: 20 of both are seen at a tenth.
    const [tenth, third, whole] = [await drawn(LONG_AND_SHORT, 0.1), await drawn(LONG_AND_SHORT, 0.3), await drawn(LONG_AND_SHORT, 1)];
    assert.deepEqual([tenth(30, 20), tenth(50, 20), tenth(30, 60), tenth(50, 60)], [true, false, true, false]);
    assert.deepEqual([third(70, 20), third(100, 20), third(56, 60)], [true, false, true]);
    assert.deepEqual([whole(170, 20), whole(56, 60)], [true, true]);

    const filled = await drawn(TRIANGLE, 0, 'fill="black"');
    assert.deepEqual([filled(150, 60), filled(100, 30)], [true, true]);

    const scaled = await drawn('M 20 100 H 180', 1, 'fill="none" vector-effect="non-scaling-stroke"', 400);
    assert.deepEqual([scaled(60, 100), scaled(95, 100), scaled(110, 100), scaled(170, 100)], [true, true, false, false]);
    const plain = await drawn('M 20 100 H 180', 1, 'fill="none"', 400);
    assert.equal(plain(170, 100), true);
  },
);
