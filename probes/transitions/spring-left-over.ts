import assert from 'node:assert/strict';
import {springTiming} from '@remotion/transitions';
import {inNode} from '../lib/probe';

export default inNode('What a springTiming() has left over before and after the old scene disappears is what the table says.', () => {
  const at = (options: object, frames: number[]) => frames.map((frame) => springTiming(options).getProgress({frame, fps: 30}).toFixed(4));
  assert.deepEqual(at({}, [27, 28, 31]), ['0.9929', '0.9968', '1.0036']);
  assert.deepEqual(at({config: {damping: 200}}, [22, 23, 27]), ['0.9946', '0.9959', '0.9988']);
  assert.deepEqual(at({config: {damping: 200}, durationInFrames: 22}, [21, 22, 23]), ['0.9944', '0.9959', '1.0000']);
});
