import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

/** Helpers for the page: a box with a style inside another one, and where the middle of a box is. */
const HELPERS = `
const box = (style, parent = document.body, tag = 'div') => {
  const element = parent.appendChild(document.createElement(tag));
  Object.assign(element.style, style);
  return element;
};
const square = (style, parent) => box({position: 'absolute', left: 0, top: 0, width: '100px', height: '100px', ...style}, parent);
const moved = (style) => {
  const {x, y, width, height} = square(style).getBoundingClientRect();
  return [Math.round(x + width / 2 - 50), Math.round(y + height / 2 - 50)];
};
document.body.style.margin = 0;
`;

export default inBrowser(
  'Transform functions apply from left to right, after translate, rotate and scale; inline elements need a flex parent; contexts keep a z-index in; clicks hit transparent layers; a zoom of 50 % halves rects.',
  async (stage) => {
    const page = await stage.page();
    const run = <Result>(code: string) => page.evaluate<Result>(`(() => {${HELPERS}${code}})()`);
    const moved = (style: object) => run<number[]>(`return moved(${JSON.stringify(style)})`);
    assert.deepEqual(await moved({transform: 'translateX(300px) rotate(45deg)'}), [300, 0]);
    assert.deepEqual(await moved({transform: 'rotate(45deg) translateX(300px)'}), [212, 212]);
    assert.deepEqual(await moved({transform: 'scale(2) translateX(300px)'}), [600, 0]);
    assert.deepEqual(await moved({translate: '300px 0', rotate: '90deg', scale: '2', transform: 'translateX(100px)'}), [300, 200]);
    const leftOfSpan = (display: string) =>
      run<number>(
        `const span = box({transform: 'translateX(70px)'}, box({display: '${display}'}), 'span'); span.textContent = 'x'; return span.getBoundingClientRect().left`,
      );
    assert.deepEqual([await leftOfSpan('block'), await leftOfSpan('flex')], [0, 70]);

    const isChildInFront = (style: object) =>
      run<boolean>(`const layer = square({zIndex: 2000});
        const parent = square(${JSON.stringify(style)}, layer);
        const child = square({zIndex: 99}, parent);
        square({zIndex: 1}, layer);
        const isInFront = document.elementFromPoint(20, 20) === child;
        layer.remove();
        return isInFront`);
    assert.equal(await isChildInFront({}), true);
    for (const style of [{opacity: 0.9}, {transform: 'rotate(0deg)'}, {filter: 'blur(1px)'}, {mixBlendMode: 'multiply'}, {isolation: 'isolate'}])
      assert.equal(await isChildInFront(style), false, JSON.stringify(style));
    const isLowerHit = (pointerEvents: string) =>
      run<boolean>(`const layer = square({zIndex: 3000});
        const button = square({}, layer);
        square({pointerEvents: '${pointerEvents}'}, layer);
        const isHit = document.elementFromPoint(20, 20) === button;
        layer.remove();
        return isHit`);
    assert.deepEqual([await isLowerHit('auto'), await isLowerHit('none')], [false, true]);
    const isFirstInFront = (parent: object, child: object) =>
      run<boolean>(`const layer = square({zIndex: 4000});
        const parent = box(${JSON.stringify(parent)}, layer);
        const first = box({height: '100px', width: '100px', flexShrink: 0, zIndex: 2, ...${JSON.stringify(child)}}, parent);
        box({height: '100px', width: '100px', flexShrink: 0, marginTop: '-100px', marginLeft: '0', zIndex: 1, ...${JSON.stringify(child)}}, parent);
        const isInFront = document.elementFromPoint(20, 20) === first;
        layer.remove();
        return isInFront`);
    assert.equal(await isFirstInFront({}, {}), false);
    assert.equal(await isFirstInFront({}, {position: 'relative'}), true);
    assert.equal(await isFirstInFront({display: 'flex', flexDirection: 'column'}, {}), true);

    const sizes = await run<number[]>(`const zoomed = box({transform: 'scale(0.5)'});
      const inner = square({width: '200px', rotate: '0deg'}, zoomed);
      return [inner.getBoundingClientRect().width, inner.offsetWidth]`);
    assert.deepEqual(sizes, [100, 200]);
  },
);
