import assert from 'node:assert/strict';
import {Heart, makeHeart} from '@remotion/shapes';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {inNode} from '../lib/probe';

export default inNode(
  'A heart is 1.1 times as wide as high unless aspectRatio says otherwise: of 200, 220.00000000000003, with 0.7 140; of 140, 154. Its size and origin follow from that, and odd numbers do not throw.',
  () => {
    assert.equal(makeHeart({height: 200}).width, 220.00000000000003);
    assert.equal(makeHeart({height: 200, aspectRatio: 0.7}).width.toFixed(6), '140.000000');
    const {width, height, transformOrigin} = makeHeart({height: 140, aspectRatio: 1.5});
    assert.deepEqual([width, height, transformOrigin], [210, 140, '105 70']);
    const [, wide = '', high = ''] = /<svg width="([\d.]+)" height="([\d.]+)"/.exec(renderToStaticMarkup(createElement(Heart, {height: 140}))) ?? [];
    assert.deepEqual([Math.round(Number(wide)), high], [154, '140']);
    for (const odd of [{aspectRatio: -1}, {aspectRatio: NaN}, {bottomRoundnessAdjustment: 9}, {depthAdjustment: -9}, {height: -5}])
      assert.match(makeHeart({height: 200, ...odd}).path, /^M .+ Z$/);
  },
);
