import config from '../../../docusaurus.config';
import {expect, test, visit} from '../fixtures';

/** Links to documentation pages that are not written yet lead to the published ones. */
const PUBLISHED = 'https://www.remotion.dev';

const COLUMNS: Record<string, Record<string, string>> = {
  Remotion: {
    'Getting started': '/docs/',
    'API Reference': '/docs/api',
    Player: '/player/',
    Lambda: '/lambda/',
    Learn: '/learn',
    'Convert a video': 'https://convert.remotion.dev',
    Store: 'https://remotion.pro/store',
    GitHub: 'https://github.com/remotion-dev/remotion',
    'Remotion Pro': 'https://remotion.pro',
  },
  Community: {
    Showcase: '/showcase/',
    Experts: '/experts/',
    Discord: 'https://remotion.dev/discord',
    X: 'https://x.com/remotion',
    YouTube: 'https://youtube.com/@remotion_dev',
    LinkedIn: 'https://www.linkedin.com/company/remotion-dev/',
    Instagram: 'https://instagram.com/remotion',
    TikTok: 'https://www.tiktok.com/@remotion',
  },
  More: {
    'About us': '/about/',
    'Contact us': '/contact/',
    Blog: '/blog',
    'Success Stories': '/success-stories',
    Support: '/docs/support',
    Changelog: 'https://remotion.dev/changelog',
    Acknowledgements: '/docs/acknowledgements',
    Accessibility: '/accessibility/',
    License: 'https://remotion.dev/license',
    'Terms and Conditions': 'https://remotion.pro/terms',
    'Privacy Policy': 'https://remotion.pro/privacy',
    Brand: '/brand/',
  },
};

test('Footer: three columns, for product, community and more, with their links in order', {tag: '@footer.links'}, async ({page}) => {
  await visit(page, '/');
  const shown = await page
    .getByRole('contentinfo')
    .locator('.footer__col')
    .evaluateAll((columns) =>
      columns.map((column) => [
        column.querySelector('.footer__title')?.textContent ?? '',
        [...column.querySelectorAll('a')].map((link) => [link.textContent?.trim() ?? '', link.getAttribute('href') ?? '']),
      ]),
    );
  const expected = Object.entries(COLUMNS).map(([title, links]) => [title, Object.entries(links)]);
  const here = JSON.parse(JSON.stringify(shown).replaceAll(`${PUBLISHED}/`, '/')) as typeof shown;
  expect(here).toEqual(expected);
});

test('Footer: columns have a title and items, items a label and an address within the site or outside', {tag: '@footer.items'}, async ({page}) => {
  const {footer} = config.themeConfig as {footer: {links: {title: string; items: Record<string, string>[]}[]}};
  await visit(page, '/');
  const columns = page.getByRole('contentinfo').locator('.footer__col');
  await expect(columns).toHaveCount(footer.links.length);
  for (const [index, {title, items}] of footer.links.entries()) {
    await expect(columns.nth(index).getByText(title, {exact: true})).toBeVisible();
    for (const {label = '', to, href} of items) {
      expect(label && (to ?? href) && !(to && href), label).toBeTruthy();
      await expect(columns.nth(index).getByRole('link', {name: label, exact: true}), label).toHaveAttribute('href', to ?? href ?? '');
      await expect(columns.nth(index).getByRole('link', {name: label, exact: true}), label).toBeVisible();
    }
  }
});

test('Footer: logo 32 px high, copyright with the current year, and note', {tag: ['@footer.logo', '@footer.note']}, async ({page}) => {
  await visit(page, '/');
  const footer = page.getByRole('contentinfo');
  const logo = footer.locator('img:visible');
  expect(await logo.evaluate((image) => image.getBoundingClientRect().height)).toBe(32);
  await expect(footer).toHaveText(new RegExp(`Copyright © ${new Date().getFullYear()}.*Website created with`));
});

test.describe(() => {
  test.use({colorScheme: 'dark'});

  test('Footer: the logo is white in dark mode', {tag: '@footer.logo'}, async ({page}) => {
    await visit(page, '/');
    await expect(page.getByRole('contentinfo').locator('img:visible')).toHaveAttribute('src', /logo-white/);
  });
});
