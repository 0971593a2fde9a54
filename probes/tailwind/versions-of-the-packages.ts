import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Manifest = {dependencies: Record<string, string>};

export default inNode('@remotion/tailwind-v4 depends on Tailwind CSS 4, and @remotion/tailwind on Tailwind CSS 3.', () => {
  const versionOf = (name: string) => installed<Manifest>(`@remotion/${name}/package.json`).dependencies.tailwindcss;
  assert.match(versionOf('tailwind-v4') ?? '', /^4\./);
  assert.match(versionOf('tailwind') ?? '', /^3\./);
});
