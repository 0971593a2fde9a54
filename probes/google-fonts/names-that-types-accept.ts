import assert from 'node:assert/strict';
import {errorsOf} from '../lib/compiled';
import {inNode} from '../lib/probe';

const SOURCE = `import type {FontInfo} from '@remotion/google-fonts';
import {loadFontFromInfo} from '@remotion/google-fonts/from-info';
import {loadFont} from '@remotion/google-fonts/Bitter';
declare const meta: FontInfo;
loadFontFromInfo(meta, 'slanted', {weights: ['450'], subsets: ['runes']});
loadFont('slanted');
loadFont('normal', {weights: ['450']});
loadFont('normal', {subsets: ['runes']});
`;

export default inNode(
  'The types of loadFontFromInfo() accept any style, weight and subset; those of loadFont() of a family accept only those that it has.',
  () => assert.deepEqual([...new Set(errorsOf(SOURCE).map(([line]) => line))], [5, 6, 7]),
);
