import assert from 'node:assert/strict';
import {Img} from 'remotion';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Forwarded = {render(props: object, ref: null): unknown};

/** An image of a preview that is not decoded yet, and how many handles wait for it. */
function mount(props: {pauseWhenLoading?: boolean}, premounting = false) {
  const react = installed<Record<string, unknown>>('react/index.js');
  const hooks = {...react};
  let waiting = 0;
  let decoded = (): void => undefined;
  let unmount = (): void => undefined;
  const element = {src: '', decode: () => new Promise<void>((resolve) => (decoded = resolve)), removeEventListener: () => undefined};
  const addBlock = () => {
    waiting++;
    return {unblock: () => void (waiting = 0)};
  };
  Object.assign(react, {
    useRef: (initial: unknown) => ({current: initial ?? element}),
    useContext: () => ({addBlock, premounting}),
    useCallback: (given: unknown) => given,
    useMemo: (make: () => unknown) => make(),
    useImperativeHandle: () => undefined,
    useLayoutEffect: (effect: () => () => void) => (unmount = effect()),
  });
  try {
    (Img as unknown as Forwarded).render({src: '/fern.jpg', ...props}, null);
  } finally {
    Object.assign(react, hooks);
  }
  return {waiting: () => waiting, decoded: () => decoded(), unmount: () => unmount()};
}

export default inNode(
  'With pauseWhenLoading, a preview waits for an <Img> until it is decoded or unmounted; it does not by default, nor while the image is premounted.',
  async () => {
    const page = globalThis as {window?: object};
    page.window = {};
    try {
      for (const image of [mount({}), mount({pauseWhenLoading: true}, true)]) {
        assert.equal(image.waiting(), 0);
        image.unmount();
      }
      const [shown, removed] = [mount({pauseWhenLoading: true}), mount({pauseWhenLoading: true})];
      assert.deepEqual([shown.waiting(), removed.waiting()], [1, 1]);
      shown.decoded();
      await new Promise((resolve) => void setImmediate(resolve));
      removed.unmount();
      assert.deepEqual([shown.waiting(), removed.waiting()], [0, 0]);
    } finally {
      delete page.window;
    }
  },
);
