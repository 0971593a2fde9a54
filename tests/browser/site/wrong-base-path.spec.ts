import {expect, test} from '../fixtures';

// The same build, published below a path that it was not built for.
test.use({basePath: '/elsewhere/', expectedConsole: [/./]});

test('Wrong base path: the banner "Your site did not load properly" names the base URL that fits', {tag: '@errors.base-path'}, async ({page}) => {
  await page.goto('/elsewhere/');
  const banner = page.locator('#__docusaurus-base-url-issue-banner');
  await expect(banner.getByText('Your Docusaurus site did not load properly.')).toBeVisible();
  await expect(banner).toHaveText(/Current configured baseUrl = \/ [\s\S]*baseUrl = \/elsewhere\//, {useInnerText: true});
});
