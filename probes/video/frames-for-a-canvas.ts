import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Module = {useEmitVideoFrame(given: {ref: {current: object | null}; onVideoFrame: ((frame: object) => void) | null}): void};

/** Does what happens when the tag of a preview is mounted; returns what happens when it is unmounted. */
function mount(element: object, onVideoFrame: (frame: object) => void): () => void {
  const {useEmitVideoFrame: emitFrames} = installed<Module>('remotion/dist/cjs/video/emit-video-frame.js');
  const react = installed<{useEffect: unknown}>('react/index.js');
  const {useEffect} = react;
  let effect = (): unknown => undefined;
  react.useEffect = (given: () => unknown) => (effect = given);
  try {
    emitFrames({ref: {current: element}, onVideoFrame});
  } finally {
    react.useEffect = useEffect;
  }
  return effect() as () => void;
}

export default inNode(
  'In a preview, onVideoFrame gets the video element when it is mounted and at each frame that the browser reports; without requestVideoFrameCallback() it is called once, then an error says that this is not a function.',
  () => {
    let report = (): void => undefined;
    const canceled: number[] = [];
    const element = {
      requestVideoFrameCallback(callback: () => void) {
        report = callback;
        return 7;
      },
      cancelVideoFrameCallback: (handle: number) => void canceled.push(handle),
    };
    const frames: object[] = [];
    const onVideoFrame = (frame: object) => void frames.push(frame);
    const unmount = mount(element, onVideoFrame);
    assert.deepEqual(frames, [element]);
    report();
    report();
    assert.deepEqual([frames.length, frames[2] === element, canceled], [3, true, []]);
    unmount();
    assert.deepEqual(canceled, [7]);

    frames.length = 0;
    assert.throws(() => mount({}, onVideoFrame), {name: 'TypeError', message: /requestVideoFrameCallback is not a function$/});
    assert.equal(frames.length, 1);
  },
);
