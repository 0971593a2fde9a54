import assert from 'node:assert/strict';
import {convertToCaptions} from '@remotion/install-whisper-cpp';
import {inNode} from '../lib/probe';

export default inNode('convertToCaptions() groups words as the table says, and negative numbers work like 0.', () => {
  const words: [string, number][] = [
    [' Set', 10],
    [' the', 25],
    [' anchor,', 45],
    [' then', 110],
    [' row', 140],
    ['ing', 150],
    [' home', 190],
  ];
  const transcription = words.map(([text, t_dtw]) => ({text, offsets: {from: t_dtw * 10, to: t_dtw * 10 + 100}, tokens: [{text, t_dtw, p: 1}]}));
  const group = (combineTokensWithinMilliseconds: number) =>
    convertToCaptions({transcription: transcription as never, combineTokensWithinMilliseconds}).captions.map(({text}) => text);
  assert.deepEqual(group(0), ['Set', 'the', 'anchor,', 'then', 'rowing', 'home']);
  assert.deepEqual(group(-5), group(0));
  for (const all of [Infinity, NaN]) assert.deepEqual(group(all), ['Set the anchor, then rowing home']);
  assert.deepEqual(convertToCaptions({transcription: [], combineTokensWithinMilliseconds: 1}).captions, []);
});
