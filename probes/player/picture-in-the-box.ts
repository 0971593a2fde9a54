import assert from 'node:assert/strict';
import {PlayerInternals} from '@remotion/player';
import {inNode} from '../lib/probe';

/** Size and position of the picture in a box, rounded, and its scale. */
function picture(width: number, height: number, [compositionWidth, compositionHeight]: readonly [number, number] = [1280, 720]) {
  const canvasSize = {width, height, left: 0, top: 0, windowSize: {width: 1600, height: 900}, refresh: () => undefined};
  const {scale, centerX, centerY} = PlayerInternals.calculateCanvasTransformation({previewSize: 'auto', compositionWidth, compositionHeight, canvasSize});
  return {box: [compositionWidth * scale, compositionHeight * scale, centerX, centerY].map(Math.round), scale};
}

export default inNode(
  'The picture is as large as the box allows and in its middle: 640 × 360 in 640 × 640, 533 × 300 in 1000 × 300, 500 × 281 in 500 × 720; 640 of 1280 pixels are a scale of 0.5, 300 of 1200 one of 0.25.',
  () => {
    assert.deepEqual(picture(640, 640).box, [640, 360, 0, 140]);
    assert.deepEqual(picture(1000, 300).box, [533, 300, 233, 0]);
    assert.deepEqual(picture(500, 720).box, [500, 281, 0, 219]);
    assert.deepEqual(picture(320, 180).box, [320, 180, 0, 0]);
    assert.equal(picture(640, 360).scale, 0.5);
    assert.equal(picture(300, 200, [1200, 800]).scale, 0.25);
  },
);
