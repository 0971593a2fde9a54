import assert from 'node:assert/strict';
import {getBoundingBox} from '@remotion/paths';
import {makePolygon, makeTriangle} from '@remotion/shapes';
import {inNode} from '../lib/probe';
import {markupAt} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';

const size = {width: 1280, height: 720, fps: 30, durationInFrames: 160};

const sample = <Name extends string>(page: string, name: Name) => sampleOf<Record<Name, () => null>>([`docs/shapes/${page}.mdx`], name)[name];

export default inNode(
  'A cell of the honeycomb is 138.6 by 160, every second row half a width aside, rows overlap by a quarter; the light closes in within 20 frames on 220 by 64 at 860, 520; the seat goes around in 150, first to the left.',
  () => {
    const {width, height} = makePolygon({points: 6, radius: 80});
    assert.deepEqual([width.toFixed(1), height.toFixed(1)], ['138.6', '160.0']);
    const cells = [...markupAt(sample('make-polygon', 'Honeycomb'), size, 0).matchAll(/translate\((-?[\d.]+) (-?[\d.]+)\)/g)].map(([, x, y]) => [
      Number(x),
      Number(y),
    ]);
    const [[x0, y0], [x1, y1], [x2, y2]] = [cells[0]!, cells[10]!, cells[20]!] as [number, number][] as [[number, number], [number, number], [number, number]];
    assert.equal((x0 - x1).toFixed(3), (width / 2).toFixed(3));
    assert.equal(x2, x0);
    assert.equal((y1 - y0).toFixed(3), (height * 0.75).toFixed(3));
    assert.equal((y2 - y1).toFixed(3), (height * 0.75).toFixed(3));

    const hole = (frame: number) => {
      const [, path = ''] = /d="M 0 0 [^"]*Z (M [^"]*)"/.exec(markupAt(sample('make-rect', 'ButtonSpotlight'), size, frame)) ?? [];
      const {x1: left, y1: top, width: wide, height: high} = getBoundingBox(path);
      return [left, top, wide, high].map(Math.round);
    };
    // 16 pixels around the button of 220 by 64 at 860, 520.
    assert.deepEqual(hole(20), [844, 504, 252, 96]);
    assert.deepEqual(hole(60), hole(20));
    assert.notDeepEqual(hole(19), hole(20));

    const seat = (frame: number) => {
      const [, x, y] = /<circle cx="([\d.]+)" cy="([\d.]+)"/.exec(markupAt(sample('make-ellipse', 'Carousel'), size, frame)) ?? [];
      return [Number(x), Number(y)] as const;
    };
    // The track is 840 by 220: at the back at first, on the left after a quarter, at the front after a half, back again after 150 frames.
    assert.ok(seat(0)[1] < 1 && seat(37)[0] < 20 && seat(75)[1] > 219 && seat(112)[0] > 820, JSON.stringify([0, 37, 75, 112].map(seat)));
    assert.deepEqual(seat(150), seat(0));

    const arrow = makeTriangle({length: 72, direction: 'up'});
    assert.ok(markupAt(sample('make-triangle', 'WindMap'), size, 0).includes(`translate(-${arrow.transformOrigin.replace(' ', ' -')})`));
  },
);
