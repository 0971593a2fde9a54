import fs from 'node:fs';
import path from 'node:path';
import type {Page, Route} from '@playwright/test';
import {hold, SCRIPTS} from '../lib/hold';
import {expect, hydrated, test, visit} from '../fixtures';

test.use({prefetches: true});

const BUILD = path.join(__dirname, '../../../build');
const FAILED_LOADS = /Failed to load resource|Loading chunk|ChunkLoadError|net::ERR/;

/** Counts the documents that a page loads. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'document') loads++;
  });
  return () => loads;
}

const notFound = (route: Route) => route.fulfill({status: 404, contentType: 'text/html', body: fs.readFileSync(path.join(BUILD, '404.html'))});

test.describe(() => {
  test.use({expectedConsole: [FAILED_LOADS]});

  test('Navigation: a tab from before a deployment loads the new page whole, once', {tag: ['@navigation.failure', '@slow']}, async ({page}) => {
    await visit(page, '/contact/');
    const loads = countLoads(page);
    await page.route(SCRIPTS, (route) => (loads() === 0 ? notFound(route) : route.continue()));
    await page.getByRole('link', {name: 'API', exact: true}).click();
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1, name: 'API reference'})).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/docs/api');
    expect(loads()).toBe(1);
  });
});

test.describe(() => {
  test.use({expectedConsole: [/./]});

  test('Navigation: files that are gone for good cause no loop, and the page stays readable', {tag: ['@navigation.failure', '@slow']}, async ({page}) => {
    await visit(page, '/contact/');
    const loads = countLoads(page);
    await page.route(SCRIPTS, (route) => (/runtime|main/.test(route.request().url()) ? route.continue() : notFound(route)));
    await page.getByRole('link', {name: 'API', exact: true}).click();
    await expect(page.getByRole('heading', {level: 1, name: 'API reference'})).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(loads()).toBe(1);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  });
});

test.describe(() => {
  test.use({expectedConsole: [FAILED_LOADS]});

  test('Navigation: a connection that drops during a click shows the new page when it is back', {tag: '@navigation.slow'}, async ({page}) => {
    await visit(page, '/contact/');
    await page.context().setOffline(true);
    const heading = page.getByRole('heading', {level: 1, name: 'API reference'});
    // Either the files of the page were prefetched, or the whole page is loaded, which fails.
    const failed = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest());
    await page.getByRole('link', {name: 'API', exact: true}).click();
    await Promise.race([heading.waitFor(), failed]);
    await page.context().setOffline(false);
    await visit(page, '/docs/api');
    await expect(heading).toBeVisible();
  });
});

test('Navigation: on a slow connection, another link that is clicked meanwhile is the one that counts', {tag: '@navigation.slow'}, async ({page}) => {
  await visit(page, '/contact/');
  const release = await hold(page);
  await page.getByRole('link', {name: 'API', exact: true}).click();
  await page.getByRole('link', {name: 'Docs', exact: true}).first().click();
  await expect(page.getByRole('heading', {level: 1}), 'the old page can be read meanwhile').toHaveText('Contact');
  release();
  await expect(page.getByRole('heading', {level: 1, name: 'Create a new project'})).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/docs/');
  await expect(page).toHaveTitle('Create a new project | Remotion');
});

test('Navigation: a page whose scripts are slow is read and left by its links before they arrive', {tag: '@navigation.slow'}, async ({page}) => {
  const release = await hold(page);
  await page.goto('/docs/sequence', {waitUntil: 'commit'});
  await expect(page.getByRole('heading', {level: 1, name: '<Sequence>'})).toBeVisible();
  await expect(page.getByRole('heading', {name: 'from?'})).toBeVisible();
  await page.getByRole('link', {name: 'API', exact: true}).click({noWaitAfter: true});
  await expect(page.getByRole('heading', {level: 1, name: 'API reference'})).toBeVisible();
  release();
  await hydrated(page);
});

test.describe(() => {
  test.use({expectedConsole: [FAILED_LOADS]});

  test('Demo: one whose files are gone keeps its picture and offers to try again', {tag: ['@demos.failure', '@slow']}, async ({page}) => {
    await visit(page, '/docs/spring');
    await page.route(SCRIPTS, notFound);
    const demo = page.locator('[data-demo="spring"]');
    await demo.getByRole('button', {name: /^Play/}).click();
    await expect(demo.getByRole('alert')).toBeVisible();
    await page.unroute(SCRIPTS);
    await demo.getByRole('button', {name: 'Retry'}).click();
    await expect(demo.locator('[data-painted="true"]')).toBeVisible();
  });
});

test.describe(() => {
  test.use({thirdParties: {'https://www.youtube-nocookie.com/': ''}, expectedConsole: [/ERR_/]});

  test('Other sites: a video that is blocked leaves the page whole and the link to it', {tag: '@videos.blocked'}, async ({page}) => {
    await page.route('https://www.youtube-nocookie.com/**', (route) => route.abort('blockedbyclient'));
    await visit(page, '/docs/contributing/docs');
    await page.getByRole('button', {name: 'Play “Remotion on Swiss television”'}).first().click();
    await expect(page.locator('iframe')).toBeVisible();
    await expect(page.getByRole('link', {name: /on YouTube$/}).first()).toBeVisible();
  });
});
