import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Module = {registerRoot(component: unknown): void};

export default inNode('registerRoot() throws when it is called a second time, also with the same component.', () => {
  // A copy of its own, so that no root is left behind.
  const file = require.resolve('remotion').replace(/index\.js$/, 'register-root.js');
  const cached = require.cache[file];
  Reflect.deleteProperty(require.cache, file);
  try {
    const {registerRoot} = installed<Module>('remotion/dist/cjs/register-root.js');
    const Root = () => null;
    assert.doesNotThrow(() => registerRoot(Root));
    for (const again of [Root, () => null]) assert.throws(() => registerRoot(again), {message: 'registerRoot() was called more than once.'});
  } finally {
    require.cache[file] = cached;
  }
});
