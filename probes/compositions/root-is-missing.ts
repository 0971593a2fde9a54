import assert from 'node:assert/strict';
import {registerRoot} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('registerRoot() throws without a component.', () => {
  assert.throws(() => registerRoot(undefined as never), {
    message: /^You must pass a React component to registerRoot\(\), but undefined was passed\./,
  });
});
