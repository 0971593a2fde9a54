import {axeViolations} from '../lib/axe';
import {button, dialog, field, openModal, rows} from '../lib/search-modal';
import {LOOKS} from '../lib/variants';
import {expect, hydrated, test} from '../fixtures';

test.describe(() => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true});

  test('Search: on a phone the modal fills the window, nothing covers it, and Cancel closes it', {tag: '@search.phone'}, async ({page}) => {
    await openModal(page);
    const cancel = dialog(page).getByRole('button', {name: 'Cancel'});
    const box = await cancel.boundingBox();
    expect(box && box.x + box.width <= 390).toBeTruthy();
    const isOnTop = await cancel.evaluate((element) => {
      const {left, top, width, height} = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(isOnTop).toBeTruthy();
    await field(page).fill('render');
    await expect(rows(page).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBeTruthy();
    await cancel.click();
    await expect(dialog(page)).not.toBeAttached();
  });
});

for (const {colorScheme, width} of LOOKS) {
  test.describe(() => {
    test.use({colorScheme, viewport: {width, height: 844}});

    test(`Search: axe finds nothing in the modal (${colorScheme}, ${width} px)`, {tag: ['@a11y.axe', '@slow']}, async ({page}) => {
      await openModal(page);
      const check = async (state: string) => expect(await axeViolations(page, ['dialog']), state).toEqual([]);
      await check('start');
      await page.keyboard.type('render');
      await expect(rows(page).first()).toBeVisible();
      await check('results');
      await page.keyboard.press('Enter');
      await expect(dialog(page)).not.toBeAttached();
      await button(page).click();
      await expect(dialog(page).getByRole('region', {name: 'Recent'})).toBeVisible();
      await check('recent');
      await field(page).fill('qwertzuiop');
      await expect(dialog(page).getByText('No results for “qwertzuiop”')).toBeVisible();
      await check('nothing');
      await page.route('**/search-index/*', (route) => route.fulfill({body: 'garbage'}));
      await page.reload();
      await hydrated(page);
      await button(page).click();
      await page.keyboard.type('render');
      await expect(dialog(page).getByRole('alert')).toBeVisible();
      await check('failure');
    });
  });
}
