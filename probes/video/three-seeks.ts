import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Given = {element: object; desiredTime: number; fps: number; logLevel: string; mountTime: null};
type Module = {seekToTimeMultipleUntilRight(given: Given): {prom: Promise<void>}};

export default inNode(
  'In a render, a Video seeks up to three times, until the browser reports the time of the frame, and then goes on with what is there.',
  async () => {
    const {seekToTimeMultipleUntilRight} = installed<Module>('remotion/dist/cjs/video/seek-until-right.js');
    /** How often a video is sought at second 2, whose browser reports these times. */
    const seeks = async (reported: number[]) => {
      const sought: number[] = [];
      const element = {
        duration: 10,
        get currentTime() {
          return 0;
        },
        set currentTime(time: number) {
          sought.push(time);
        },
        requestVideoFrameCallback: (callback: (now: number, frame: object) => void) =>
          void callback(0, {expectedDisplayTime: 0, mediaTime: reported[sought.length - 1] ?? NaN}),
        addEventListener: (_: string, listener: () => void) => listener(),
      };
      await seekToTimeMultipleUntilRight({element, desiredTime: 2, fps: 30, logLevel: 'error', mountTime: null}).prom;
      return sought.length;
    };
    assert.equal(await seeks([2]), 1);
    assert.equal(await seeks([2.016]), 1);
    assert.equal(await seeks([1.9, 2]), 2);
    assert.equal(await seeks([1.9, 1.9, 2]), 3);
    assert.equal(await seeks([1.9, 1.9, 1.9, 2]), 3);
  },
);
