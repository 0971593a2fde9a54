import assert from 'node:assert/strict';
import {meta} from '../../demos/title-card/meta';
import {TitleCard} from '../../demos/title-card/TitleCard';
import {markupAt, numbersOf, valuesOf} from '../lib/at-frame';
import {inNode} from '../lib/probe';

export default inNode('In frame 0, none of the three parts of the title card is there; in frame 44, all have arrived, and from frame 69 on they leave.', () => {
  const away = (frame: number) => {
    const markup = markupAt(TitleCard, meta, frame);
    const rule = numbersOf(markup, 'width').at(-1)!;
    return [...valuesOf(markup, 'translate').map((value) => Number.parseFloat(value.split(' ')[1]!) / 110), 1 - rule / 100];
  };
  assert.deepEqual(away(0), [1, 1, 1]);
  assert.ok(away(44).every((share) => Math.abs(share) < 0.001));
  assert.ok(away(68).every((share) => Math.abs(share) < 0.001));
  assert.ok(away(69).every((share) => share > 0.001));
});
