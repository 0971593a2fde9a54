import assert from 'node:assert/strict';
import type {CSSProperties, ReactElement} from 'react';
import * as remotion from 'remotion';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Element = ReactElement<{style: CSSProperties; children: Element}>;
type Sample = {ItemHandles(props: object): Element};

export default inNode(
  'In the handles of the page, the width of the outline and all sizes of the corner are divided by the scale: 2 pixels on the screen for the one and 16 for the other at each scale.',
  () => {
    let scale = 1;
    const given = {remotion: {...remotion, useCurrentScale: () => scale}};
    const {ItemHandles} = sampleOf<Sample>(['docs/player/drag-and-drop/index.mdx'], 'ItemHandles', given);
    for (scale of [0.25, 0.5, 1, 2]) {
      const {style, children} = ItemHandles({item: {id: 'date', text: '6 June'}, selected: true}).props;
      assert.equal(style.outline, `${2 / scale}px solid #0b62d6`);
      const {right, bottom, width, height} = children.props.style;
      assert.deepEqual(
        [right, bottom, width, height].map((size) => Number(size) * scale),
        [-8, -8, 16, 16],
      );
    }
  },
);
