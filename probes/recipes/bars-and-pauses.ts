import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import type {ReactNode} from 'react';
import * as runtime from 'react/jsx-runtime';
import * as remotion from 'remotion';
import {meta as race} from '../../demos/bar-chart-race/meta';
import {meta as duck} from '../../demos/fade-and-duck/meta';
import {markupAt, numbersOf} from '../lib/at-frame';
import {demoWith} from '../lib/demo-with';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

const DEMOS = path.join(__dirname, '../../demos');

/** A demo with other data. */
function changed(file: string, ...changes: [from: string, to: string][]): Record<string, (props: object) => ReactNode> {
  let code = fs.readFileSync(path.join(DEMOS, file), 'utf8');
  for (const [from, to] of changes) {
    assert.ok(code.includes(from), from);
    code = code.replace(from, to);
  }
  const copy = path.join(newFolder(), path.basename(file));
  fs.writeFileSync(copy, code);
  return demoWith(path.relative(DEMOS, copy), {remotion, 'react/jsx-runtime': runtime});
}

export default inNode(
  'Two bars at 0 have one place; bars that differ by less than half the margin are less than a place apart; 24 is a fortieth of 980. In a pause of 6 frames in speech, music comes up by less than half.',
  () => {
    const places = (...values: number[]) => {
      const {BarChartRace} = changed(
        'bar-chart-race/BarChartRace.tsx',
        ['Market: [520,', `Market: [${values[0]},`],
        ['Museum: [430,', `Museum: [${values[1]},`],
      );
      return numbersOf(markupAt(BarChartRace!, race, 0), 'top')
        .slice(-6)
        .slice(1, 3);
    };
    const [market, museum] = places(0, 0);
    assert.equal(market, museum);
    for (const difference of [1, 6, 11]) {
      const [one = 0, other = 0] = places(100, 100 + difference);
      assert.ok(one > other && one - other < 90, String(difference));
    }
    const [low = 0, high = 0] = places(100, 124);
    assert.equal(low - high, 90);
    assert.equal(Math.round(980 / 24), 41);

    const volumes = (from: number) => {
      const {FadeAndDuck} = changed('fade-and-duck/FadeAndDuck.tsx', ['{from: 3.4,', `{from: ${from},`]);
      const points = /points="([^"]*)" fill="none"/.exec(markupAt(FadeAndDuck!, duck, 0))?.[1]?.split(' ') ?? [];
      return points.map((point) => (600 - Number(point.split(',')[1])) / 400);
    };
    // The first sentence ends at frame 84, the second one begins at 90 or at 120.
    const [short, long] = [volumes(3), volumes(4)].map((curve, index) => Math.max(...curve.slice(84, index === 0 ? 90 : 120)));
    assert.ok(Math.abs(long! - 0.7) < 1e-9);
    assert.ok(short! > 0.18 && short! - 0.18 < (0.7 - 0.18) / 2, String(short));
  },
);
