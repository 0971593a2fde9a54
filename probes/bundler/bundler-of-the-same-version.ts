import assert from 'node:assert/strict';
import {inNode} from '../lib/probe';
import {installed} from '../lib/installed';

type Package = {version: string; peerDependencies: Record<string, string>; dependencies: Record<string, string>};

export default inNode(
  '@remotion/tailwind, tailwind-v4 and enable-scss require @remotion/bundler in exactly their own version; @remotion/tailwind brings Tailwind CSS 3.4.13, PostCSS and autoprefixer, enable-scss no sass.',
  () => {
    for (const name of ['tailwind', 'tailwind-v4', 'enable-scss']) {
      const {version, peerDependencies} = installed<Package>(`@remotion/${name}/package.json`);
      assert.match(version, /^\d+\.\d+\.\d+$/);
      assert.equal(peerDependencies['@remotion/bundler'], version);
    }
    const {dependencies} = installed<Package>('@remotion/tailwind/package.json');
    assert.equal(dependencies.tailwindcss, '3.4.13');
    assert.ok(dependencies.postcss && dependencies.autoprefixer);
    assert.equal('sass' in installed<Package>('@remotion/enable-scss/package.json').dependencies, false);
  },
);
