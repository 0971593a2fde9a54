import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {inNode} from '../lib/probe';

const MODULES = path.join(__dirname, '../../node_modules');

export default inNode('remotion and @remotion/player are ES modules with named exports and without a default one.', () => {
  for (const [name, exported] of [['remotion', 'AbsoluteFill'] as const, ['@remotion/player', 'Player'] as const]) {
    const code = fs.readFileSync(path.join(MODULES, name, 'dist/esm/index.mjs'), 'utf8');
    const names = [...code.matchAll(/^export \{(.*?)\};?$/gms)].flatMap(([, list]) =>
      list!.split(',').map((each) =>
        each
          .trim()
          .split(/\s+as\s+/)
          .at(-1),
      ),
    );
    assert.ok(names.includes(exported), name);
    assert.ok(!names.includes('default'), name);
    assert.doesNotMatch(code, /^export default/m);
  }
});
