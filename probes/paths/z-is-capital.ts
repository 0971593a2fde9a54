import assert from 'node:assert/strict';
import {parsePath} from '@remotion/paths';
import {inNode} from '../lib/probe';

export default inNode('parsePath() returns a lower-case z as Z and ignores what comes before the first instruction.', () => {
  assert.deepEqual(
    parsePath('12 M 0 0 h 5 z').map(({type}) => type),
    ['M', 'h', 'Z'],
  );
});
