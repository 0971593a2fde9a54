import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {inNode} from '../lib/probe';

const types = (file: string) => fs.readFileSync(path.join(__dirname, '../../node_modules', file), 'utf8');

export default inNode('The types mark headless as deprecated, but not getStaticFiles(), although both are prepared for version 5.', () => {
  assert.match(types('@remotion/renderer/dist/open-browser.d.ts'), /@deprecated - Will be removed in v5\.[^/]*\*\/\s*headless\?/);
  assert.doesNotMatch(types('remotion/dist/cjs/get-static-files.d.ts'), /@deprecated/);
  const code = types('remotion/dist/cjs/get-static-files.js');
  assert.match(code, /ENABLE_V5_BREAKING_CHANGES\) \{\s*throw new Error\('getStaticFiles\(\) has moved into the `@remotion\/studio` package/);
});
