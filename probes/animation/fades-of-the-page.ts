import assert from 'node:assert/strict';
import {renderToStaticMarkup} from 'react-dom/server';
import {createElement} from 'react';
import {interpolate} from 'remotion';
import {markupAt, numbersOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

export default inNode(
  'interpolate() returns what lies at the same place of the second range; the tag with four points fades in, pauses and fades out; of two transforms in the styles of an element, the later one replaces the earlier one.',
  () => {
    assert.deepEqual([interpolate(20, [10, 30], [0, 1]), interpolate(15, [10, 30], [0, 200]), interpolate(3, [0, 4], [8, 0])], [0.5, 50, 2]);
    const {FadeInAndOutTag} = sampleOf<{FadeInAndOutTag(): null}>(['docs/animating-properties.mdx'], 'FadeInAndOutTag');
    const opacity = (durationInFrames: number) => (frame: number) =>
      numbersOf(markupAt(FadeInAndOutTag, {width: 240, height: 90, fps: 30, durationInFrames}, frame), 'opacity').at(-1);
    assert.deepEqual([0, 10, 20, 45, 69, 79, 89].map(opacity(90)), [0, 0.5, 1, 1, 1, 0.5, 0]);
    assert.deepEqual([20, 129, 149].map(opacity(150)), [1, 1, 0]);
    const styles = [{transform: 'translateX(8px)'}, {transform: 'scale(2)'}];
    const style = Object.assign({}, ...styles) as {transform: string};
    assert.equal(renderToStaticMarkup(createElement('i', {style})), '<i style="transform:scale(2)"></i>');
  },
);
