import assert from 'node:assert/strict';
import {enableSkia} from '@remotion/skia/enable';
import {inNode} from '../lib/probe';

export default inNode('enableSkia() returns a changed copy, not a promise: web extensions first, fallback replaced, aliases and a plugin added.', () => {
  const before = {
    resolve: {extensions: ['.tsx', '.web.js'], fallback: {crypto: false as const}, alias: {note: 'note.ts'}},
    plugins: [],
    devtool: false as const,
  };
  const copy = structuredClone(before);
  const after = enableSkia(before) as typeof before & {resolve: {alias: Record<string, unknown>}};
  assert.ok(!(after instanceof Promise));
  assert.deepEqual(before, copy);
  assert.deepEqual(after.resolve.extensions, ['.web.js', '.web.ts', '.web.tsx', '.tsx']);
  assert.deepEqual(after.resolve.fallback, {fs: false, path: false});
  assert.equal(after.resolve.alias.note, 'note.ts');
  assert.ok('react-native-reanimated' in after.resolve.alias);
  assert.equal(after.resolve.alias['react-native/Libraries/Image/AssetRegistry' as 'note'], false);
  assert.equal(after.plugins.length, 1);
  assert.equal(after.devtool, false);
});
