import assert from 'node:assert/strict';
import {getInfo as emojiFont} from '@remotion/google-fonts/NotoColorEmoji';
import {getInfo as textFont} from '@remotion/google-fonts/Nunito';
import {inNode} from '../lib/probe';
import {hasCodePoint} from '../lib/unicode-ranges';
import {sampleOf} from '../lib/page-sample';
import {markupAt, valuesOf} from '../lib/at-frame';

export default inNode(
  'In the packing list, the emoji font comes after Nunito, whose Latin files have each letter and digit of the list but none of its emojis; those of the emoji font have what is missing.',
  () => {
    const loaded = (fontFamily: string) => ({loadFont: () => ({fontFamily})});
    const {PackingList} = sampleOf<{PackingList: () => null}>(['docs/miscellaneous/emojis.mdx'], 'PackingList', {
      '@remotion/google-fonts/NotoColorEmoji': loaded('Emoji'),
      '@remotion/google-fonts/Nunito': loaded('Text'),
    });
    const markup = markupAt(PackingList, {width: 320, height: 180, fps: 30, durationInFrames: 10}, 0);
    assert.deepEqual(valuesOf(markup, 'font-family'), ['Text, Emoji']);
    const shown = Array.from(markup.replaceAll(/<[^>]*>/g, '').replaceAll(' ', ''));
    const missing = shown.filter((character) => !hasCodePoint(textFont().unicodeRanges.latin, character.codePointAt(0)!));
    assert.deepEqual(missing, ['🧦', '🔦']);
    const ranges = Object.values(emojiFont().unicodeRanges).join(',');
    assert.ok(missing.every((character) => hasCodePoint(ranges, character.codePointAt(0)!)));
  },
);
