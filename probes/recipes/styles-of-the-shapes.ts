import assert from 'node:assert/strict';
import fs from 'node:fs';
import type {ReactElement} from 'react';
import {AbsoluteFill} from 'remotion';
import {meta} from '../../demos/tailwind-animations/meta';
import {TailwindAnimations} from '../../demos/tailwind-animations/TailwindAnimations';
import {markupAt} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

export default inNode(
  'The shapes of the demo have inline styles and no classes, and its file imports only remotion. In the spinner with Tailwind, rotate, which moves, is the only property in a style; all else is in classes.',
  () => {
    const markup = markupAt(TailwindAnimations, meta, 0);
    const tags = markup.match(/<div[^>]*>/g)!;
    assert.equal(tags.length, 10);
    // AbsoluteFill sets an empty class of its own.
    for (const tag of tags) assert.ok(/ style="/.test(tag) && !/ class="[^"]/.test(tag), tag);
    const file = fs.readFileSync('demos/tailwind-animations/TailwindAnimations.tsx', 'utf8');
    assert.deepEqual(
      [...file.matchAll(/from '(.*)'/g)].map(([, name]) => name),
      ['remotion'],
    );

    const given = {remotion: {AbsoluteFill, useCurrentFrame: () => 15, useVideoConfig: () => ({fps: 30})}};
    const {Spinner} = sampleOf<{Spinner(): Tag}>(['docs/recipes/tailwind.mdx'], 'Spinner', given);
    const outer = Spinner();
    const inner = outer.props.children!;
    assert.deepEqual([outer.props.style, inner.props.style], [undefined, {rotate: '180deg'}]);
    assert.ok(outer.props.className && inner.props.className);
  },
);

type Tag = ReactElement<{className?: string; style?: object; children?: Tag}>;
