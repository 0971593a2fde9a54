import assert from 'node:assert/strict';
import {createElement, type ReactNode} from 'react';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Root = {configure(options: object): Promise<unknown>; render(children: ReactNode): unknown; unmount(): void};
type Fiber = {createRoot(canvas: object): Root; extend(objects: object): void};

export default inNode('React Three Fiber throws "R3F: Div is not part of the THREE namespace! Did you forget to extend?" for a <div> in a scene.', async () => {
  const {createRoot} = installed<Fiber>('@react-three/fiber/dist/react-three-fiber.cjs.js');
  const nothing = () => undefined;
  const gl = {render: nothing, setSize: nothing, setPixelRatio: nothing, shadowMap: {}, xr: {addEventListener: nothing}};
  const canvas = {addEventListener: nothing, removeEventListener: nothing, style: {}};
  const {error, warn} = console;
  const said: string[] = [];
  const note = (problem: unknown) => void said.push((problem as Error).message);
  process.on('uncaughtException', note);
  console.error = note;
  console.warn = nothing;
  try {
    const root = createRoot(canvas);
    await root.configure({gl, frameloop: 'never', size: {width: 64, height: 36, top: 0, left: 0}});
    root.render(createElement('div'));
    for (let turn = 0; turn < 50 && said.length === 0; turn++) await new Promise((resolve) => void setTimeout(resolve, 20));
  } catch (problem) {
    note(problem);
  } finally {
    process.off('uncaughtException', note);
    Object.assign(console, {error, warn});
  }
  assert.match(said.join('\n'), /^R3F: Div is not part of the THREE namespace! Did you forget to extend\?/);
});
