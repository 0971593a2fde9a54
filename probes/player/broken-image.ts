import assert from 'node:assert/strict';
import {Img} from 'remotion';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Rendered = {props: {onError(event: object): void}};
type Component = {render(props: object, ref: null): Rendered};
type React = Record<'useCallback' | 'useContext' | 'useImperativeHandle' | 'useMemo' | 'useRef', unknown>;

const SRC = 'https://media.example.com/missing.png';

/** The handler of an Img for errors of its element, and what it does. */
function broken(props: object) {
  const react = installed<React>('react/index.js');
  const {useCallback, useContext, useImperativeHandle, useMemo, useRef} = react;
  const requests: string[] = [];
  const image = {src: SRC, removeAttribute: () => undefined, setAttribute: (_: string, src: string) => void requests.push(src)};
  Object.assign(react, {
    useCallback: (call: unknown) => call,
    useContext: () => ({}),
    useImperativeHandle: () => undefined,
    useMemo: (make: () => unknown) => make(),
    useRef: (current: unknown) => ({current: current ?? image}),
  });
  try {
    const {onError} = (Img as unknown as Component).render({src: SRC, ...props}, null).props;
    return {fail: () => onError({}), requests};
  } finally {
    Object.assign(react, {useCallback, useContext, useImperativeHandle, useMemo, useRef});
  }
}

export default inNode(
  'An Img whose file is broken requests it twice more, after 1 and 2 seconds, and then calls onError, or throws "Error loading image with src:" without one.',
  () => {
    const page = globalThis as {window?: object};
    const {setTimeout: start} = globalThis;
    const {warn} = console;
    const timers: Array<{call: () => void; wait: number}> = [];
    globalThis.setTimeout = ((call: () => void, wait: number) => timers.push({call, wait})) as unknown as typeof start;
    console.warn = () => undefined;
    try {
      for (const isHandled of [true, false]) {
        let handled = 0;
        const {fail, requests} = broken(isHandled ? {onError: () => void handled++} : {});
        for (const wait of [1000, 2000]) {
          fail();
          const [timer, ...others] = timers.splice(0);
          assert.deepEqual([timer?.wait, others], [wait, []]);
          timer?.call();
        }
        assert.deepEqual([requests, handled], [[SRC, SRC], 0]);
        page.window = {};
        if (isHandled) fail();
        else assert.throws(fail, {message: `Error loading image with src: ${SRC}`});
        delete page.window;
        assert.deepEqual([handled, timers, requests.length], [isHandled ? 1 : 0, [], 2]);
      }
    } finally {
      globalThis.setTimeout = start;
      console.warn = warn;
      delete page.window;
    }
  },
);
