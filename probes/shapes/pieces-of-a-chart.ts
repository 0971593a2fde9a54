import assert from 'node:assert/strict';
import {makePie, Pie} from '@remotion/shapes';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {inNode} from '../lib/probe';
import {markupAt, valuesOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';

const types = (progress: number, closePath: boolean) => makePie({radius: 100, progress, closePath}).instructions;

export default inNode(
  'With closePath, the outline of a part of a disc goes through its center, with false it is the arc alone. Pieces of the harvest chart are in one svg, each begins where those before it end; a <Pie> has an svg of its own.',
  () => {
    for (const progress of [0.1, 0.5, 0.9]) {
      assert.ok(types(progress, true).some((step) => step.type === 'L' && step.x === 100 && step.y === 100));
      assert.match(
        types(progress, false)
          .map(({type}) => type)
          .join(''),
        /^MA{1,2}$/,
      );
    }
    const {HarvestChart} = sampleOf<{HarvestChart: () => null}>(['docs/shapes/make-pie.mdx'], 'HarvestChart');
    for (const frame of [15, 30, 45]) {
      const chart = markupAt(HarvestChart, {width: 720, height: 640, fps: 30, durationInFrames: 60}, frame);
      assert.equal(chart.match(/<svg/g)?.length, 1);
      const pieces = valuesOf(chart, 'd');
      assert.equal(pieces.length, 3);
      const ends = pieces.map((path) => [...path.matchAll(/ ([\d.-]+) ([\d.-]+)(?= [AL])/g)].at(-1)!.slice(1).map(Number));
      const starts = pieces.map((path) => /^M ([\d.-]+) ([\d.-]+)/.exec(path)!.slice(1).map(Number));
      for (const index of [1, 2]) for (const axis of [0, 1]) assert.ok(Math.abs(starts[index]![axis]! - ends[index - 1]![axis]!) < 1e-3, pieces.join('\n'));
    }
    assert.equal(renderToStaticMarkup(createElement(Pie, {radius: 10, progress: 0.4})).match(/<svg/g)?.length, 1);
  },
);
