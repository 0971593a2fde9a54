import assert from 'node:assert/strict';
import {LowerThird} from '../../demos/lower-third/LowerThird';
import {meta as lowerThird} from '../../demos/lower-third/meta';
import {meta} from '../../demos/picture-in-picture/meta';
import {PictureInPicture} from '../../demos/picture-in-picture/PictureInPicture';
import {markupAt, numbersOf, valuesOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Samples = {Interview(): null; TakeOver(props: {children: string}): null};

export default inNode(
  'A plate moves its text by a quarter of what is cut off, and names stay within their sequences. The small picture overshoots, changes its corner at frame 70, fits an upright video, and grows to the frame without a radius.',
  () => {
    const plate = (frame: number) => {
      const markup = markupAt(LowerThird, lowerThird, frame);
      const hidden = Number(/inset\(0 ([\d.e-]+)% 0 0\)/.exec(markup)![1]);
      return [hidden, numbersOf(markup, 'translate')[0]!];
    };
    for (const frame of [14, 18, 95, 100]) assert.ok(Math.abs(plate(frame)[1]! + plate(frame)[0]! / 4) < 1e-9);
    assert.ok(plate(18)[0]! > 0 && plate(18)[0]! < 100 && Math.abs(plate(50)[0]!) < 0.01);

    const {Interview} = sampleOf<Samples>(['docs/recipes/lower-third.mdx'], 'Interview', {'./LowerThird': {LowerThird}});
    const names = (frame: number) => {
      const markup = markupAt(Interview, {...lowerThird, durationInFrames: 450}, frame);
      return ['Inês Duarte', 'Tomás Rego'].filter((name) => markup.includes(name));
    };
    assert.deepEqual([29, 30, 149, 150, 300, 419, 420].map(names), [[], ['Inês Duarte'], ['Inês Duarte'], [], ['Tomás Rego'], ['Tomás Rego'], []]);

    const small = (frame: number, size = meta) => {
      const markup = markupAt(PictureInPicture, size, frame);
      return {left: numbersOf(markup, 'left').at(-1)!, top: numbersOf(markup, 'top').at(-1)!, scale: numbersOf(markup, 'scale').at(-1)!};
    };
    assert.deepEqual(small(0), {left: 932, top: 372, scale: 0});
    assert.ok(Math.max(...[16, 18, 20, 22, 24].map((frame) => small(frame).scale)) > 1.005);
    assert.deepEqual([small(70).left, Math.round(small(110).left), small(139).scale < 0.1], [932, 48, true]);
    assert.deepEqual(small(0, {...meta, width: 720, height: 1280}), {left: 372, top: 932, scale: 0});

    const {TakeOver} = sampleOf<Samples>(['docs/recipes/picture-in-picture.mdx'], 'TakeOver');
    const box = (frame: number) =>
      ['right', 'bottom', 'width', 'height', 'border-radius'].map((name) =>
        Math.round(Number.parseFloat(valuesOf(markupAt(TakeOver, meta, frame, {children: 'x'}), name).at(-1)!)),
      );
    assert.deepEqual(
      [box(60), box(120)],
      [
        [48, 48, 300, 300, 150],
        [0, 0, 1280, 720, 0],
      ],
    );
  },
);
