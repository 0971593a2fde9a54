import assert from 'node:assert/strict';
import {Img} from 'remotion';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type React = Record<string, unknown>;
type Module = {useMediaBuffering(given: object): boolean};

const react = installed<React>('react/index.js');
const {useMediaBuffering: follow} = installed<Module>('remotion/dist/cjs/use-media-buffering.js');

/** Runs something with hooks that carry out effects at once, and counts what makes the Player wait. */
function waiting(premounting: boolean, run: () => void, elements: unknown): {now(): number; unmount(): void} {
  const before = {...react};
  const blocks = new Set<object>();
  const cleanups: Array<() => void> = [];
  const carryOut = (effect: () => (() => void) | undefined) => {
    const cleanUp = effect();
    if (cleanUp) cleanups.push(cleanUp);
  };
  const addBlock = (block: object) => {
    blocks.add(block);
    return {unblock: () => blocks.delete(block)};
  };
  Object.assign(react, {
    useCallback: (call: unknown) => call,
    useContext: () => ({premounting, addBlock}),
    useEffect: carryOut,
    useImperativeHandle: () => undefined,
    useLayoutEffect: carryOut,
    useMemo: (make: () => unknown) => make(),
    useRef: (current: unknown) => ({current: current ?? elements}),
    useState: (value: unknown) => [value, () => undefined],
  });
  try {
    run();
  } finally {
    Object.assign(react, before);
  }
  return {
    now: () => blocks.size,
    unmount() {
      for (const cleanUp of cleanups) cleanUp();
    },
  };
}

/** An element whose file has not arrived. */
function media({pauseWhenBuffering = true, premounting = false, readyState = 1} = {}) {
  const element = Object.assign(new EventTarget(), {
    readyState,
    HAVE_FUTURE_DATA: 3,
    playbackRate: 1,
    src: 'a.mp4',
    loads: 0,
    load: () => void element.loads++,
  });
  const given = {element: {current: element}, shouldBuffer: pauseWhenBuffering, isPremounting: premounting, logLevel: 'info', mountTime: 0, src: 'a.mp4'};
  const {now} = waiting(premounting, () => void follow(given), element);
  return {element, now};
}

const image = ({pauseWhenLoading = true, premounting = false} = {}) => {
  const element = Object.assign(new EventTarget(), {complete: false, decode: () => new Promise(() => undefined)});
  const {render} = Img as unknown as {render(props: object, ref: null): unknown};
  const {now, unmount} = waiting(premounting, () => void render({src: 'a.png', pauseWhenLoading}, null), element);
  const count = now();
  unmount();
  return count;
};

export default inNode(
  'Media with pauseWhenBuffering makes the Player wait at the start and at each waiting event, and for a file with errors again and again; an Img waits with pauseWhenLoading; premounted or without the prop, none does.',
  () => {
    const page = globalThis as {window?: object};
    const navigator = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
    Object.defineProperty(globalThis, 'navigator', {value: {userAgent: 'Chrome'}, configurable: true});
    page.window = {};
    try {
      assert.deepEqual([image(), image({pauseWhenLoading: false}), image({premounting: true})], [1, 0, 0]);
      for (const off of [{pauseWhenBuffering: false}, {premounting: true}]) assert.equal(media(off).now(), 0);
      const {element, now} = media();
      assert.deepEqual([now(), element.loads], [1, 1]);
      for (const loads of [2, 3, 4]) {
        element.dispatchEvent(new Event('error'));
        assert.deepEqual([now(), element.loads], [1, loads]);
      }
      element.readyState = 4;
      element.dispatchEvent(new Event('canplay'));
      assert.equal(now(), 0);
      for (let times = 0; times < 2; times++) {
        element.dispatchEvent(new Event('waiting'));
        assert.equal(now(), 1);
        element.dispatchEvent(new Event('canplay'));
        assert.equal(now(), 0);
      }
      assert.equal(media({readyState: 4}).now(), 0);
    } finally {
      Reflect.deleteProperty(globalThis, 'navigator');
      if (navigator) Object.defineProperty(globalThis, 'navigator', navigator);
      delete page.window;
    }
  },
);
