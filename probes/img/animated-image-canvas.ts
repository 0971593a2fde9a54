import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Canvas = {draw(image: object): void; clear(): void};
type Rendered = {type: string; props: object};
type Module = {Canvas: {render(props: object, ref: object): Rendered}};

/** Calls the component with hooks that work once, on a stand-in for the element. */
function mounted(props: object, element: object): {canvas: Canvas; rendered: Rendered} {
  const react = installed<Record<string, unknown>>('react/index.js');
  const hooks = {...react};
  let canvas: Canvas | undefined;
  Object.assign(react, {
    useRef: () => ({current: element}),
    useCallback: (given: unknown) => given,
    useImperativeHandle: (_: unknown, make: () => Canvas) => void (canvas = make()),
  });
  try {
    const rendered = installed<Module>('remotion/dist/cjs/animated-image/canvas.js').Canvas.render(props, {});
    assert.ok(canvas);
    return {canvas, rendered};
  } finally {
    Object.assign(react, hooks);
  }
}

export default inNode(
  'The canvas of an AnimatedImage is as wide and high as its props, each on its own, or else the file, which fills it, is contained in it or covers it. It has a class and a style, no id, and no size before the first image.',
  () => {
    const image = {displayWidth: 400, displayHeight: 300};
    const drawn = (props: object) => {
      const calls: unknown[][] = [];
      const element = {getContext: () => ({drawImage: (_: unknown, ...numbers: number[]) => void calls.push(numbers.slice(4).map(Math.round))})};
      mounted({fit: 'fill', ...props}, element).canvas.draw(image);
      const {width, height} = element as unknown as {width: number; height: number};
      return [width, height, ...calls];
    };
    assert.deepEqual(drawn({}), [400, 300, [0, 0, 400, 300]]);
    assert.deepEqual(drawn({width: 200}), [200, 300, [0, 0, 200, 300]]);
    assert.deepEqual(drawn({height: 100}), [400, 100, [0, 0, 400, 100]]);
    const square = {width: 200, height: 200};
    assert.deepEqual(drawn(square), [200, 200, [0, 0, 200, 200]]);
    assert.deepEqual(drawn({...square, fit: 'contain'}), [200, 200, [0, 25, 200, 150]]);
    assert.deepEqual(drawn({...square, fit: 'cover'}), [200, 200, [-33, 0, 267, 200]]);

    const cleared: number[][] = [];
    const element = {width: 200, height: 100, getContext: () => ({clearRect: (...numbers: number[]) => void cleared.push(numbers)})};
    const {canvas, rendered} = mounted({className: 'sticker', style: {opacity: 1}, id: 'sticker', width: 200}, element);
    canvas.clear();
    assert.deepEqual(cleared, [[0, 0, 200, 100]]);
    assert.deepEqual([rendered.type, Object.keys(rendered.props).sort()], ['canvas', ['className', 'ref', 'style']]);
  },
);
