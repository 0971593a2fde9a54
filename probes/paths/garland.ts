import assert from 'node:assert/strict';
import {cutPath, getLength, getPointAtLength, warpPath} from '@remotion/paths';
import {slowInNode} from '../lib/probe';

const GARLAND = 'M 40 60 C 40 460 260 460 640 60';

/** How far the end of a cut is from where it belongs, at most. */
function worst(path: string, cut = path): number {
  const total = getLength(path);
  const off = Array.from({length: 199}, (_, step) => {
    const length = (total * (step + 1)) / 200;
    const kept = cutPath(cut, length);
    const end = getPointAtLength(kept, getLength(kept));
    const right = getPointAtLength(path, length);
    return Math.hypot(end.x - right.x, end.y - right.y);
  });
  return Math.max(...off);
}

export default slowInNode(
  'The garland is 923 units long. Cut as it is, its end is off by up to 115 units, and by less than 1 in pieces of at most 10 units; cut within half a circle, the end is off by 0.4 of 157 units.',
  () => {
    assert.equal(Math.round(getLength(GARLAND)), 923);
    assert.equal(Math.round(worst(GARLAND)), 115);
    const divided = warpPath(GARLAND, (point) => point, {interpolationThreshold: 10});
    assert.ok(worst(GARLAND, divided) < 1, String(worst(GARLAND, divided)));
    const half = 'M 0 50 A 50 50 0 0 1 100 50';
    assert.equal(Math.round(getLength(half)), 157);
    assert.equal(worst(half).toFixed(1), '0.4');
  },
);
