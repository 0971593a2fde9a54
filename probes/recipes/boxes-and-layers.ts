import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

const pane = '<div class="pane"></div>';
const grid = (columns: number, rows: number) =>
  `<div class="frame" id="grid-${columns}-${rows}" style="display: grid; grid-template: ${'1fr '.repeat(rows)} / ${'1fr '.repeat(columns)}; gap: 12px">${pane.repeat(columns * rows)}</div>`;
const shares = (direction: string) =>
  `<div class="frame" id="${direction}" style="display: flex; flex-direction: ${direction}; gap: 20px"><div style="flex: 68 1 0; overflow: hidden"></div><div style="flex: 32 1 0; overflow: hidden"></div></div>`;
const circle = (style = '') =>
  `<div class="circle" style="position: absolute; left: 900px; top: 300px; width: 300px; height: 300px; border-radius: 50%; overflow: hidden; border: 8px solid white; box-sizing: border-box; ${style}"><i style="display: block; width: 300px; height: 300px"></i></div>`;
const large = '<div class="large" style="position: absolute; width: 1280px; height: 720px"></div>';

/** Frames of 1280 × 720 pixels, one at a time. */
const SCENES: Record<string, string> = {
  order: large + circle(),
  reverse: circle() + large,
  index: circle('z-index: 1') + large,
};

const LONG = 'Head of the department for the restoration of early instruments, wood and gut';
const LAYOUT = `<style>.frame {position: absolute; width: 1280px; height: 720px}</style>${grid(2, 2)}${grid(3, 2)}${grid(3, 3)}${shares('row')}${shares('column')}
<p id="pre" style="font: 60px sans-serif; width: 1000px; white-space: pre"><span>${LONG}</span></p><p id="normal" style="font: 60px sans-serif; width: 1000px"><span>${LONG}</span></p>`;

const inPage = `(() => {
  const scenes = ${JSON.stringify(SCENES)};
  const show = (html) => { document.body.style.margin = 0; document.body.innerHTML = html; };
  const hit = (name, ...point) => { show(scenes[name]); const found = document.elementFromPoint(...point); return found.closest('.circle') ? 'circle' : found.className; };
  const hits = {
    order: hit('order', 1050, 450), corner: hit('order', 905, 305), reverse: hit('reverse', 1050, 450), index: hit('index', 1050, 450),
  };
  show(scenes.order);
  const wide = document.querySelector('.circle').getBoundingClientRect().width;
  show(${JSON.stringify(LAYOUT)});
  const sizes = (id) => [...document.getElementById(id).children].map((each) => { const {width, height} = each.getBoundingClientRect(); return [width, height]; });
  const lines = (id) => { const span = document.querySelector('#' + id + ' span'); return [span.getClientRects().length, span.getBoundingClientRect().right > 1280]; };
  return {hits, wide, grids: ['grid-2-2', 'grid-3-2', 'grid-3-3'].map(sizes), row: sizes('row'), column: sizes('column'), pre: lines('pre'), normal: lines('normal')};
})()`;

type Seen = {
  hits: Record<string, string>;
  wide: number;
  grids: number[][][];
  row: number[][];
  column: number[][];
  pre: [number, boolean];
  normal: [number, boolean];
};

export default inBrowser(
  'Later elements cover earlier ones unless those have a z-index; a radius of 50 % makes a circle, border-box counts the border; shares of 68 and 32 work in rows and columns; two lines of CSS make a grid; pre keeps a line.',
  async (stage) => {
    const page = await stage.page();
    await page.setViewportSize({width: 1280, height: 720});
    const {hits, wide, grids, row, column, pre, normal} = await page.evaluate<Seen>(inPage);
    assert.deepEqual([hits.order, hits.reverse, hits.index], ['circle', 'large', 'circle']);
    assert.deepEqual([hits.corner, wide], ['large', 300]);
    for (const [index, [columns, rows]] of [
      [2, 2],
      [3, 2],
      [3, 3],
    ].entries()) {
      const equal = [(1280 - 12 * (columns! - 1)) / columns!, (720 - 12 * (rows! - 1)) / rows!];
      assert.equal(grids[index]!.length, columns! * rows!);
      for (const size of grids[index]!) size.forEach((value, at) => assert.ok(Math.abs(value - equal[at]!) < 0.02, `${value} ${equal[at]}`));
    }
    assert.deepEqual(
      row.map(([width, height]) => [Math.round(width!), height]),
      [
        [857, 720],
        [403, 720],
      ],
    );
    assert.deepEqual(
      column.map(([width, height]) => [width, Math.round(height!)]),
      [
        [1280, 476],
        [1280, 224],
      ],
    );
    assert.deepEqual(pre, [1, true]);
    assert.ok(normal[0] > 1 && !normal[1]);
  },
);
