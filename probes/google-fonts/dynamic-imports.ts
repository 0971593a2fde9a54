import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {getAvailableFonts} from '@remotion/google-fonts';
import {inNode} from '../lib/probe';

const ENTRY = path.join(__dirname, '../../node_modules/@remotion/google-fonts/dist/esm/index.mjs');

export default inNode(
  'Each load() of getAvailableFonts() is a dynamic import() of a file of its own, 1,758 in all, and the entry point imports none of them in another way.',
  () => {
    const code = fs.readFileSync(ENTRY, 'utf8');
    const imported = [...code.matchAll(/\bload: \(\) =>\s*import\('(\.\/[^']+)'\)/g)].map(([, file]) => file!);
    assert.deepEqual([imported.length, new Set(imported).size, getAvailableFonts().length], [1758, 1758, 1758]);
    assert.equal(code.match(/\bimport\(/g)?.length, 1758);
    assert.doesNotMatch(code, /^import /m);
    for (const file of imported) assert.ok(fs.existsSync(path.join(path.dirname(ENTRY), file)), file);
  },
);
