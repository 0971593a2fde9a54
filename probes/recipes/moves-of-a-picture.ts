import assert from 'node:assert/strict';
import {KenBurns} from '../../demos/ken-burns/KenBurns';
import {Mask} from '../../demos/mask/Mask';
import {meta} from '../../demos/mask/meta';
import {markupAt, numbersOf, valuesOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Samples = {
  Pan(): null;
  moveOf(picture: number): {from: number; to: number};
  PhotoLayers(): null;
  RackFocus(): null;
  Opening(props: {children: string}): null;
};

const SIZE = {width: 1280, height: 720, fps: 30, durationInFrames: 150};

export default inNode(
  'A pan ends at both edges, moves repeat. Behind letters, a picture moves by 288 of the 320 pixels that it is wider, the nearest layer by 4 of 5 percent. Two layers trade 12 pixels of blur; a circle opens to 75 percent.',
  () => {
    const recipe = (name: string, sample: string) => sampleOf<Samples>([`docs/recipes/${name}.mdx`], sample);
    const {Pan} = recipe('ken-burns', 'Pan');
    const pan = (frame: number) => /translateX\(calc\(([\d.]+) \* \(1280px - 100%\)\)\)/.exec(markupAt(Pan, SIZE, frame))?.[1];
    assert.deepEqual([pan(0), Number(pan(74)).toFixed(4), pan(149)], ['0', (74 / 149).toFixed(4), '1']);
    const {moveOf} = recipe('ken-burns', 'moves');
    assert.deepEqual(
      [0, 1, 2, 3].map((picture) => Math.sign(moveOf(picture).to - moveOf(picture).from)),
      [1, -1, 1, 1],
    );
    assert.equal(moveOf(3), moveOf(0));
    assert.equal(numbersOf(markupAt(KenBurns, SIZE, 149, {zoom: 1.6}), 'transform')[0], 1.6);

    const shift = (frame: number) => numbersOf(markupAt(Mask, meta, frame), 'translate').at(-1)!;
    assert.deepEqual([shift(0), shift(119), valuesOf(markupAt(Mask, meta, 0), 'width').at(-1)], [0, -18, '125%']);
    const wide = (numbersOf(markupAt(Mask, meta, 0), 'width').at(-1)! / 100) * meta.width;
    assert.deepEqual([Math.round((-shift(119) / 100) * wide), wide - meta.width], [288, 320]);

    const {PhotoLayers} = recipe('parallax', 'PhotoLayers');
    const layers = (frame: number) => numbersOf(markupAt(PhotoLayers, SIZE, frame), 'translate');
    assert.deepEqual([layers(0).map((value) => value.toFixed(3)), layers(149).at(-1)], [['0.667', '1.333', '4.000'], -4]);
    assert.equal(numbersOf(markupAt(PhotoLayers, SIZE, 0), 'scale')[0], 1.1);

    const {RackFocus} = recipe('blur-in', 'RackFocus');
    const blurs = (frame: number) => [...markupAt(RackFocus, SIZE, frame).matchAll(/blur\(([\d.]+)px\)/g)].map(([, radius]) => Number(radius));
    assert.deepEqual(
      [blurs(0), blurs(45), blurs(90)],
      [
        [12, 0],
        [6, 6],
        [0, 12],
      ],
    );
    const {Opening} = recipe('mask', 'Opening');
    const circle = (frame: number) => valuesOf(markupAt(Opening, SIZE, frame, {children: 'dunes'}), 'clip-path')[0];
    assert.deepEqual([circle(0), circle(30), circle(100)], ['circle(0% at 50% 50%)', 'circle(75% at 50% 50%)', 'circle(75% at 50% 50%)']);
  },
);
