import assert from 'node:assert/strict';
import {inNode} from '../lib/probe';
import {markupAt} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';

const size = {width: 1280, height: 720, fps: 30, durationInFrames: 200};

const sample = <Name extends string>(page: string, name: Name) => sampleOf<Record<Name, () => null>>([`docs/shapes/${page}.mdx`], name)[name];
const sizesOf = (markup: string) =>
  [...markup.matchAll(/<svg width="([\d.]+)" height="([\d.]+)"/g)].map(([, width, height]) => [Number(width), Number(height)]);

export default inNode(
  'Sonar rings leave 25 frames apart, at frame 50 the first has a radius of 200; the shadow is 260 by 52 every 30 frames, 140 by 28 at the top; bars begin at a height of 40 one after the other, and the first ends at 468.',
  () => {
    const sonar = sample('circle', 'SonarPing');
    const radii = (frame: number) => sizesOf(markupAt(sonar, size, frame)).map(([width = 0]) => width / 2);
    assert.deepEqual(
      [radii(25), radii(50)],
      [
        [100, 0, 0],
        [200, 100, 0],
      ],
    );

    const ball = sample('ellipse', 'BouncingBall');
    const shadow = (frame: number) => sizesOf(markupAt(ball, size, frame))[0]!.map(Math.round);
    for (const frame of [0, 30, 60]) assert.deepEqual(shadow(frame), [260, 52]);
    assert.deepEqual(shadow(15), [140, 28]);

    const rain = sample('rect', 'Rainfall');
    const heights = (frame: number) => sizesOf(markupAt(rain, size, frame)).map(([, height = 0]) => height);
    assert.deepEqual(heights(0), [40, 40, 40, 40, 40, 40]);
    const grown = [...Array(60).keys()].map(heights);
    const starts = [0, 1, 2, 3, 4, 5].map((bar) => grown.findIndex((each) => each[bar]! > 40));
    assert.ok(
      starts.every((start, bar) => bar === 0 || start > starts[bar - 1]!),
      starts.join(),
    );
    assert.equal(Math.round(heights(150)[0]!), 468);
  },
);
