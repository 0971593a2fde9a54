import assert from 'node:assert/strict';
import {axeViolations} from '../lib/axe';
import {button, dialog, field, openModal, rows} from '../lib/search-modal';
import {site} from '../lib/site';

const built = site();

built.test(
  '§2 Search: on a phone the modal fills the window, nothing covers it, and Cancel closes it',
  {viewport: {width: 390, height: 844}, hasTouch: true},
  async (page) => {
    await openModal(page);
    const cancel = dialog(page).getByRole('button', {name: 'Cancel'});
    const box = await cancel.boundingBox();
    assert.ok(box && box.x + box.width <= 390);
    const isOnTop = await cancel.evaluate((element) => {
      const {left, top, width, height} = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    assert.ok(isOnTop);
    await field(page).fill('render');
    await rows(page).first().waitFor();
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth));
    await cancel.click();
    await dialog(page).waitFor({state: 'detached'});
  },
);

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1440, 390]) {
    built.test(`§2 Search: axe finds nothing in the modal (${colorScheme}, ${width} px)`, {colorScheme, viewport: {width, height: 844}}, async (page) => {
      await openModal(page);
      const check = async (state: string) => assert.deepEqual(await axeViolations(page, ['dialog']), [], state);
      await check('start');
      await page.keyboard.type('render');
      await rows(page).first().waitFor();
      await check('results');
      await page.keyboard.press('Enter');
      await dialog(page).waitFor({state: 'detached'});
      await button(page).click();
      await dialog(page).getByRole('region', {name: 'Recent'}).waitFor();
      await check('recent');
      await field(page).fill('qwertzuiop');
      await dialog(page).getByText('No results for “qwertzuiop”').waitFor();
      await check('nothing');
      await page.route('**/search-index/*', (route) => route.fulfill({body: 'garbage'}));
      await page.reload();
      await page.waitForSelector('html[data-has-hydrated="true"]');
      await button(page).click();
      await page.keyboard.type('render');
      await dialog(page).getByRole('alert').waitFor();
      await check('failure');
    });
  }
}
