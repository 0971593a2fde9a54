import assert from 'node:assert/strict';
import type {ReactElement} from 'react';
import {markupAt, valuesOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Samples = {
  Reactions(): null;
  Underlined(props: {drawn: number; children: string}): ReactElement<{style: {backgroundSize: string}}>;
  Inverted(props: {drawn: number; text: string}): ReactElement<{children: [string, ReactElement<{style: {clipPath: string}; children: string}>]}>;
  RemotionRoot(): ReactElement<{calculateMetadata(given: {props: object}): {durationInFrames: number}; defaultProps: {cards: {frames: number}[]}}>;
};

const SIZE = {width: 1280, height: 720, fps: 30, durationInFrames: 200};

export default inNode(
  'Each of 24 hearts rises at a speed of its own, the same in every frame. The underline is as long as it is drawn, and the inverted copy is cut off there. The five teas last 174 frames, one as long as itself.',
  () => {
    const {Reactions} = sampleOf<Samples>(['docs/recipes/emoji.mdx'], 'Reactions');
    const heights = (frame: number) => valuesOf(markupAt(Reactions, SIZE, frame), 'translate').map((value) => Number.parseFloat(value.split(' ')[1]!));
    assert.equal(heights(10).length, 24);
    assert.deepEqual(heights(10), heights(10));
    const speeds = heights(50).map((y, index) => y - heights(51)[index]!);
    for (const [index, speed] of speeds.entries()) {
      assert.ok(speed >= 4 && speed < 10);
      assert.ok(Math.abs(heights(100)[index]! - heights(101)[index]! - speed) < 1e-9);
    }
    assert.ok(new Set(speeds.map((speed) => speed.toFixed(3))).size > 20);

    const marker = ['docs/recipes/highlighter.mdx'];
    assert.equal(sampleOf<Samples>(marker, 'Underlined').Underlined({drawn: 40, children: 'glass'}).props.style.backgroundSize, '40% 8px');
    const [text, copy] = sampleOf<Samples>(marker, 'Inverted').Inverted({drawn: 40, text: 'glass'}).props.children;
    assert.deepEqual([text, copy.props.children, copy.props.style.clipPath], ['glass', 'glass', 'inset(0 60% 0 0)']);

    const {calculateMetadata, defaultProps} = sampleOf<Samples>(['docs/recipes/transitions-unknown-length.mdx'], 'Root', {
      './TransitionsUnknownLength': {TransitionsUnknownLength: () => null},
    }).RemotionRoot().props;
    const length = (cards: {frames: number}[]) => calculateMetadata({props: {cards, overlap: 12}}).durationInFrames;
    assert.deepEqual([length(defaultProps.cards), length(defaultProps.cards.slice(0, 1)), length([])], [174, 46, 0]);
    assert.equal(defaultProps.cards.reduce((sum, {frames}) => sum + frames, 0) - length(defaultProps.cards), 48);
  },
);
