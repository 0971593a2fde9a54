import assert from 'node:assert/strict';
import {getRemotionEnvironment} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('All flags of getRemotionEnvironment() are falsy in a Node.js script.', () => {
  const {isStudio, isRendering, isPlayer, isReadOnlyStudio} = getRemotionEnvironment();
  assert.deepEqual([isStudio, isRendering, isPlayer, isReadOnlyStudio].filter(Boolean), []);
});
