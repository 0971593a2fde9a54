import assert from 'node:assert/strict';
import fs from 'node:fs';
import {openApp} from '../lib/app';
import {inBrowser} from '../lib/probe';

const FONT = require.resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2');

const APP = `
  import {loadFont} from '@remotion/fonts';
  import {measureText} from '@remotion/layout-utils';
  globalThis.width = (options) => Math.round(measureText({text: 'Departures 1117', fontFamily: 'Quayside', fontSize: 48, ...options}).width);
  globalThis.fonts = () => [...document.fonts].map(({family, weight, style, status}) => [family, weight, style, status].join(' '));
  globalThis.load = (url) => loadFont({family: 'Quayside', url});
  globalThis.ready = true;
`;

export default inBrowser(
  'loadFont() adds a font only once it has arrived, then as Quayside normal normal loaded. Measured at 48 pixels before, in the fallback font, a text is 315 pixels wide, and stays so for this call; in its font, it is 341.',
  async (stage) => {
    const page = await openApp(stage, APP);
    await page.waitForFunction('globalThis.ready');
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const origin = await stage.serve((_, response) => {
      void asked.then(() => response.writeHead(200, {'content-type': 'font/woff2', 'access-control-allow-origin': '*'}).end(fs.readFileSync(FONT)));
    });
    await page.evaluate(`document.body.style.fontFamily = ''; globalThis.loading = load('${origin}/quayside.woff2'); 0`);
    const width = (options = '{}') => page.evaluate<number>(`width(${options})`);
    const before = await width();
    assert.deepEqual(await page.evaluate('fonts()'), []);
    answer();
    await page.evaluate('globalThis.loading');
    assert.deepEqual(await page.evaluate('fonts()'), ['Quayside normal normal loaded']);
    assert.deepEqual([before, await width(), await width('{validateFontIsLoaded: true}'), await width('{additionalStyles: {}}')], [315, 315, 315, 341]);
    await page.reload();
    assert.deepEqual(await page.evaluate('typeof globalThis.width'), 'undefined');
  },
);
