import type {Page} from '@playwright/test';
import {expect, test, visit} from '../fixtures';

test('Releases: each lists what it was the first to have, and leads to where that is explained', {tag: '@docs.releases'}, async ({page}) => {
  await visit(page, '/changelog');
  await expect(page).toHaveURL(/\/docs\/releases$/);
  const versions = await page.locator('[data-component="ReleaseList"] h3').allTextContents();
  expect(versions.length).toBeGreaterThan(200);
  expect(versions[0]).toBe('4.0.332');
  const member = page.locator('#v4-0-326 + ul').getByRole('link', {name: 'onError?'});
  await member.click();
  await expect(page).toHaveURL(/\/docs\/audio#onerror$/);
  await expect(page.locator('#onerror')).toBeInViewport();
  await expect(page.locator('#onerror ~ p').first()).toContainText('4.0.326 and later');
});

const control = (page: Page) => page.locator('main header details', {hasText: 'I use'});

test('Changed since: a page says what later releases changed on it, and leads to them; they lead back', {tag: '@docs.changed-since'}, async ({page}) => {
  await visit(page, '/docs/video?version=4.0.300');
  await expect(control(page).locator('summary')).toHaveText(/^I use 4\.0\.300 \(.*2 changed here\)$/);
  await control(page).locator('summary').click();
  const changes = control(page).getByText('Changed on this page since 4.0.300:').locator('..');
  await expect(changes.getByRole('listitem')).toHaveText(['4.0.319Deprecated: Video.endAt, Video.startFrom']);
  await changes.getByRole('link', {name: '4.0.319'}).click();
  await expect(page).toHaveURL(/\/docs\/releases#v4-0-319$/);
  await expect(page.locator('#v4-0-319')).toBeInViewport();
  await page.locator('#v4-0-319 + ul').getByRole('link', {name: 'Video.endAt', exact: true}).click();
  await expect(page).toHaveURL(/\/docs\/video#endat$/);
});

test('Changed since: readers of the release itself, and pages that did not change, are told of nothing', {tag: '@docs.changed-since'}, async ({page}) => {
  for (const [address, summary] of [
    ['/docs/video?version=4.0.319', /^I use 4\.0\.319(?! .*changed)/],
    ['/docs/the-fundamentals?version=4.0.1', /^I use 4\.0\.1$/],
  ] as const) {
    await visit(page, address);
    await expect(control(page).locator('summary')).toHaveText(summary);
    await control(page).locator('summary').click();
    await expect(control(page).getByText(/^(Nothing|\d+ things?) on this page/)).toBeVisible();
    await expect(control(page).getByText('Changed on this page')).toHaveCount(0);
    await page.keyboard.press('Escape');
  }
});

test('Changed since: without a version, all changes since 4.0.0 are listed', {tag: '@docs.changed-since'}, async ({page}) => {
  await visit(page, '/docs/offthreadvideo');
  await control(page).locator('summary').click();
  await expect(control(page).getByText('Changed on this page since 4.0.0:').locator('..').getByRole('listitem').first()).toContainText('OffthreadVideo.');
});
