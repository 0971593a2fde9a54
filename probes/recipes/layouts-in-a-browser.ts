import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

const row = '<div style="flex: 1; display: grid; grid-template-columns: 2fr 1fr"><b>9:40</b><b>A</b></div>';
const credit = (role: string, name: string) =>
  `<div style="display: flex; gap: 40px"><div style="flex: 1; text-align: right">${role}</div><div style="flex: 1">${name}</div></div>`;

/** Frames of 1280 × 720 pixels. */
const HTML = `<style>body {margin: 0; font: 40px sans-serif} .frame {position: absolute; width: 1280px; height: 720px; display: flex; flex-direction: column}</style>
<iframe></iframe>
<div class="frame" id="credits">${credit('Sound', 'A very long name of somebody')}${credit('Directed and produced by', 'Ada')}</div>
<div class="frame" id="four">${row.repeat(4)}</div>
<div class="frame" id="eight">${row.repeat(8)}</div>`;

const SEEN = `(() => {
  document.body.innerHTML = ${JSON.stringify(HTML)};
  const of = (id) => [...document.getElementById(id).children];
  return {
    iframe: document.querySelector('iframe').clientHeight,
    ease: getComputedStyle(document.getElementById('four')).animationTimingFunction,
    gaps: of('credits').map(({children: [role, name]}) => [role.getBoundingClientRect().right, name.getBoundingClientRect().left]),
    rows: ['four', 'eight'].map((id) => of(id).map((each) => each.getBoundingClientRect().height)),
    columns: ['four', 'eight'].flatMap((id) => of(id).map((each) => each.children[1].getBoundingClientRect().left)),
  };
})()`;

type Seen = {iframe: number; ease: string; gaps: number[][]; rows: number[][]; columns: number[]};

export default inBrowser(
  'In Chromium, an iframe without a size is 150 pixels high; CSS animations use ease by default; two columns with flex: 1 have their gap in the middle, and four or eight rows with it share the height.',
  async (stage) => {
    const page = await stage.page();
    const seen = await page.evaluate<Seen>(SEEN);
    assert.deepEqual([seen.iframe, seen.ease], [150, 'ease']);
    assert.deepEqual(seen.gaps, [
      [620, 660],
      [620, 660],
    ]);
    assert.deepEqual(seen.rows, [Array<number>(4).fill(180), Array<number>(8).fill(90)]);
    assert.equal(new Set(seen.columns).size, 1);
  },
);
