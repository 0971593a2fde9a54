import type {Page, Route} from '@playwright/test';
import {expect, test, visit} from '../fixtures';
import {CORS} from '../lib/contact-form';
import {searching, SERVICE, thirdParties} from '../lib/kit';

const ENDPOINT = 'https://feedback.example.com/docs';
/** Where a search without an answer is reported a second later; tests/browser/configured/reports.spec.ts is about it. */
const REPORTS = 'https://reports.example.com/site';

const partOf = (route: Route, name: string) => new RegExp(`name="${name}"\\r\\n\\r\\n([^\\r]*)`).exec(route.request().postData() ?? '')?.[1];

async function write(page: Page, text: string): Promise<void> {
  await visit(page, '/kit/docs/sequence');
  await page.getByRole('group', {name: 'Did this help?'}).getByRole('button', {name: 'No'}).click();
  await page.getByLabel('What was wrong').fill(text);
}
const send = (page: Page) => page.getByRole('button', {name: 'Send', exact: true}).click();

test.describe(() => {
  test.use({thirdParties: {...thirdParties, [ENDPOINT]: ''}, expectedConsole: [/500|ERR_FAILED/]});

  test('Feedback: it is sent with page, version and browser, and a slow endpoint gets it once', {tag: '@docs.feedback'}, async ({page}) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const got: Record<string, string | undefined>[] = [];
    await page.route(ENDPOINT, async (route) => {
      got.push(Object.fromEntries(['helped', 'page', 'version', 'browser', 'message'].map((name) => [name, partOf(route, name)])));
      await held;
      return route.fulfill({status: 200, headers: CORS});
    });
    await write(page, 'Slow but once');
    await send(page);
    await page.getByRole('button', {name: 'Sending …'}).click({force: true});
    release();
    await expect(page.getByRole('heading', {name: 'It has arrived'})).toBeVisible();
    expect(got).toHaveLength(1);
    expect(got[0]).toMatchObject({helped: 'no', version: '4.0.332', message: 'Slow but once'});
    expect(got[0]?.page).toMatch(/\/kit\/docs\/sequence$/);
    expect(got[0]?.browser).toContain('Chrome');
  });

  test('Feedback: after an error, and after no answer, the same message goes out under the same number', {tag: '@docs.feedback-sent'}, async ({page}) => {
    const numbers: (string | undefined)[] = [];
    await page.route(ENDPOINT, (route) => {
      numbers.push(partOf(route, 'submission'));
      if (numbers.length === 1) return route.fulfill({status: 500, headers: CORS});
      if (numbers.length === 2) return route.abort('failed');
      return route.fulfill({status: 200, headers: CORS});
    });
    await write(page, 'Do not lose me');
    await send(page);
    await expect(page.getByRole('heading', {name: 'It was not sent'})).toBeVisible();
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('heading', {name: 'We do not know whether it arrived'})).toBeVisible();
    // What may have arrived is known after a reload, too.
    await visit(page, '/kit/docs/sequence');
    await page.getByRole('group', {name: 'Did this help?'}).getByRole('button', {name: 'No'}).click();
    await expect(page.getByLabel('What was wrong')).toHaveValue('Do not lose me');
    await send(page);
    await expect(page.getByRole('heading', {name: 'It has arrived'})).toBeVisible();
    expect(numbers[0]).toBeTruthy();
    expect(new Set(numbers).size).toBe(1);
  });

  test('Feedback: an answer alone is sent, and the other answer is another message', {tag: '@docs.feedback-sent'}, async ({page}) => {
    const got: (string | undefined)[][] = [];
    await page.route(ENDPOINT, (route) => {
      got.push([partOf(route, 'helped'), partOf(route, 'submission')]);
      return route.fulfill({status: got.length === 1 ? 500 : 200, headers: CORS});
    });
    await write(page, '');
    await send(page);
    await expect(page.getByRole('heading', {name: 'It was not sent'})).toBeVisible();
    await page.getByRole('group', {name: 'Did this help?'}).getByRole('button', {name: 'Yes'}).click();
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('heading', {name: 'It has arrived'})).toBeVisible();
    expect(got.map(([helped]) => helped)).toEqual(['no', 'yes']);
    expect(got[0]?.[1]).not.toBe(got[1]?.[1]);
  });
});

test.describe(() => {
  test.use({thirdParties: {...searching, [ENDPOINT]: '', [REPORTS]: ''}, expectedConsole: [/500/]});

  test('Search: one press reports a query without results, and a second attempt is the same report', {tag: '@search.report'}, async ({page}) => {
    await page.route(SERVICE, (route) => route.fulfill({json: {results: [{hits: [], nbHits: 0, page: 0, nbPages: 0}]}, headers: CORS}));
    const got: (string | undefined)[][] = [];
    await page.route(ENDPOINT, (route) => {
      got.push([partOf(route, 'query'), partOf(route, 'submission')]);
      return route.fulfill({status: got.length === 1 ? 500 : 200, headers: CORS});
    });
    await visit(page, '/kit/search?q=zzqxv');
    await page.getByRole('button', {name: 'Let us know.'}).click();
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByText('Thank you, it has arrived.')).toBeVisible();
    expect(got.map(([query]) => query)).toEqual(['zzqxv', 'zzqxv']);
    expect(got[0]?.[1]).toBe(got[1]?.[1]);
  });
});
