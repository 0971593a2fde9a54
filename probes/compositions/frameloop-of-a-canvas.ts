import assert from 'node:assert/strict';
import {createRequire} from 'node:module';
import path from 'node:path';
import {Internals} from 'remotion';
import {installed} from '../lib/installed';
import {mounted} from '../lib/mounted';
import {inNode} from '../lib/probe';

type Element = {type: () => null; props: {frameloop?: string; contexts?: object; children: unknown}};
type Three = {ThreeCanvas(props: object): {props: {children: Element}}};
type Page = {window?: Record<string, unknown>; document?: object};

const load = createRequire(path.join(__dirname, '../../package.json'));
const file = path.join(__dirname, '../../node_modules/@remotion/three/dist/cjs/ThreeCanvas.js');

/** The canvas as it is in a render or elsewhere, which its module finds out when it is loaded. */
function canvas(window: Record<string, unknown>) {
  const page = globalThis as unknown as Page;
  page.window = {remotion_delayRenderTimeouts: {}, ...window};
  page.document = {};
  const before = load.cache[file];
  Reflect.deleteProperty(load.cache, file);
  try {
    const {ThreeCanvas} = load(file) as Three;
    const {props} = mounted(() => ThreeCanvas({width: 640, height: 360, children: 'scene'})).render().props.children;
    const [, provider] = props.children as [Element, Element];
    const [invalidator, scene] = provider.props.children as [Element | false, string];
    return {frameloop: props.frameloop, contexts: provider.props.contexts, provider: provider.type, invalidator, scene};
  } finally {
    delete page.window;
    delete page.document;
    if (before) load.cache[file] = before;
  }
}

export default inNode(
  'A <ThreeCanvas> passes the contexts of the toolkit on to its scene. In a render, its frameloop is demand, and it asks for one picture whenever the frame has changed; elsewhere, its frameloop is always, playing or not.',
  () => {
    const preview = canvas({});
    assert.deepEqual([preview.frameloop, preview.invalidator, preview.scene], ['always', false, 'scene']);
    const render = canvas({process: {env: {NODE_ENV: 'production'}}, remotion_puppeteerTimeout: 30_000, remotion_attempt: 1});
    assert.deepEqual([render.frameloop, render.scene], ['demand', 'scene']);
    for (const {provider, contexts} of [preview, render]) {
      assert.equal(provider, Internals.RemotionContextProvider);
      assert.ok(
        ['timelineContext', 'sequenceContext', 'compositionManagerCtx'].every((name) => name in (contexts as object)),
        Object.keys(contexts!).join(),
      );
    }

    const fiber = installed<{useThree: unknown}>('@react-three/fiber/dist/react-three-fiber.cjs.js');
    const hook = installed<{useCurrentFrame: () => number}>('remotion/dist/cjs/use-current-frame.js');
    const core = installed<{useCurrentFrame: () => number}>('remotion/dist/cjs/index.js');
    const before = [fiber.useThree, hook.useCurrentFrame];
    const pictures: number[] = [];
    let frame = 12;
    const invalidate = () => pictures.push(frame);
    fiber.useThree = () => ({invalidate});
    hook.useCurrentFrame = () => frame;
    try {
      assert.equal(core.useCurrentFrame(), 12);
      const asking = mounted((render.invalidator as Element).type);
      for (frame of [12, 12, 13, 13, 40]) asking.render();
      assert.deepEqual(pictures, [12, 13, 40]);
    } finally {
      [fiber.useThree, hook.useCurrentFrame] = before as [unknown, () => number];
    }
  },
);
