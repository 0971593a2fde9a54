import assert from 'node:assert/strict';
import path from 'node:path';
import {weighPage} from '../../scripts/lib/page-weight';
import {BUDGETS} from '../../config/budgets';
import {site} from '../lib/site';

const built = site();
const BUILD = path.join(__dirname, '../../build');

for (const [name, address] of Object.entries(BUDGETS.pages)) {
  built.test(`Weight: ${name} stays below its budgets`, {}, async (page) => {
    const browser = page.context().browser();
    assert.ok(browser);
    const {html, js, css, fonts, images} = await weighPage(browser, built.origin(), BUILD, address);
    assert.ok(html > 0 && js > 0 && css > 0 && fonts > 0, 'everything was weighed');
    for (const [kind, bytes, budget] of [
      ['js', js, BUDGETS.js],
      ['css', css, BUDGETS.css],
      ['fonts', fonts, BUDGETS.fonts],
      ['HTML, scripts and styles', html + js + css, BUDGETS.code],
      ['images', images, BUDGETS.images],
    ] as const)
      assert.ok(bytes <= budget, `${kind}: ${bytes} bytes of ${budget}`);
  });
}
