import assert from 'node:assert/strict';
import {Internals, useBufferState} from 'remotion';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Manager = {listenForBuffering(callback: () => void): void; listenForResume(callback: () => void): void};
type Rendered = {props: {value: Manager}};
type Page = {window?: {remotion_renderReady?: boolean} & Record<string, unknown>};

/** A provider whose states last, whose hooks are called by hand, and which renders when it is told to. */
function newProvider() {
  const states: unknown[] = [];
  const render = <Result>(component: () => Result, context: unknown): Result => {
    const react = installed<Record<string, unknown>>('react/index.js');
    const hooks = {...react};
    const effects: (() => void)[] = [];
    let index = 0;
    Object.assign(react, {
      useState(initial: unknown) {
        const slot = index++;
        if (!(slot in states)) states[slot] = initial;
        return [states[slot], (next: (before: unknown) => unknown) => (states[slot] = next(states[slot]))];
      },
      useRef: (current: unknown) => ({current}),
      useContext: () => context,
      useCallback: (given: unknown) => given,
      useMemo: (make: () => unknown) => make(),
      useEffect: (effect: () => void) => void effects.push(effect),
      useLayoutEffect: (effect: () => void) => void effects.push(effect),
    });
    try {
      const result = component();
      for (const effect of effects) effect();
      return result;
    } finally {
      Object.assign(react, hooks);
    }
  };
  return {
    states,
    manager: () => render(() => Internals.BufferingProvider({children: null}) as unknown as Rendered, {logLevel: 'error'}).props.value,
    hook: (manager: Manager) => render(useBufferState, manager),
  };
}

export default inNode(
  'Each delayPlayback() holds playback at once until its unblock(), so that it resumes after the last one; a second unblock() does nothing, and a render does not wait.',
  () => {
    const page = globalThis as unknown as Page;
    page.window = {process: {env: {NODE_ENV: 'production'}}, remotion_puppeteerTimeout: 30_000, remotion_delayRenderTimeouts: {}, remotion_renderReady: true};
    try {
      const {states, manager, hook} = newProvider();
      const said: string[] = [];
      const first = manager();
      first.listenForBuffering(() => said.push('waiting'));
      first.listenForResume(() => said.push('resume'));
      const heard = () => {
        said.length = 0;
        manager();
        return [...said];
      };
      const {delayPlayback} = hook(manager());
      const [map, model] = [delayPlayback(), delayPlayback()];
      assert.deepEqual(heard(), ['waiting']);
      map.unblock();
      assert.deepEqual(heard(), ['waiting']);
      const [before] = states;
      map.unblock();
      assert.equal(states[0], before);
      model.unblock();
      assert.deepEqual(heard(), ['resume']);
      assert.deepEqual([page.window.remotion_renderReady, page.window.remotion_delayRenderTimeouts], [true, {}]);
    } finally {
      delete page.window;
    }
  },
);
