import assert from 'node:assert/strict';
import type {ReactElement} from 'react';
import * as remotion from 'remotion';
import {installed} from '../lib/installed';
import {loadedWith} from '../lib/loaded-with';
import {mounted} from '../lib/mounted';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Ref = Record<'getArtboard' | 'getAnimationInstance' | 'getRenderer' | 'getCanvas', () => unknown>;
type Rive = {RemotionRiveCanvas: {render(props: object, ref: object): ReactElement<{ref: {current: object | null}}>}};
type Sample = {printRiveNames(file: object): void};

const settled = async () => {
  for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate);
};

export default inNode(
  'RemotionRiveCanvas, the one component, holds a handle until the runtime is there, draws nothing before its file, advances the first animation by the difference of frames, also a negative one; its ref has four functions.',
  async () => {
    const open = new Set<number>();
    let frame = 0;
    const steps: number[] = [];
    const drawn: string[] = [];
    const artboard = {
      name: 'Harbor',
      animationCount: () => 2,
      animationByIndex: (index: number) => ({name: ['crossing', 'mooring'][index]}),
      advance: () => undefined,
      draw: () => drawn.push('artboard'),
    };
    const file = {defaultArtboard: () => artboard, artboardCount: () => 1, artboardByIndex: () => artboard};
    const played: unknown[] = [];
    const runtime = {
      makeRenderer: () => ({clear: () => undefined, save: () => undefined, restore: () => undefined, align: () => undefined}),
      load: () => Promise.resolve(file),
      LinearAnimationInstance: class {
        constructor(animation: {name: string}) {
          played.push(animation.name);
        }
        advance = (seconds: number) => steps.push(seconds);
        apply = () => undefined;
      },
      requestAnimationFrame: (call: () => void) => call(),
      ...{Fit: {}, Alignment: {}},
    };
    let start: (value: object) => void = () => undefined;
    const react = installed<Record<string, unknown>>('react/index.js');
    const handle = {current: null as Ref | null};
    const {RemotionRiveCanvas} = loadedWith<Rive>('@remotion/rive/dist/cjs/RemotionRiveCanvas.js', {
      '@rive-app/canvas-advanced': {__esModule: true, default: () => new Promise((resolve) => (start = resolve))},
      react: new Proxy(react, {
        get: (target, name: string) => (name === 'useImperativeHandle' ? (ref: typeof handle, make: () => Ref) => void (ref.current = make()) : target[name]),
      }),
      remotion: {
        ...remotion,
        useCurrentFrame: () => frame,
        useVideoConfig: () => ({width: 320, height: 180, fps: 30}),
        delayRender: () => (open.add(1), 1),
        continueRender: (id: number) => open.delete(id),
      },
    });
    let arrive: (answer: object) => void = () => undefined;
    const {fetch} = globalThis;
    globalThis.fetch = () => new Promise((resolve) => (arrive = resolve as never));
    const loaded: unknown[] = [];
    const onLoad = (each: unknown) => loaded.push(each);
    const page = mounted(() => {
      const canvas = RemotionRiveCanvas.render({src: 'https://example.com/ferry.riv', onLoad}, handle);
      canvas.props.ref.current = {width: 320, height: 180};
      return canvas;
    });
    const ready = () => {
      page.render();
      return Object.entries(handle.current!).flatMap(([name, get]) => (get() === null ? [] : [name]));
    };
    assert.deepEqual([ready(), open.size], [[], 1]);
    assert.equal(Object.keys(handle.current!).length, 4);
    start(runtime);
    await settled();
    try {
      assert.deepEqual([ready(), open.size], [['getCanvas'], 0]);
    } finally {
      // It has been called by now.
      globalThis.fetch = fetch;
    }
    assert.deepEqual([drawn, loaded], [[], []]);
    arrive({arrayBuffer: () => Promise.resolve(new ArrayBuffer(4))});
    await settled();
    assert.equal(ready().length, 4);
    assert.deepEqual([drawn, loaded, played], [['artboard'], [file], ['crossing']]);

    steps.length = 0;
    for (frame of [15, 45, 15, 16]) page.render();
    assert.deepEqual(
      steps.map((step) => Math.round(step * 30)),
      [15, 30, -30, 1],
    );

    assert.deepEqual(Object.keys(installed<object>('@remotion/rive')), ['RemotionRiveCanvas']);
    const {log} = console;
    const printed: string[] = [];
    console.log = (text: string) => void printed.push(text);
    try {
      sampleOf<Sample>(['docs/rive/remotionrivecanvas.mdx'], 'print-rive-names').printRiveNames(file);
    } finally {
      console.log = log;
    }
    assert.deepEqual(printed, ['Harbor: crossing, mooring']);
  },
);
