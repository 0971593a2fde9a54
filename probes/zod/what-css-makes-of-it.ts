import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';
import {sampleOf} from '../lib/page-sample';

type Box = [lines: number, width: number];
type Seen = {moved: number[]; column: number[]; counts: number[][]; boxes: Box[]; plain: Box; two: Box; six: Box};

export default inBrowser(
  'In Chromium, matrix3d() takes 16 numbers, column by column, and moves by 40 and 20 pixels in the sample; matrix() takes 6. A line break is a space by default, pre-line keeps it alone, pre-wrap also the indentation.',
  async (stage) => {
    const page = await stage.page();
    const {shifted} = sampleOf<{shifted: string}>(['docs/zod-types/z-matrix.mdx'], 'to-transform');
    const seen = await page.evaluate<Seen>(`((transform) => {
      const moved = new DOMMatrix(transform).transformPoint(new DOMPoint(0, 0));
      const {m11, m12, m13, m14, m21} = new DOMMatrix('matrix3d(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)');
      const takes = (name, count) => CSS.supports('transform', name + '(' + Array(count).fill(1).join(', ') + ')');
      const counts = (name) => [4, 6, 9, 15, 16, 17].filter((count) => takes(name, count));
      const box = (whiteSpace, text) => {
        const element = document.body.appendChild(document.createElement('span'));
        Object.assign(element.style, {whiteSpace, font: '20px/20px monospace', display: 'inline-block'});
        element.textContent = text;
        const {width, height} = element.getBoundingClientRect();
        return [Math.round(height / 20), Math.round(width)];
      };
      const boxes = ['normal', 'pre-line', 'pre-wrap'].map((whiteSpace) => box(whiteSpace, 'ab\\n    cd'));
      const [plain, two, six] = [box('normal', 'ab cd'), box('normal', 'ab'), box('pre', '    cd')];
      return {moved: [moved.x, moved.y, moved.z], column: [m11, m12, m13, m14, m21], counts: [counts('matrix3d'), counts('matrix')], boxes, plain, two, six};
    })('${shifted}')`);
    assert.deepEqual(seen.moved, [40, 20, 0]);
    // The first four numbers are the first column of the matrix, whose members are named by column and row.
    assert.deepEqual(seen.column, [1, 2, 3, 4, 5]);
    assert.deepEqual(seen.counts, [[16], [6]]);
    assert.deepEqual(seen.boxes, [seen.plain, [2, seen.two[1]], [2, seen.six[1]]]);
  },
);
