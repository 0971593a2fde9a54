import assert from 'node:assert/strict';
import {BeforeAndAfter} from '../../demos/before-and-after/BeforeAndAfter';
import {meta} from '../../demos/before-and-after/meta';
import {markupAt, valuesOf} from '../lib/at-frame';
import {inNode} from '../lib/probe';

export default inNode(
  'The comparison shows one file twice, below without its color and above as it is; with a start of 0 and an end of 100 percent, its line goes from edge to edge.',
  () => {
    const markup = markupAt(BeforeAndAfter, meta, 40);
    assert.equal(markup.match(/<img/g)?.length, 2);
    assert.match(valuesOf(markup, 'filter')[0] ?? '', /grayscale\(1\)/);
    assert.equal(valuesOf(markup, 'filter')[1], 'none');
    assert.ok(markup.indexOf('grayscale') < markup.indexOf('clip-path') && markup.indexOf('clip-path') < markup.indexOf('none'));
    const clip = (frame: number) => valuesOf(markupAt(BeforeAndAfter, meta, frame, {start: 0, end: 100}), 'clip-path')[0];
    assert.deepEqual([clip(0), clip(80)], ['inset(0 100% 0 0)', 'inset(0 0% 0 0)']);
  },
);
