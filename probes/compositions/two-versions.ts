import assert from 'node:assert/strict';
import {VERSION} from 'remotion/version';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Module = {checkMultipleRemotionVersions(): void};

export default inNode('The same version of remotion may be loaded twice; another version throws as soon as it is loaded, with both numbers.', () => {
  const {checkMultipleRemotionVersions: load} = installed<Module>('remotion/dist/cjs/multiple-versions-warning.js');
  const loaded = globalThis as {remotion_imported?: string};
  const before = loaded.remotion_imported;
  try {
    loaded.remotion_imported = VERSION;
    assert.doesNotThrow(load);
    loaded.remotion_imported = '4.0.310';
    assert.throws(load, {
      name: 'TypeError',
      message: `🚨 Multiple versions of Remotion detected: ${VERSION} and 4.0.310. This will cause things to break in an unexpected way.
Check that all your Remotion packages are on the same version. If your dependencies depend on Remotion, make them peer dependencies. You can also run \`npx remotion versions\` from your terminal to see which versions are mismatching.`,
    });
  } finally {
    loaded.remotion_imported = before;
  }
});
