import type {Page} from '@playwright/test';
import {changeCode} from '../lib/change-code';
import {thirdParties} from '../lib/kit';
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

test.use({thirdParties: {...thirdParties, [ENDPOINT]: ''}, expectedConsole: [/./]});

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
  await expect.poll(() => sent.map(({kind}) => kind)).toContain('file');
});
