import assert from 'node:assert/strict';
import {loadFont} from '@remotion/google-fonts/Fraunces';
import {loadFontFromInfo} from '@remotion/google-fonts/from-info';
import {inNode} from '../lib/probe';

const mono = {
  ...{fontFamily: 'Harbor Mono', importName: '', version: '', url: '', subsets: []},
  unicodeRanges: {latin: 'U+0000-00FF'},
  fonts: {normal: {'400': {latin: 'https://example.com/mono.woff2'}}},
};

export default inNode(
  'Where there is a FontFace, loadFont() and loadFontFromInfo() throw for a style, weight or subset that the family does not have, and name it.',
  () => {
    Reflect.set(globalThis, 'FontFace', class {});
    try {
      assert.throws(() => loadFont('oblique' as 'normal'), {message: 'The font Fraunces does not have a style oblique'});
      assert.throws(() => loadFont('normal', {weights: ['950' as '400']}), {message: 'The font Fraunces does not  have a weight 950 in style normal'});
      assert.throws(() => loadFont('normal', {weights: ['400'], subsets: ['greek' as 'latin']}), {
        message: "weight: 400 subset: greek is not available for 'Fraunces'",
      });
      assert.throws(() => loadFontFromInfo(mono, 'italic'), {message: 'The font Harbor Mono does not have a style italic'});
      assert.throws(() => loadFontFromInfo(mono, 'normal', {weights: ['700']}), {message: 'The font Harbor Mono does not  have a weight 700 in style normal'});
      assert.throws(() => loadFontFromInfo(mono, 'normal', {weights: ['400'], subsets: ['greek']}), {
        message: "weight: 400 subset: greek is not available for 'Harbor Mono'",
      });
    } finally {
      Reflect.deleteProperty(globalThis, 'FontFace');
    }
  },
);
