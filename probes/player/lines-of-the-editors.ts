import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {inNode} from '../lib/probe';

const ROOT = path.join(__dirname, '../..');

/** Lines of all samples of a page. */
const linesOf = (page: string): number =>
  [...fs.readFileSync(path.join(ROOT, page), 'utf8').matchAll(/^```tsx? title[^\n]*\n(.*?)^```/gms)].flatMap(([, code = '']) => code.trimEnd().split('\n'))
    .length;

export default inNode('The samples of the page on building a timeline have about 190 lines, and the form with a Player beside it forty.', () => {
  assert.equal(Math.round(linesOf('docs/building-a-timeline.mdx') / 10) * 10, 190);
  assert.equal(Math.round(linesOf('docs/buy-a-video-editor.mdx') / 10) * 10, 40);
});
