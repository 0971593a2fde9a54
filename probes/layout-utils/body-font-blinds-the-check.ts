import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {inBrowser} from '../lib/probe';

const MODULE = path.join(__dirname, '../../node_modules/@remotion/layout-utils/dist/esm/index.mjs');
const MEASURE = `(text) => {
  try {
    return String(measureText({text, fontFamily: 'Quayside', fontSize: 40, validateFontIsLoaded: true}).width > 0);
  } catch (error) {
    return error.message;
  }
}`;

export default inBrowser(
  'A missing family makes the check of measureText() throw, but not if the <body> has another font or the same family.',
  async (stage) => {
    const page = await stage.page();
    await page.addScriptTag({type: 'module', content: `${fs.readFileSync(MODULE, 'utf8')}\nwindow.measureText = measureText;`});
    const measured = async (bodyFont: string, text: string) => {
      await page.evaluate(`document.body.style.fontFamily = ${JSON.stringify(bodyFont)}`);
      return page.evaluate<string>(`(${MEASURE})(${JSON.stringify(text)})`);
    };
    assert.match(await measured('', 'Departures'), /looks like the font is not loaded/);
    assert.equal(await measured('monospace', 'Arrivals today'), 'true');
    assert.equal(await measured('Quayside', 'Platform five'), 'true');
  },
);
