import assert from 'node:assert/strict';
import {evolvePath} from '@remotion/paths';
import {LogoReveal} from '../../demos/logo-reveal/LogoReveal';
import {meta} from '../../demos/logo-reveal/meta';
import {inNode} from '../lib/probe';
import {markupAt, numbersOf, valuesOf} from '../lib/at-frame';

export default inNode(
  'Each line is drawn in 36 frames, 8 after the one before; its fill starts 6 frames before the end and takes 16; the name rises from 46 to 70, then nothing moves.',
  () => {
    const markups = Array.from({length: meta.durationInFrames}, (_, frame) => markupAt(LogoReveal, meta, frame));
    const paths = valuesOf(markups[0]!, 'd');
    for (const [index, d] of paths.entries()) {
      const offsets = markups.map((markup) => valuesOf(markup, 'stroke-dashoffset')[index]);
      const at = index * 8;
      assert.equal(offsets[at], String(evolvePath(0, d).strokeDashoffset));
      assert.notEqual(offsets[at + 1], offsets[at]);
      assert.equal(offsets.indexOf(String(evolvePath(1, d).strokeDashoffset)), at + 36);
      const fills = markups.map((markup) => numbersOf(markup, 'fill-opacity')[index]!);
      assert.deepEqual([fills.findLastIndex((fill) => fill === 0), fills.indexOf(1)], [at + 30, at + 46]);
    }
    const names = markups.map((markup) => Number(/ (.*)%/.exec(valuesOf(markup, 'translate').at(-1)!)?.[1]));
    assert.deepEqual([names.findLastIndex((offset) => offset === 110), names.indexOf(0)], [46, 70]);
    assert.ok(markups.slice(70).every((markup) => markup === markups[70]));
  },
);
