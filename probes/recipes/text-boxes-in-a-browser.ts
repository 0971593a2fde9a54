import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

const box = (id: string, style: string, content: string) =>
  `<div><span id="${id}" style="font: 100px 'Liberation Sans', Arial; ${style}">${content}</span></div>`;

const HTML = [
  box('inline', 'line-height: 1', 'Sand'),
  box('block', 'line-height: 1; display: inline-block', 'Sand'),
  box('pair', '', 'AV'),
  box('letters', '', '<i style="display: inline-block; font-style: normal">A</i><i style="display: inline-block; font-style: normal">V</i>'),
  `<svg width="400" height="100"><path id="tide" d="M0 50 H400"/><text font-size="40"><textPath id="text" href="#tide" startOffset="90%">WWWWWW</textPath></text></svg>`,
].join('');

const SEEN = `(() => {
  document.body.innerHTML = ${JSON.stringify(HTML)};
  const size = (id) => document.getElementById(id).getBoundingClientRect();
  const text = document.getElementById('text');
  const extents = [0, 1, 5].map((index) => { try { return text.getExtentOfChar(index).width; } catch { return null; } });
  return {inline: size('inline').height, block: size('block').height, pair: size('pair').width, letters: size('letters').width, extents, length: document.getElementById('tide').getTotalLength()};
})()`;

type Seen = Record<'inline' | 'block' | 'pair' | 'letters' | 'length', number> & {extents: (number | null)[]};

export default inBrowser(
  'In Chromium, the box of inline text is higher than its font size, also with a line height of 1, at which an inline block is as high as the font size; A and V in inline blocks are wider than AV in one text.',
  async (stage) => {
    const page = await stage.page();
    const seen = await page.evaluate<Seen>(SEEN);
    assert.ok(seen.inline > 105, JSON.stringify(seen));
    assert.equal(seen.block, 100);
    assert.ok(seen.letters > seen.pair + 3, JSON.stringify(seen));
  },
);
