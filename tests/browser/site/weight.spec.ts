import path from 'node:path';
import {weighPage} from '../../../scripts/lib/page-weight';
import {BUDGETS} from '../../../config/budgets';
import {expect, test} from '../fixtures';

const BUILD = path.join(__dirname, '../../../build');

for (const [name, budget] of Object.entries(BUDGETS.pages)) {
  test(`Weight: ${name} stays below its budgets`, {tag: '@loading.budgets'}, async ({browser, origin}) => {
    const {html, js, css, fonts, images} = await weighPage(browser, origin, BUILD, budget.address);
    expect(html > 0 && js > 0 && css > 0 && fonts > 0, 'everything was weighed').toBeTruthy();
    for (const [kind, bytes, most] of [
      ['js', js, budget.js],
      ['css', css, budget.css],
      ['fonts', fonts, BUDGETS.fonts],
      ['HTML, scripts and styles', html + js + css, budget.code],
      ['images', images, BUDGETS.images],
    ] as const)
      expect(bytes, `${kind}: ${bytes} bytes of ${most}`).toBeLessThanOrEqual(most);
  });
}
