import assert from 'node:assert/strict';
import {elementInPlayer} from '../lib/element-in-a-player';
import {inNode} from '../lib/probe';

/** An element that has played for three seconds at a rate of 1, at frame 90 with this one. */
function after(playbackRate: number) {
  const {playbackRate: rate, currentTime} = elementInPlayer({playbackRate, played: 3, frame: 90});
  return [rate, currentTime];
}

export default inNode(
  'In a preview, another playbackRate is that of the element at once, which jumps to where it would be if it had always played at that rate.',
  () => {
    assert.deepEqual(
      [after(1), after(2), after(0.5)],
      [
        [1, 3],
        [2, 6],
        [0.5, 1.5],
      ],
    );
  },
);
