import assert from 'node:assert/strict';
import {IFrame} from 'remotion';
import {mounted} from '../lib/mounted';
import {inNode} from '../lib/probe';

type Rendered = {props: {src: string; onLoad: (event: object) => void}};
type Forwarded = {render(props: object, ref: null): Rendered};
type Page = {window?: {remotion_delayRenderTimeouts: Record<string, {label: string}>} & Record<string, unknown>};

export default inNode(
  'An <IFrame> holds the frame for the page with which it is mounted, and for none that its src names later; one that is mounted anew holds it again.',
  () => {
    const page = globalThis as unknown as Page;
    const {setTimeout} = globalThis;
    page.window = {
      process: {env: {NODE_ENV: 'production'}},
      ...{remotion_puppeteerTimeout: 30_000, remotion_attempt: 1, remotion_delayRenderTimeouts: {}},
    };
    globalThis.setTimeout = (() => 0) as never;
    const handles = () => Object.values(page.window?.remotion_delayRenderTimeouts ?? {}).map(({label}) => label);
    const open = (given: {src: string}) => mounted(() => (IFrame as unknown as Forwarded).render(given, null));
    try {
      const given = {src: '/chart'};
      const frame = open(given);
      const {props} = frame.render();
      assert.deepEqual(handles(), ['Loading <IFrame> with source /chart']);
      props.onLoad({});
      given.src = '/table';
      assert.deepEqual([frame.render().props.src, handles()], ['/table', []]);
      open(given).render();
      assert.deepEqual(handles(), ['Loading <IFrame> with source /table']);
    } finally {
      globalThis.setTimeout = setTimeout;
      delete page.window;
    }
  },
);
