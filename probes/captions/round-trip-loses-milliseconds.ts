import assert from 'node:assert/strict';
import {parseSrt, serializeSrt} from '@remotion/captions';
import {caption} from '../lib/captions';
import {slowInNode} from '../lib/probe';

export default slowInNode('Of the first 60,000 whole milliseconds, 604 change when they are read and written again, and none if they are rounded.', () => {
  const again = (round: (value: number) => number) => {
    const text = serializeSrt({lines: Array.from({length: 60_000}, (_, ms) => [caption('x', ms, ms)])});
    const {captions} = parseSrt({input: text});
    const written = serializeSrt({lines: captions.map(({startMs, endMs}) => [caption('x', round(startMs), round(endMs))])});
    const before = text.match(/^[\d:,]+(?= -->)/gm) ?? [];
    return (written.match(/^[\d:,]+(?= -->)/gm) ?? []).filter((time, index) => time !== before[index]).length;
  };
  assert.equal(
    again((value) => value),
    604,
  );
  assert.equal(again(Math.round), 0);
});
