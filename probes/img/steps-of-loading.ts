import assert from 'node:assert/strict';
import {createElement, type ComponentProps} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {Img} from 'remotion';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Handler = (event: object) => void;
type Rendered = {type: string; props: Record<string, unknown> & {onError: Handler}};
type Forwarded = {render(props: object, ref: null): Rendered};
type Page = {window?: {remotion_delayRenderTimeouts: Record<string, {label: string}>} & Record<string, unknown>};

/** Calls the component with hooks that work once, mounts it on a stand-in for the element, and returns its props. */
function mount(props: ComponentProps<typeof Img>, element: object): Rendered {
  const react = installed<Record<string, unknown>>('react/index.js');
  const hooks = {...react};
  const effects: (() => void)[] = [];
  Object.assign(react, {
    useRef: (initial: unknown) => ({current: initial ?? element}),
    useContext: () => ({addBlock: () => ({unblock: () => undefined})}),
    useCallback: (given: unknown) => given,
    useMemo: (make: () => unknown) => make(),
    useImperativeHandle: () => undefined,
    useLayoutEffect: (effect: () => void) => void effects.push(effect),
  });
  try {
    const rendered = (Img as unknown as Forwarded).render(props, null);
    for (const effect of effects) effect();
    return rendered;
  } finally {
    Object.assign(react, hooks);
  }
}

export default inNode(
  'A server writes no src for an <Img>. When it mounts, it gets one, and the frame waits until onImageFrame has returned; a failed download is retried after 1, 2 and 4 seconds with a warning, then onError is called.',
  async () => {
    assert.equal(renderToStaticMarkup(createElement(Img, {src: '/fern.jpg', alt: 'Fern', id: 'fern'})), '<img alt="Fern" id="fern"/>');
    const page = globalThis as unknown as Page;
    const [{setTimeout}, {warn}] = [globalThis, console];
    const said: unknown[] = [];
    const delays: number[] = [];
    page.window = {
      process: {env: {NODE_ENV: 'production'}},
      ...{remotion_puppeteerTimeout: 30_000, remotion_attempt: 1, remotion_delayRenderTimeouts: {}},
    };
    console.warn = (text: unknown) => void said.push(text);
    const handles = () => Object.values(page.window?.remotion_delayRenderTimeouts ?? {}).map(({label}) => label);
    try {
      let decoded = (): void => undefined;
      const element = {src: '', decode: () => new Promise<void>((resolve) => (decoded = resolve))};
      const open: string[][] = [];
      const onImageFrame = (image: unknown) => {
        assert.equal(image, element);
        open.push(handles());
      };
      const failed: unknown[] = [];
      const {type, props} = mount({src: '/fern.jpg', alt: 'Fern', maxRetries: 3, onImageFrame, onError: (event) => void failed.push(event)}, element);
      assert.deepEqual([type, props.src, props.alt, element.src], ['img', undefined, 'Fern', '/fern.jpg']);
      assert.deepEqual(handles(), ['Loading <Img> with src=/fern.jpg']);
      decoded();
      await new Promise((resolve) => void setImmediate(resolve));
      assert.deepEqual([open, handles()], [[['Loading <Img> with src=/fern.jpg']], []]);

      globalThis.setTimeout = ((_: unknown, delay: number) => void delays.push(delay)) as never;
      for (let attempt = 0; attempt < 4; attempt++) {
        assert.deepEqual(failed, []);
        props.onError({attempt});
      }
      assert.deepEqual([delays, failed], [[1000, 2000, 4000], [{attempt: 3}]]);
      assert.deepEqual(
        said,
        delays.map((delay) => `Could not load image with source /fern.jpg, retrying again in ${delay}ms`),
      );
      const alone = mount({src: '/moss.jpg', maxRetries: 0}, {src: '', complete: true});
      assert.throws(() => alone.props.onError({}), {message: 'Error loading image with src: /moss.jpg'});
    } finally {
      globalThis.setTimeout = setTimeout;
      console.warn = warn;
      delete page.window;
    }
  },
);
