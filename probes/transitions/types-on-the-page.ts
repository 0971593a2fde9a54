import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {inNode} from '../lib/probe';

const ROOT = path.join(__dirname, '../..');
const PRESENTATIONS = path.join(ROOT, 'node_modules/@remotion/transitions/dist/presentations');

export default inNode(
  'The page of types lists what @remotion/transitions exports, to which belongs a type of the props for each of the seven presentations.',
  () => {
    assert.match(fs.readFileSync(path.join(ROOT, 'docs/transitions/types.mdx'), 'utf8'), /^<Exports of="@remotion\/transitions">$/m);
    const files = fs.readdirSync(PRESENTATIONS).filter((name) => name.endsWith('.d.ts'));
    assert.equal(files.length, 7);
    for (const file of files) {
      const text = fs.readFileSync(path.join(PRESENTATIONS, file), 'utf8');
      const [, props = 'none'] = /export declare const \w+: \(props\??: (\w+)[^)]*\) => TransitionPresentation</.exec(text) ?? [];
      assert.match(text, new RegExp(`export type ${props}\\b`), file);
    }
  },
);
