import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {inNode} from '../lib/probe';

export default inNode('The license file of remotion says that the license will slightly change in Remotion 5.0, and links to pull request 3750.', () => {
  const text = fs.readFileSync(path.join(__dirname, '../../node_modules/remotion/LICENSE.md'), 'utf8');
  const [note] = /^In Remotion 5\.0, the license will slightly change\..*$/m.exec(text) ?? [];
  assert.ok(note?.includes('(https://github.com/remotion-dev/remotion/pull/3750)'), note);
});
