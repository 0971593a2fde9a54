import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Given = {element: {current: object}; shouldBuffer: boolean; isPremounting: boolean; logLevel: string; mountTime: null; src: string};
type Module = {useMediaBuffering(given: Given): boolean};

/** A file of which nothing has arrived, and how many handles wait for it. */
function mount(shouldBuffer: boolean, isPremounting = false) {
  const {useMediaBuffering: buffer} = installed<Module>('remotion/dist/cjs/use-media-buffering.js');
  const react = installed<Record<string, unknown>>('react/index.js');
  const hooks = {...react};
  const listeners = new Map<string, () => void>();
  const element = {
    ...{readyState: 0, HAVE_FUTURE_DATA: 3, playbackRate: 1, load: () => undefined},
    addEventListener: (name: string, listener: () => void) => void listeners.set(name, listener),
    removeEventListener: (name: string) => void listeners.delete(name),
  };
  let waiting = 0;
  let unmount = (): void => undefined;
  Object.assign(react, {
    useState: (initial: unknown) => [initial, () => undefined],
    useMemo: (make: () => unknown) => make(),
    useContext: () => ({
      addBlock() {
        waiting++;
        return {unblock: () => void waiting--};
      },
    }),
    useEffect: (effect: () => (() => void) | undefined) => (unmount = effect() ?? unmount),
  });
  try {
    buffer({element: {current: element}, shouldBuffer, isPremounting, logLevel: 'error', mountTime: null, src: '/match.mp4'});
  } finally {
    Object.assign(react, hooks);
  }
  return {element, waiting: () => waiting, unmount: () => unmount(), hear: (name: string) => listeners.get(name)?.()};
}

export default inNode(
  'With pauseWhenBuffering, a preview waits whenever media lacks data, until it can play or is unmounted, and goes on waiting after an error; it does not wait without the prop or while the media is premounted.',
  () => {
    const before = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
    Object.defineProperty(globalThis, 'navigator', {value: {userAgent: 'Chrome/140'}, configurable: true});
    try {
      assert.deepEqual([mount(false).waiting(), mount(true, true).waiting()], [0, 0]);
      const good = mount(true);
      assert.equal(good.waiting(), 1);
      good.element.readyState = 3;
      good.hear('canplay');
      assert.equal(good.waiting(), 0);
      good.hear('waiting');
      assert.equal(good.waiting(), 1);
      good.hear('canplay');
      assert.equal(good.waiting(), 0);
      const missing = mount(true);
      for (let errors = 0; errors < 3; errors++) {
        missing.hear('error');
        assert.equal(missing.waiting(), 1);
      }
      missing.unmount();
      assert.equal(missing.waiting(), 0);
    } finally {
      if (before) Object.defineProperty(globalThis, 'navigator', before);
      else Reflect.deleteProperty(globalThis, 'navigator');
    }
  },
);
