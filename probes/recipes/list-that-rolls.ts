import assert from 'node:assert/strict';
import {Credits} from '../../demos/credits/Credits';
import {meta} from '../../demos/credits/meta';
import {markupAt, numbersOf, valuesOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Root = {RemotionRoot(): {props: {calculateMetadata(given: {props: {rows: string[]}}): {durationInFrames: number}}}};
type List = {CreditList(props: {rows: string[]}): null};

const PAGE = ['docs/recipes/credits.mdx'];

export default inNode(
  'The credits start below the picture, move evenly by its height and their own, and are gone for the last 20 frames. In the variation, three rows take 252 frames and a fourth 24 more, at 4 pixels per frame.',
  () => {
    const progress = (frame: number) => -Number(/calc\(([-\d.]+) \* \(100% \+ 720px\)\)/.exec(markupAt(Credits, meta, frame))![1]);
    assert.equal(numbersOf(markupAt(Credits, meta, 0), 'top').at(-1), 720);
    for (const frame of [0, 1, 55, 110, 219]) assert.ok(Math.abs(progress(frame) - frame / 220) < 1e-9);
    assert.deepEqual([220, 230, 239].map(progress), [1, 1, 1]);
    const flex = valuesOf(markupAt(Credits, meta, 0), 'flex');
    assert.deepEqual([flex.length % 2, new Set(flex).size], [0, 1]);

    const {calculateMetadata} = sampleOf<Root>(PAGE, 'RootWithList', {'./CreditList': {}}).RemotionRoot().props;
    const length = (rows: number) => calculateMetadata({props: {rows: Array.from({length: rows}, () => 'Ines Holm')}}).durationInFrames;
    assert.deepEqual([length(3), length(4), length(5)], [252, 276, 300]);
    const {CreditList} = sampleOf<List>(PAGE, 'CreditList');
    const offset = (frame: number) => numbersOf(markupAt(CreditList, {...meta, durationInFrames: 252}, frame, {rows: ['Otto']}), 'transform')[0];
    assert.deepEqual([0, 1, 180, 251].map(offset), [720, 716, 0, -284]);
  },
);
