import {answer, HIT} from '../lib/hosted-search';
import {searching, searchingInVain, SERVICE} from '../lib/kit';
import {expect, test, visit} from '../fixtures';

test.describe(() => {
  test.use({thirdParties: searching});

  test(
    'Search: the hosted service is asked with the tags of language and version; its host is preconnected',
    {tag: ['@search.hosted', '@search.version']},
    async ({page}) => {
      const asked = await answer(page, [HIT]);
      await visit(page, '/kit/docs/sequence');
      await expect(page.locator('link[rel="preconnect"]')).toHaveAttribute('href', 'https://TESTAPP123-dsn.algolia.net');
      expect(asked.length).toBe(0);
      await page.keyboard.press('/');
      const dialog = page.getByRole('dialog', {name: 'Search docs'});
      await dialog.getByRole('combobox').fill('usecurrentframe');
      const row = dialog.getByRole('option').first();
      await expect(row).toBeVisible();
      await expect(row).toHaveAttribute('href', '/kit/docs/use-current-frame');
      await expect(row.locator('mark')).toHaveText('useCurrentFrame');
      await expect(row.locator('b')).toHaveCount(0);
      const request = asked.at(-1)?.requests[0];
      expect(request?.indexName).toBe('kit');
      expect(request?.facetFilters).toEqual(['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']]);
      await expect(dialog.getByRole('link', {name: 'Search by Algolia'})).toBeVisible();
      await page.keyboard.press('Enter');
      await page.waitForURL('**/kit/docs/use-current-frame');
    },
  );
});

test.describe(() => {
  test.use({thirdParties: {...searching, 'https://remotion.pro/': ''}});

  test('Search: results of other sites are loaded as whole pages', {tag: '@search.navigation'}, async ({page}) => {
    await answer(page, [{...HIT, url: 'https://remotion.pro/store'}]);
    await visit(page, '/kit/docs/sequence');
    await page.keyboard.press('/');
    const dialog = page.getByRole('dialog', {name: 'Search docs'});
    await dialog.getByRole('combobox').fill('store');
    await expect(dialog.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await page.waitForURL('https://remotion.pro/store');
  });
});

const STORE = 'https://remotion.pro/store';

test.describe(() => {
  test.use({thirdParties: {...searching, 'https://remotion.pro/': ''}});

  test(
    'Search: a click on a result of another site loads it as a whole page, in the modal and on the search page',
    {tag: '@search.navigation'},
    async ({page}) => {
      await answer(page, [{...HIT, url: STORE}]);
      const loaded = async (click: () => Promise<void>) => {
        const [request] = await Promise.all([page.waitForRequest(STORE), click()]);
        expect(request.resourceType()).toBe('document');
        expect(request.frame(), 'this tab').toBe(page.mainFrame());
        await page.waitForURL(STORE);
      };
      await visit(page, '/kit/docs/sequence');
      await page.keyboard.press('/');
      const dialog = page.getByRole('dialog', {name: 'Search docs'});
      await dialog.getByRole('combobox').fill('store');
      await expect(dialog.getByRole('option').first()).toBeVisible();
      await loaded(() => dialog.getByRole('option').first().click());
      await visit(page, '/kit/search?q=store');
      await loaded(() => page.locator('main ol a').first().click());
    },
  );
});

test.describe(() => {
  test.use({thirdParties: searchingInVain, expectedConsole: [/ERR_FAILED/]});

  test('Search: a hosted service that cannot be reached shows "Unable to fetch results"', {tag: '@search.failure'}, async ({page}) => {
    await answer(page, undefined);
    await visit(page, '/kit/docs/sequence');
    await page.keyboard.press('/');
    const dialog = page.getByRole('dialog', {name: 'Search docs'});
    await dialog.getByRole('combobox').fill('sequence');
    await expect(dialog.getByText('Unable to fetch results')).toBeVisible();
    await page.unroute(SERVICE);
    await answer(page, [HIT]);
    await dialog.getByRole('combobox').fill('usecurrentframe');
    await expect(dialog.getByRole('option').first()).toBeVisible();
  });
});
