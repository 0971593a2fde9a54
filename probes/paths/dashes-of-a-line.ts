import assert from 'node:assert/strict';
import {evolvePath, getLength} from '@remotion/paths';
import {inNode} from '../lib/probe';

const shown = (path: string, progress: number) => {
  const {strokeDasharray, strokeDashoffset, ...others} = evolvePath(progress, path);
  assert.deepEqual(others, {});
  const [dash = 0, gap = 0, ...more] = strokeDasharray.split(' ').map(Number);
  assert.deepEqual(more, []);
  return {dash, gap, end: dash - strokeDashoffset};
};

export default inNode(
  'evolvePath() returns two attributes, strokeDasharray and strokeDashoffset. Above a progress of 0, it is a dash and a gap, each as long as the path, of which the first part of that share is seen; at half of 100 units, 50.',
  () => {
    for (const path of ['M 0 0 L 100 0', 'M 190 560 Q 380 300 620 380 T 1090 150', 'M 0 0 h 10 M 5 5 v 30'])
      for (const progress of [0.01, 0.25, 0.5, 1]) {
        const length = getLength(path);
        const {dash, gap, end} = shown(path, progress);
        assert.deepEqual([dash, gap], [length, length]);
        assert.ok(Math.abs(end - progress * length) < 1e-6);
      }
    assert.deepEqual(evolvePath(0.5, 'M 0 0 L 100 0'), {strokeDasharray: '100 100', strokeDashoffset: 50});
    assert.equal(shown('M 0 0 L 100 0', 0).dash, 150);
  },
);
