import assert from 'node:assert/strict';
import type {ReactNode} from 'react';
import {slowInNode} from '../lib/probe';
import {markupAt, numbersOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';

type Samples = Record<string, () => ReactNode>;

export default slowInNode(
  'The weather report counts up and fades out three times, each within its own 90 frames; in a series, the fade follows the length of the scene, and in a box of half the width, the text is half as large.',
  () => {
    const size = {width: 1280, height: 720, fps: 30, durationInFrames: 270};
    const sample = (name: string) => sampleOf<Samples>(['docs/reusability.mdx'], name)[name]!;
    const at = (name: string, frame: number, durationInFrames = 270) => {
      const markup = markupAt(sample(name), {...size, durationInFrames}, frame);
      return {
        degrees: [...markup.matchAll(/>(-?\d+)(?:<!-- -->)? °C/g)].map(([, degrees]) => Number(degrees)),
        opacity: numbersOf(markup, 'opacity'),
        text: numbersOf(markup, 'font-size'),
      };
    };
    for (const [index, degrees] of [-4, 12, 19].entries()) {
      const start = index * 90;
      const report = (frame: number) => at('WeatherReport', start + frame);
      assert.deepEqual(
        [0, 20, 89].map((frame) => report(frame).degrees.join()),
        ['0', String(degrees), String(degrees)],
      );
      assert.ok(Math.abs(report(10).degrees[0]!) < Math.abs(degrees));
      assert.deepEqual(
        [0, 5, 10, 80, 85].map((frame) => report(frame).opacity[0]),
        [0, 0.5, 1, 1, 0.5],
      );
    }
    assert.deepEqual(
      [50, 55, 60, 65, 170, 175].map((frame) => at('WeatherSeries', frame, 180).opacity[0]),
      [1, 0.5, 0, 0.5, 1, 0.5],
    );
    assert.equal(at('WeatherReport', 45).text[0], 1280 / 12);
    assert.deepEqual(at('WeatherGrid', 45, 90).text, [640 / 12, 640 / 12]);
  },
);
