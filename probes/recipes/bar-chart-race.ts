import assert from 'node:assert/strict';
import {BarChartRace} from '../../demos/bar-chart-race/BarChartRace';
import {meta} from '../../demos/bar-chart-race/meta';
import {slowInNode} from '../lib/probe';
import {markupAt, numbersOf, valuesOf} from '../lib/at-frame';

export default slowInNode(
  'A year takes 39 of 240 frames, and the last one stays for about a second; the longest bar is 800 pixels in each frame; bars trade places over several frames; a margin of 0 gives NaN.',
  () => {
    const at = (frame: number, margin = 24) => markupAt(BarChartRace, meta, frame, {margin});
    const years = Array.from({length: meta.durationInFrames}, (_, frame) => Number(/>(\d{4})<\/span>/.exec(at(frame))?.[1]));
    assert.equal(meta.durationInFrames, 240);
    assert.deepEqual(
      [2020, 2021, 2022, 2023, 2024].map((year) => years.indexOf(year)),
      [49, 88, 127, 166, 205],
    );
    const still = Array.from({length: 35}, (_, index) => at(205 + index));
    assert.ok(still.every((markup) => markup === still[0]) && at(204) !== at(205));
    let largestStep = 0;
    for (let frame = 0, before: number[] | undefined; frame < meta.durationInFrames; frame++) {
      assert.ok(numbersOf(at(frame), 'width').some((width) => Math.abs(width - 800) < 1e-9));
      const tops = numbersOf(at(frame), 'top').slice(-6);
      for (const [bar, top] of tops.entries()) largestStep = Math.max(largestStep, Math.abs(top - (before?.[bar] ?? top)));
      before = tops;
    }
    assert.ok(largestStep < 90, `a bar moves by ${largestStep} of the 90 pixels of a place in a frame`);
    assert.deepEqual(
      valuesOf(at(0, 0), 'top').slice(-6),
      Array.from({length: 6}, () => 'NaNpx'),
    );
  },
);
