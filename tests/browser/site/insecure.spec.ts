import {expect, test, visit} from '../fixtures';

const INSECURE = 'http://site.example/';

// A phone that opens the preview of a computer sees the site like this.
test.use({thirdParties: {[INSECURE]: ''}, expectedConsole: [/Cross-Origin-Opener-Policy/]});

for (const {path, label, action, complaint} of [
  {path: 'contact/', label: 'Subject', action: 'Write the issue', complaint: 'Message is missing.'},
  {path: 'showcase/add', label: 'Title', action: 'Write the issue', complaint: 'Description is missing.'},
])
  test(`Forms: /${path} works on a page that did not come by https`, {tag: '@forms.insecure'}, async ({page, origin}) => {
    await page.route(`${INSECURE}**`, async (route) =>
      route.fulfill({response: await route.fetch({url: route.request().url().replace(INSECURE, `${origin}/`)})}),
    );
    await visit(page, INSECURE + path);
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    await page.getByRole('textbox', {name: label}).fill('Which license?');
    await page.getByRole('button', {name: action}).click();
    await expect(page.getByRole('alert').getByText(complaint)).toBeVisible();
    await visit(page, INSECURE + path);
    await expect(page.getByRole('textbox', {name: label})).toHaveValue('Which license?');
  });
