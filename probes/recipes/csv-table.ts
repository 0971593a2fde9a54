import assert from 'node:assert/strict';
import {CsvTable} from '../../demos/csv-table/CsvTable';
import {meta} from '../../demos/csv-table/meta';
import {inNode} from '../lib/probe';
import {markupAt, numbersOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';

export default inNode(
  'The header starts at frame 0, the rows at 8 and every 9 frames after it, the sixth at 53, none beyond its goal; a number halfway is half of it, and text stays.',
  () => {
    const course = Array.from({length: meta.durationInFrames}, (_, frame) => numbersOf(markupAt(CsvTable, meta, frame), 'opacity'));
    const rows = Array.from({length: 7}, (_, row) => course.map((opacities) => opacities[row]!));
    assert.deepEqual(
      rows.map((opacities) => opacities.findLastIndex((opacity) => opacity === 0)),
      [0, 8, 17, 26, 35, 44, 53],
    );
    assert.ok(rows.flat().every((opacity) => opacity <= 1 + 1e-9));
    const {counted} = sampleOf<{counted: (cell: string, shown: number) => string}>(['docs/recipes/csv-table.mdx'], 'counted');
    assert.deepEqual([counted('1840', 0.5), counted('EC 101', 0.5), counted('06:12', 0)], ['920', 'EC 101', '06:12']);
  },
);
