import assert from 'node:assert/strict';
import {getLength} from '@remotion/paths';
import {LogoReveal} from '../../demos/logo-reveal/LogoReveal';
import {meta} from '../../demos/logo-reveal/meta';
import {inNode} from '../lib/probe';
import {markupAt, valuesOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';

export default inNode('The red sail of the logo is 798 units around, which takes 27 frames at 30 units per frame.', () => {
  const sail = valuesOf(markupAt(LogoReveal, meta, 0), 'd')[0]!;
  const {framesFor} = sampleOf<{framesFor: (d: string) => number}>(['docs/recipes/logo-reveal.mdx'], 'pace');
  assert.deepEqual([Math.round(getLength(sail)), framesFor(sail)], [798, 27]);
});
