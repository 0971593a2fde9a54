import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import type {Page, Route} from '@playwright/test';
import {hold, SCRIPTS} from '../lib/hold';
import {site, visit} from '../lib/site';

const built = site();
const BUILD = path.join(__dirname, '../../build');
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

built.test('§2 Navigation: a tab from before a deployment loads the new page whole, once', {expectedConsole: [FAILED_LOADS]}, async (page) => {
  await visit(page, '/contact/');
  const loads = countLoads(page);
  await page.route(SCRIPTS, (route) => (loads() === 0 ? notFound(route) : route.continue()));
  await page.getByRole('link', {name: 'API', exact: true}).click();
  await page.waitForSelector('html[data-has-hydrated="true"]');
  await page.getByRole('heading', {level: 1, name: 'API reference'}).waitFor();
  assert.equal(new URL(page.url()).pathname, '/docs/api');
  assert.equal(loads(), 1);
});

built.test('§2 Navigation: files that are gone for good cause no loop, and the page stays readable', {expectedConsole: [/./]}, async (page) => {
  await visit(page, '/contact/');
  const loads = countLoads(page);
  await page.route(SCRIPTS, (route) => (/runtime|main/.test(route.request().url()) ? route.continue() : notFound(route)));
  await page.getByRole('link', {name: 'API', exact: true}).click();
  await page.getByRole('heading', {level: 1, name: 'API reference'}).waitFor();
  await page.waitForLoadState('networkidle');
  assert.equal(loads(), 1);
  assert.ok(await page.getByRole('main').getByRole('link').first().isVisible());
});

built.test('§2 Navigation: a connection that drops during a click shows the new page when it is back', {expectedConsole: [FAILED_LOADS]}, async (page) => {
  await visit(page, '/contact/');
  await page.context().setOffline(true);
  await page.getByRole('link', {name: 'API', exact: true}).click();
  await page.waitForURL('**/docs/api').catch(() => {});
  await page.context().setOffline(false);
  await visit(page, page.url().startsWith('chrome-error') ? '/docs/api' : page.url());
  await page.getByRole('heading', {level: 1, name: 'API reference'}).waitFor();
});

built.test('§2 Navigation: on a slow connection, another link that is clicked meanwhile is the one that counts', {}, async (page) => {
  await visit(page, '/contact/');
  const release = await hold(page);
  await page.getByRole('link', {name: 'API', exact: true}).click();
  await page.getByRole('link', {name: 'Docs', exact: true}).first().click();
  assert.equal(await page.getByRole('heading', {level: 1}).textContent(), 'Contact', 'the old page can be read meanwhile');
  release();
  await page.getByRole('heading', {level: 1, name: 'Create a new project'}).waitFor();
  assert.equal(new URL(page.url()).pathname, '/docs/');
  assert.equal(await page.title(), 'Create a new project | Remotion');
});

built.test('§2 Navigation: a page whose scripts are slow is read and left by its links before they arrive', {}, async (page) => {
  const release = await hold(page);
  await page.goto('/docs/sequence', {waitUntil: 'commit'});
  await page.getByRole('heading', {level: 1, name: '<Sequence>'}).waitFor();
  assert.ok(await page.getByRole('heading', {name: 'from?'}).isVisible());
  await page.getByRole('link', {name: 'API', exact: true}).click({noWaitAfter: true});
  await page.getByRole('heading', {level: 1, name: 'API reference'}).waitFor();
  release();
  await page.waitForSelector('html[data-has-hydrated="true"]');
});

built.test('Demo: one whose files are gone keeps its picture and offers to try again', {expectedConsole: [FAILED_LOADS]}, async (page) => {
  await visit(page, '/docs/spring');
  await page.route(SCRIPTS, notFound);
  const demo = page.locator('[data-demo="spring"]');
  await demo.getByRole('button', {name: /^Play/}).click();
  await demo.getByRole('alert').waitFor();
  await page.unroute(SCRIPTS);
  await demo.getByRole('button', {name: 'Retry'}).click();
  await demo.locator('[data-painted="true"]').waitFor();
});

built.test(
  'Other sites: a video that is blocked leaves the page whole and the link to it',
  {thirdParties: {'https://www.youtube-nocookie.com/': ''}, expectedConsole: [/ERR_/]},
  async (page) => {
    await page.route('https://www.youtube-nocookie.com/**', (route) => route.abort('blockedbyclient'));
    await visit(page, '/docs/contributing/docs');
    await page.getByRole('button', {name: 'Play “Remotion on Swiss television”'}).first().click();
    await page.locator('iframe').waitFor();
    assert.ok(
      await page
        .getByRole('link', {name: /on YouTube$/})
        .first()
        .isVisible(),
    );
  },
);
