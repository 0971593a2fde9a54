import assert from 'node:assert/strict';
import {IFrame} from 'remotion';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Handler = (event: object) => void;
type Rendered = {type: string; props: Record<string, unknown> & {onLoad: Handler; onError: Handler}};
type Forwarded = {render(props: object, ref: null): Rendered};
type Page = {window?: {remotion_delayRenderTimeouts: Record<string, {label: string}>} & Record<string, unknown>};

/** Calls the component with hooks that work once. */
function rendered(props: object): Rendered {
  const react = installed<Record<string, unknown>>('react/index.js');
  const hooks = {...react};
  Object.assign(react, {useState: (make: () => unknown) => [make()], useCallback: (given: unknown) => given});
  try {
    return (IFrame as unknown as Forwarded).render(props, null);
  } finally {
    Object.assign(react, hooks);
  }
}

export default inNode(
  'An <IFrame> passes on its attributes and holds the frame for its timeout less 2000 ms, by default 28,000 ms, until a load or an error event, which releases it before onLoad or onError is called.',
  () => {
    const page = globalThis as unknown as Page;
    const [{setTimeout}, {error}] = [globalThis, console];
    const limits: unknown[] = [];
    const said: unknown[] = [];
    page.window = {
      process: {env: {NODE_ENV: 'production'}},
      ...{remotion_puppeteerTimeout: 30_000, remotion_attempt: 1, remotion_delayRenderTimeouts: {}},
    };
    globalThis.setTimeout = ((_: unknown, limit: number) => void limits.push(limit)) as never;
    console.error = (text: unknown) => void said.push(text);
    const handles = () => Object.values(page.window?.remotion_delayRenderTimeouts ?? {}).map(({label}) => label);
    try {
      for (const name of ['onLoad', 'onError'] as const) {
        const heard: unknown[] = [];
        const {type, props} = rendered({src: '/chart', title: 'Chart', [name]: (event: object) => void heard.push(event, handles())});
        assert.deepEqual([type, props.src, props.title, handles()], ['iframe', '/chart', 'Chart', ['Loading <IFrame> with source /chart']]);
        props[name]({name});
        assert.deepEqual(heard, [{name}, []]);
      }
      const bare = rendered({delayRenderTimeoutInMilliseconds: 12_000});
      assert.deepEqual(handles(), ['Loading <IFrame> with source undefined']);
      bare.props.onError({});
      assert.deepEqual([handles(), said, limits], [[], ['Error loading iframe:'], [28_000, 28_000, 10_000]]);
    } finally {
      globalThis.setTimeout = setTimeout;
      console.error = error;
      delete page.window;
    }
  },
);
