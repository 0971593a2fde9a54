import type {Page} from '@playwright/test';
import {changeCode} from '../lib/change-code';
import {answer} from '../lib/hosted-search';
import {searching} from '../lib/kit';
import {expect, test, visit} from '../fixtures';

const ENDPOINT = 'https://reports.example.com/site';

type Sent = {kind: string; detail: string; page: string; version: string};

/** Collects what a page reports. */
async function reportsOf(page: Page): Promise<Sent[]> {
  const sent: Sent[] = [];
  await page.route(ENDPOINT, (route) => {
    const body = route.request().postDataJSON() as Sent | {'csp-report': object};
    if ('kind' in body) sent.push(body);
    return route.fulfill({status: 204});
  });
  return sent;
}

test.use({thirdParties: {...searching, [ENDPOINT]: ''}, expectedConsole: [/./]});

test('Reports: a page that crashes says so once, without anything about the reader', {tag: '@reports.sent'}, async ({page}) => {
  const sent = await reportsOf(page);
  await changeCode(page, [['{type:"search",position:"right"}', '{type:"carousel"}']]);
  await page.goto('/kit/about/?who=me#there');
  await expect(page.getByText('This page crashed').first()).toBeVisible();
  await expect.poll(() => sent.filter(({kind}) => kind === 'crash').length).toBe(1);
  expect(Object.keys(sent[0] ?? {}).sort()).toEqual(['detail', 'kind', 'page', 'version']);
  expect(sent[0]?.page).toBe('/kit/about/');
  expect(sent[0]?.detail).toMatch(/carousel/);
});

test('Reports: a file that cannot be loaded, and something that the policy refuses', {tag: '@reports.sent'}, async ({page}) => {
  const sent = await reportsOf(page);
  await visit(page, '/kit/about/');
  await page.evaluate(() => {
    const image = new Image();
    image.src = 'https://elsewhere.example.com/a.png';
    document.body.append(image);
  });
  await expect.poll(() => sent.map(({kind}) => kind)).toContain('policy');
  expect(sent.find(({kind}) => kind === 'policy')?.detail).toMatch(/^img-src https:\/\/elsewhere\.example\.com/);
  await page.route('**/assets/js/*.js*', (route) => route.abort());
  await page.locator('footer').getByRole('link', {name: 'Contact us'}).click();
  // The page's own script names the chunk; what starts the page names the file.
  await expect
    .poll(() => sent.filter(({kind}) => kind === 'file').map(({detail}) => detail))
    .toContainEqual(expect.stringMatching(/ChunkLoadError|Loading chunk/));
});

test('Reports: an app that cannot start', {tag: '@reports.sent'}, async ({page}) => {
  const sent = await reportsOf(page);
  await page.route(/\/assets\/js\/main\./, (route) => route.abort());
  await page.goto('/kit/about/?who=me#there');
  await expect(page.getByRole('alert').filter({hasText: 'did not start'})).toBeVisible();
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]).toEqual({
    kind: 'file',
    detail: expect.stringMatching(/^A script could not be loaded: \/kit\/assets\/js\/main\./),
    page: '/kit/about/',
    version: expect.stringMatching(/^4\.0\./),
  });
});

for (const [what, hits, detail] of [
  ['that finds nothing', [], 'no such word'],
  ['whose service does not answer', undefined, 'unreachable'],
] as const)
  test(`Reports: a search ${what}`, {tag: '@reports.sent'}, async ({page}) => {
    const sent = await reportsOf(page);
    await answer(page, hits && [...hits]);
    await visit(page, '/kit/docs/sequence');
    await page.keyboard.press('/');
    await page.getByRole('dialog', {name: 'Search docs'}).getByRole('combobox').fill('no such word');
    await expect.poll(() => sent.map((each) => [each.kind, each.detail])).toContainEqual(['search', detail]);
  });

test('Reports: an endpoint that is down changes nothing for the reader, and is not asked again', {tag: '@reports.sent'}, async ({page}) => {
  let asked = 0;
  await page.route(ENDPOINT, (route) => {
    if ('kind' in (route.request().postDataJSON() as object)) asked++;
    return route.abort('connectionrefused');
  });
  await changeCode(page, [['{type:"search",position:"right"}', '{type:"carousel"}']]);
  await page.goto('/kit/about/');
  await expect(page.getByText('This page crashed').first()).toBeVisible();
  await expect.poll(() => asked).toBe(1);
  await page.getByRole('button', {name: 'Try again'}).first().click();
  await expect(page.getByText('This page crashed').first()).toBeVisible();
  expect(asked).toBe(1);
});
