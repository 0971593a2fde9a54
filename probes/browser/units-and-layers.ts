import assert from 'node:assert/strict';
import {getPointAtLength} from '@remotion/paths';
import {inBrowser} from '../lib/probe';

const PATH = 'M 100 200 L 500 200';

export default inBrowser(
  'A point of getPointAtLength() fits in pixels only if the viewBox is as large in units as the SVG in pixels. Plain divs are one below the other, absolute ones on top; a later one with a background covers the others.',
  async (stage) => {
    const page = await stage.page();
    const {x, y} = getPointAtLength(PATH, 150);
    /** How far the point on the line is from the same coordinates in pixels, for an SVG of 640 × 360 pixels. */
    const distance = (viewBox: string) =>
      page.evaluate<number>(`(() => {
        document.body.innerHTML = '<main style="position:absolute;left:0;top:0;width:640px;height:360px"><svg style="position:absolute" width="640" height="360" viewBox="${viewBox}"><circle cx="${x}" cy="${y}" r="2"/></svg><div style="position:absolute;left:${x}px;top:${y}px"></div></main>';
        const [dot, box] = ['circle', 'div'].map((name) => document.querySelector(name).getBoundingClientRect());
        return Math.round(Math.hypot(dot.x + dot.width / 2 - box.x, dot.y + dot.height / 2 - box.y));
      })()`);
    assert.equal(await distance('0 0 640 360'), 0);
    assert.equal(await distance('0 0 1280 720'), Math.round(Math.hypot(x, y) / 2));
    assert.equal(await distance('0 0 320 180'), Math.round(Math.hypot(x, y)));

    const tops = (style: string) =>
      page.evaluate<number[]>(`(() => {
        document.body.innerHTML = '<main style="position:absolute;inset:0"><div style="height:50px;background:red;${style}"></div><div id="later" style="height:50px;background:blue;${style}"></div></main>';
        return [...document.querySelectorAll('main > div')].map((box) => box.getBoundingClientRect().top);
      })()`);
    const front = () => page.evaluate<string>(`document.elementFromPoint(1, 1).id`);
    assert.deepEqual([await tops(''), await front()], [[0, 50], '']);
    assert.deepEqual([await tops('position:absolute;top:0;width:100%'), await front()], [[0, 0], 'later']);
  },
);
