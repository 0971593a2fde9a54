import assert from 'node:assert/strict';
import {openApp} from '../lib/app';
import {inBrowser} from '../lib/probe';

const APP = `
  import {measureText} from '@remotion/layout-utils';
  globalThis.size = (options) => measureText({text: 'The night ferry leaves at half past ten from pier four', fontFamily: 'Liberation Sans', fontSize: 40, ...options});
  globalThis.ready = true;
`;

type Size = {width: number; height: number};

export default inBrowser(
  'With width 300px and white-space pre-wrap in additionalStyles, measureText() returns 300 pixels and the height of all lines; without them, a text is one line, and its width does not grow exactly with the font size.',
  async (stage) => {
    const page = await openApp(stage, APP);
    await page.waitForFunction('globalThis.ready');
    const size = (options: string) => page.evaluate<Size>(`size(${options})`);
    const [one, lines] = [await size('{}'), await size("{additionalStyles: {width: '300px', whiteSpace: 'pre-wrap'}}")];
    assert.deepEqual([lines.width, lines.height % one.height], [300, 0]);
    assert.ok(lines.height / one.height >= 4, String(lines.height));
    const perPixel = [];
    for (const fontSize of [10, 13, 40, 100]) perPixel.push((await size(`{fontSize: ${fontSize}}`)).width / fontSize);
    assert.ok(Math.max(...perPixel) - Math.min(...perPixel) > 1e-5, perPixel.join());
    assert.ok(Math.max(...perPixel) / Math.min(...perPixel) < 1.001, perPixel.join());
  },
);
