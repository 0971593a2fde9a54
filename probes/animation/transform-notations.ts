import assert from 'node:assert/strict';
import {scale, skew, skewX, translate, translate3d} from '@remotion/animation-utils';
import {inNode} from '../lib/probe';
import {markupAt, valuesOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';

const PAGES = ['docs/animation-utils/make-transform.mdx'];

export default inNode(
  'The functions for transform write what the page shows: a number has the default unit, skew() takes one angle twice, scale() does not check y, translate() refuses text before a number, not behind it, translate3d() none.',
  () => {
    const {notations} = sampleOf<{notations: string[]}>(PAGES, 'transform-notations');
    assert.deepEqual(notations, [
      ...['rotate(45deg)', 'rotate(0.125turn)', 'rotate(0.8rad)', 'translate(10px, 20px)', 'translate(50%)', 'translate(50%, 2em)'],
      ...['translate3d(50%, 0px, 2em)', 'scale(2, 2)', 'skew(10deg, 10deg)', 'perspective(40em)'],
    ]);
    assert.deepEqual([skew(10), skewX(10)], ['skew(10deg, 10deg)', 'skewX(10deg)']);
    assert.equal(scale(2, NaN), 'scale(2, NaN)');
    assert.equal(translate('10px', '2em'), 'translate(10px, 2em)');
    assert.throws(() => translate('10px' as never, 2 as never), /translate\(\) supports only the following signatures:/);
    // Text after a number is its unit.
    assert.equal(translate(2, '10px' as never), 'translate(210px)');
    assert.equal(translate3d(1, '2%', '3em'), 'translate3d(1px, 2%, 3em)');

    const {Pendulum} = sampleOf<{Pendulum: () => null}>(PAGES, 'Pendulum');
    const markup = markupAt(Pendulum, {width: 640, height: 480, fps: 30, durationInFrames: 60}, 0);
    assert.deepEqual(valuesOf(markup, 'transform'), ['rotate(30deg) translateY(400px)']);
  },
);
