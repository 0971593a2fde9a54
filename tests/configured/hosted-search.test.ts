import assert from 'node:assert/strict';
import {answer, HIT} from '../lib/hosted-search';
import {kit as kitBuild, searching, SERVICE} from '../lib/kit';
import {visit} from '../lib/site';

const kit = kitBuild();

kit.test('§7 Search: the hosted service is asked with the tags of language and version; its host is preconnected', {thirdParties: searching}, async (page) => {
  const asked = await answer(page, [HIT]);
  await visit(page, '/kit/docs/sequence');
  assert.equal(await page.locator('link[rel="preconnect"]').getAttribute('href'), 'https://TESTAPP123-dsn.algolia.net');
  assert.equal(asked.length, 0);
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', {name: 'Search docs'});
  await dialog.getByRole('combobox').fill('usecurrentframe');
  const row = dialog.getByRole('option').first();
  await row.waitFor();
  assert.equal(await row.getAttribute('href'), '/kit/docs/use-current-frame');
  assert.equal(await row.locator('mark').textContent(), 'useCurrentFrame');
  assert.equal(await row.locator('b').count(), 0);
  const request = asked.at(-1)?.requests[0];
  assert.equal(request?.indexName, 'kit');
  assert.deepEqual(request.facetFilters, ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']]);
  await dialog.getByRole('link', {name: 'Search by Algolia'}).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/kit/docs/use-current-frame');
});

kit.test('§7 Search: results of other sites are loaded as whole pages', {thirdParties: {...searching, 'https://remotion.pro/': ''}}, async (page) => {
  await answer(page, [{...HIT, url: 'https://remotion.pro/store'}]);
  await visit(page, '/kit/docs/sequence');
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', {name: 'Search docs'});
  await dialog.getByRole('combobox').fill('store');
  await dialog.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('https://remotion.pro/store');
});

const STORE = 'https://remotion.pro/store';

kit.test(
  '§7 Search: a click on a result of another site loads it as a whole page, in the modal and on the search page',
  {thirdParties: {...searching, 'https://remotion.pro/': ''}},
  async (page) => {
    await answer(page, [{...HIT, url: STORE}]);
    const loaded = async (click: () => Promise<void>) => {
      const [request] = await Promise.all([page.waitForRequest(STORE), click()]);
      assert.equal(request.resourceType(), 'document');
      assert.equal(request.frame(), page.mainFrame(), 'this tab');
      await page.waitForURL(STORE);
    };
    await visit(page, '/kit/docs/sequence');
    await page.keyboard.press('/');
    const dialog = page.getByRole('dialog', {name: 'Search docs'});
    await dialog.getByRole('combobox').fill('store');
    await dialog.getByRole('option').first().waitFor();
    await loaded(() => dialog.getByRole('option').first().click());
    await visit(page, '/kit/search?q=store');
    await loaded(() => page.locator('main ol a').first().click());
  },
);

kit.test(
  '§8 Search: a hosted service that cannot be reached shows "Unable to fetch results"',
  {thirdParties: searching, expectedConsole: [/ERR_FAILED/]},
  async (page) => {
    await answer(page, undefined);
    await visit(page, '/kit/docs/sequence');
    await page.keyboard.press('/');
    const dialog = page.getByRole('dialog', {name: 'Search docs'});
    await dialog.getByRole('combobox').fill('sequence');
    await dialog.getByText('Unable to fetch results').waitFor();
    await page.unroute(SERVICE);
    await answer(page, [HIT]);
    await dialog.getByRole('combobox').fill('usecurrentframe');
    await dialog.getByRole('option').first().waitFor();
  },
);
