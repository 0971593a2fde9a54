import assert from 'node:assert/strict';
import {evolvePath, getLength} from '@remotion/paths';
import {LineChart} from '../../demos/line-chart/LineChart';
import {meta} from '../../demos/line-chart/meta';
import {inNode} from '../lib/probe';
import {markupAt, numbersOf, valuesOf} from '../lib/at-frame';

export default inNode(
  'The line is drawn from frame 10 to 100; in each frame, the dot stands at the end of what is drawn, the area ends at the dot, and the number is its height.',
  () => {
    const line = valuesOf(markupAt(LineChart, meta, 0), 'd').at(-1)!;
    const length = getLength(line);
    const points = line.slice(1).split('L');
    let before = 0;
    for (let frame = 0; frame < meta.durationInFrames; frame++) {
      const markup = markupAt(LineChart, meta, frame);
      const [x, y] = [numbersOf(markup, 'cx')[0]!, numbersOf(markup, 'cy')[0]!];
      const drawn = 1 - numbersOf(markup, 'stroke-dashoffset')[0]! / numbersOf(markup, 'stroke-dasharray')[0]!;
      const progress = frame <= 10 ? 0 : frame >= 100 ? 1 : undefined;
      if (progress !== undefined) assert.equal(numbersOf(markup, 'stroke-dashoffset')[0], Number(evolvePath(progress, line).strokeDashoffset));
      else assert.ok(drawn > before);
      before = drawn;
      const passed = points.filter((point) => Number(point.split(' ')[0]) < x);
      const cut = `M${[points[0], ...passed.slice(1), `${x} ${y}`].join('L')}`;
      assert.ok(Math.abs(getLength(cut) - drawn * length) < 0.01, `frame ${frame}: ${getLength(cut)} and ${drawn * length}`);
      assert.ok(numbersOf(markup, 'width').includes(x));
      assert.equal(/>(\d+)<\/text><\/svg>/.exec(markup)?.[1], String(Math.round(((600 - y) / 440) * 100)));
    }
  },
);
