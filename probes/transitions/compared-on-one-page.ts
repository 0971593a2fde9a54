import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {inNode} from '../lib/probe';

const ROOT = path.join(__dirname, '../..');

export default inNode(
  'The page about presentations has a table with one row for each presentation that @remotion/transitions exports under a name of its own, seven in all.',
  () => {
    const page = fs.readFileSync(path.join(ROOT, 'docs/transitions/presentations/index.mdx'), 'utf8');
    const [, table = ''] = /^\| Presentation \| New scene \| Old scene \|.*\n((?:\|.*\n)+)/m.exec(page) ?? [];
    const rows = [...table.matchAll(/^\| \[`(\w+)\(\)`\]/gm)].map(([, name]) => name!);
    const {exports} = JSON.parse(fs.readFileSync(path.join(ROOT, 'node_modules/@remotion/transitions/package.json'), 'utf8')) as {exports: object};
    const entries = Object.keys(exports)
      .map((name) => name.slice(2))
      .filter((name) => name && name !== 'package.json');
    assert.deepEqual(rows.map((name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)).sort(), entries.sort());
    assert.equal(rows.length, 7);
  },
);
