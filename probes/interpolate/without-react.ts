import assert from 'node:assert/strict';
import * as noReact from 'remotion/no-react';
import {interpolate} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('remotion/no-react exports interpolate() and random(), and no Easing.', () => {
  assert.equal(noReact.interpolate(5, [0, 10], [0, 1]), interpolate(5, [0, 10], [0, 1]));
  assert.equal('Easing' in noReact, false);
  assert.equal('random' in noReact, true);
});
