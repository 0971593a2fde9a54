import assert from 'node:assert/strict';
import {ThreeCanvas} from '@remotion/three';
import {installed} from '../lib/installed';
import {mounted} from '../lib/mounted';
import {inNode} from '../lib/probe';

type Element = {type: {name?: string}; props: Record<string, never>};
type Page = {window?: Record<string, unknown>; document?: object};

const file = '@remotion/three/dist/cjs/SuspenseLoader.js';

export default inNode(
  'A <ThreeCanvas> refuses sizes that are text, fractions or 0, passes on all props but frameloop, adds style to its size, and opens a handle until it is created, and one for as long as it suspends.',
  () => {
    const page = globalThis as unknown as Page;
    page.window = {process: {env: {NODE_ENV: 'production'}}, remotion_puppeteerTimeout: 30_000, remotion_delayRenderTimeouts: {}, remotion_attempt: 1};
    page.document = {};
    const open = () => Object.values(page.window?.remotion_delayRenderTimeouts as Record<string, {label: string}>).map(({label}) => label);
    const canvas = (props: object) => mounted(() => ThreeCanvas({width: 640, height: 360, children: null, ...props}) as unknown as Element).render();
    try {
      const said = (width: unknown) => {
        try {
          return canvas({width});
        } catch (error) {
          return (error as Error).message;
        }
      };
      const text = 'The "width" prop of the <ThreeCanvas /> component must be';
      assert.equal(said('640'), `${text} a number, but you passed a value of type string`);
      assert.equal(said(640.5), `${text} an integer, but is 640.5.`);
      assert.equal(said(0), `${text} positive, but got 0.`);
      page.window.remotion_delayRenderTimeouts = {};

      const created: unknown[] = [];
      const camera = {position: [0, 0, 4]};
      const given = {camera, shadows: true, frameloop: 'never', style: {border: 0, width: 320}, onCreated: (state: unknown) => void created.push(state)};
      const {props} = canvas(given).props.children as unknown as Element & {props: {onCreated: (state: unknown) => void}};
      assert.deepEqual([props.camera, props.shadows, props.frameloop], [camera, true, 'always']);
      assert.deepEqual(props.style, {width: 320, height: 360, border: 0});
      assert.deepEqual(open(), ['Waiting for <ThreeCanvas/> to be created']);
      props.onCreated('scene');
      assert.deepEqual([open(), created], [[], ['scene']]);

      const {SuspenseLoader} = installed<{SuspenseLoader: (given: object) => Element}>(file);
      const fallback = SuspenseLoader({children: null}).props.fallback as unknown as {type: () => null};
      const waiting = mounted(fallback.type);
      waiting.render();
      assert.deepEqual(open(), ['Waiting for <Suspense /> of <ThreeCanvas /> to resolve']);
      waiting.unmount();
      assert.deepEqual(open(), []);
    } finally {
      delete page.window;
      delete page.document;
    }
  },
);
