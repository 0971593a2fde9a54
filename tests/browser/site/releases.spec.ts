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
