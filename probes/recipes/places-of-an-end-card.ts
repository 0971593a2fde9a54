import assert from 'node:assert/strict';
import {EndCard} from '../../demos/end-card/EndCard';
import {meta} from '../../demos/end-card/meta';
import {markupAt, numbersOf, valuesOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Sample = {WithEndCard(props: {frames: number}): {props: {children: {props: {durationInFrames: number; children: {props: object}}}[]}}};

export default inNode(
  'The end card opens a place of 640 × 360 pixels and a round one of 320 × 320, its guides are on unless they are turned off, and its line shrinks evenly. Behind a content of 900 frames, it takes 150.',
  () => {
    const markup = markupAt(EndCard, meta, 100);
    const width = (value: number) => numbersOf(markup, 'width').includes(value);
    assert.ok(width(640) && width(320));
    assert.deepEqual(
      valuesOf(markup, 'height').filter((value) => /^3[26]0px$/.test(value)),
      ['360px', '320px'],
    );
    assert.ok(markup.includes('Subscribe'));
    assert.ok(!markupAt(EndCard, meta, 100, {guides: false}).includes('Subscribe'));

    const line = (frame: number) => numbersOf(markupAt(EndCard, meta, frame), 'width').at(-1)!;
    for (const frame of [0, 1, 40, 75, 149]) assert.ok(Math.abs(line(frame) - (1 - frame / 149) * 100) < 1e-9);

    const {WithEndCard} = sampleOf<Sample>(['docs/recipes/end-card.mdx'], 'WithEndCard', {'./EndCard': {EndCard}});
    const [content, card] = WithEndCard({frames: 900}).props.children;
    assert.deepEqual([content!.props.durationInFrames, card!.props.durationInFrames], [900, 150]);
    assert.deepEqual(card!.props.children.props, {guides: false});
  },
);
