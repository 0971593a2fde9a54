import assert from 'node:assert/strict';
import {convertToCaptions} from '@remotion/install-whisper-cpp';
import {inNode} from '../lib/probe';

export default inNode('convertToCaptions() groups words as the table says, and negative numbers work like 0.', () => {
  const words: [string, number, number][] = [
    [' Set', 120, 300],
    [' the', 300, 600],
    [' anchor,', 600, 1100],
    [' then', 1500, 1850],
    [' row', 1900, 2150],
    ['ing', 2150, 2350],
    [' home', 2400, 2800],
  ];
  const transcription = words.map(([text, from, to]) => ({text, offsets: {from, to}, tokens: [{text, t_dtw: from / 10, p: 1}]}));
  const group = (combineTokensWithinMilliseconds: number | undefined) =>
    convertToCaptions({transcription: transcription as never, combineTokensWithinMilliseconds: combineTokensWithinMilliseconds as number}).captions.map(
      ({text}) => text,
    );
  assert.deepEqual(group(0), ['Set', 'the', 'anchor,', 'then', 'rowing', 'home']);
  assert.deepEqual(group(-5), group(0));
  assert.deepEqual(group(200), ['Set the', 'anchor,', 'then', 'rowing', 'home']);
  assert.deepEqual(group(500), ['Set the anchor,', 'then rowing', 'home']);
  assert.deepEqual(group(1000), ['Set the anchor, then', 'rowing home']);
  for (const all of [Infinity, NaN, undefined]) assert.deepEqual(group(all), ['Set the anchor, then rowing home']);
  assert.deepEqual(convertToCaptions({transcription: [], combineTokensWithinMilliseconds: 1}).captions, []);
});
