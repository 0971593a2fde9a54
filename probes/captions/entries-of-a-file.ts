import assert from 'node:assert/strict';
import {serializeSrt} from '@remotion/captions';
import {caption} from '../lib/captions';
import {inNode} from '../lib/probe';

export default inNode(
  'serializeSrt() numbers the arrays in their order, unsorted, each from the start of its first caption to the end of its last, joins the texts as they are, cuts fractions off, and ends without a line break.',
  () => {
    const late = [caption('Anchor', 3_725_000.9, 3_725_500), caption(' up', 3_725_600, 3_726_200.999)];
    const early = [{...caption('Sails', 500, 3_730_000), timestampMs: 77_777, confidence: 0.123}];
    assert.equal(serializeSrt({lines: [late, early]}), '1\n01:02:05,000 --> 01:02:06,200\nAnchor up\n\n2\n00:00:00,500 --> 01:02:10,000\nSails');
    assert.equal(
      serializeSrt({lines: [[caption('One', 0, 1), caption('two', 1, 2)]]})
        .split('\n')
        .at(-1),
      'Onetwo',
    );
  },
);
