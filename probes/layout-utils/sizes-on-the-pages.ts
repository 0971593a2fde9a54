import assert from 'node:assert/strict';
import {openApp} from '../lib/app';
import {inBrowser} from '../lib/probe';

const APP = `
  import {fitText, fitTextOnNLines, measureText} from '@remotion/layout-utils';
  const font = {fontFamily: 'Liberation Sans'};
  const drawn = (text, fontSize, css = {}) => {
    const element = document.body.appendChild(document.createElement('span'));
    Object.assign(element.style, {whiteSpace: 'pre', fontFamily: 'Liberation Sans', fontSize: fontSize + 'px', display: 'inline-block', ...css});
    element.textContent = text;
    return element.getBoundingClientRect().width;
  };
  globalThis.lines = (text, maxLines, maxFontSize) => {
    const {fontSize, lines} = fitTextOnNLines({...font, text, maxLines, maxBoxWidth: 800, maxFontSize});
    return [fontSize, Math.max(...lines.map((line) => measureText({...font, text: line.trimEnd(), fontSize}).width))];
  };
  globalThis.longest = (text) => Math.min(...text.split(' ').map((word) => fitText({...font, text: word + ' ', withinWidth: 800 * 0.98}).fontSize));
  globalThis.spaced = (text, letterSpacing) => drawn(text, fitText({...font, text, withinWidth: 500, letterSpacing}).fontSize, {letterSpacing});
  globalThis.upper = ['ferry', 'FERRY'].map((text) => measureText({...font, text, fontSize: 40, textTransform: 'uppercase'}).width);
  globalThis.ready = true;
`;

type Size = [fontSize: number, widest: number];

export default inBrowser(
  'In Liberation Sans, the texts of the page get 237, 2000, 378 and 96 pixels and lines of 733, 6,191, 2,312 and 772, 122.7 fits; Nightingale with 20px is 567 wide instead of 500, with 0.2em 500; uppercase counts.',
  async (stage) => {
    const page = await openApp(stage, APP);
    await page.waitForFunction('globalThis.ready');
    const sizes: number[][] = [];
    for (const [text, lines] of [
      ['Vienna', 1],
      ['Vienna', 2],
      ['Linz Harbormaster', 2],
      ['The night ferry leaves at half past ten from pier four', 3],
    ] as const)
      sizes.push((await page.evaluate<Size>(`lines('${text}', ${lines})`)).map(Math.round));
    assert.deepEqual(sizes, [
      [237, 733],
      [2000, 6191],
      [378, 2312],
      [96, 772],
    ]);
    assert.equal((await page.evaluate<number>("longest('Linz Harbormaster')")).toFixed(1), '122.7');
    const [, widest] = await page.evaluate<Size>("lines('Linz Harbormaster', 2, longest('Linz Harbormaster'))");
    assert.ok(widest < 800, String(widest));
    const spaced = async (spacing: string) => Math.round(await page.evaluate<number>(`spaced('Nightingale', '${spacing}')`));
    assert.deepEqual([await spaced('20px'), await spaced('0.2em')], [567, 500]);
    const [small, large] = await page.evaluate<[number, number]>('upper');
    assert.equal(small, large);
  },
);
