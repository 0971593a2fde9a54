import path from 'node:path';
import type {Page} from '@playwright/test';
import {serveBuild, type StaticServer} from '../../scripts/lib/static-server';
import {bare as test, expect} from '../browser/fixtures';
import {SITES_FOLDER} from './folder';

/** A page of each kind, and what its breadcrumbs, sidebar and contents show. */
const DOC = '/docs/spring';

type Fixture = {name: string; /** Base paths of its languages. */ bases: string[]; hasVersions?: boolean};

const FIXTURES: Fixture[] = [
  {name: process.env.SITE ?? 'tiny', bases: ['/']},
  ...(process.env.SITE
    ? []
    : [
        {name: 'versioned', bases: ['/'], hasVersions: true},
        {name: 'localized', bases: ['/', '/de/']},
      ]),
];

for (const {name, bases, hasVersions = false} of FIXTURES) {
  test.describe(`fixture site ${name}`, () => {
    let server: StaticServer;
    test.beforeAll(async () => {
      server = await serveBuild(path.join(SITES_FOLDER, name, 'build'));
    });
    test.afterAll(() => server.close());

    for (const base of bases) {
      const at = (route: string) => server.origin + base + route.slice(1);

      test(`${base}: pages of each kind hydrate, and say nothing in the console`, async ({page}) => {
        const complaints = watch(page);
        for (const route of ['/', DOC, '/docs/', '/docs/api', '/docs/shapes/', '/docs/recorder/', '/blog', '/learn/apple-wow', '/templates/', '/search']) {
          await open(page, at(route));
          expect(complaints, route).toEqual([]);
        }
      });

      test(`${base}: breadcrumbs and sidebar show where the page is, and lead to others`, async ({page}) => {
        const complaints = watch(page);
        await open(page, at(DOC));
        await expect(page.locator('.breadcrumbs__item--active')).toHaveText('spring()');
        const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
        await expect(sidebar.locator('[aria-current="page"]')).toHaveText('spring()');
        await sidebar.getByRole('link', {name: 'interpolate()', exact: true}).click();
        await expect(page.getByRole('heading', {level: 1})).toHaveText('interpolate()');
        await expect(sidebar.locator('[aria-current="page"]')).toHaveText('interpolate()');
        await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Docs', exact: true}).click();
        await expect(page).toHaveURL(new RegExp(`${base}docs/$`));
        expect(complaints).toEqual([]);
      });

      test(`${base}: search finds a page and opens it`, async ({page}) => {
        const complaints = watch(page);
        await open(page, at('/docs/'));
        await page.keyboard.press('Control+k');
        await page.keyboard.type('spring');
        const result = page
          .getByRole('dialog')
          .getByRole('option', {name: /spring\(\)/})
          .first();
        await expect(result).toHaveAttribute('href', new RegExp(`^${base}docs/spring`));
        await result.click();
        await expect(page.getByRole('heading', {level: 1})).toHaveText('spring()');
        expect(complaints).toEqual([]);
      });

      test(`${base}: a demo plays`, async ({page}) => {
        const complaints = watch(page);
        await open(page, at(DOC));
        const demo = page.locator('[data-demo]').first();
        await demo.scrollIntoViewIfNeeded();
        await demo.getByRole('button', {name: /^Play/}).click();
        await expect(demo.locator('[data-painted="true"]')).toBeVisible();
        expect(complaints).toEqual([]);
      });
    }

    if (hasVersions)
      test('the version dropdown leads to the same page of another version, whose sidebar and search are its own and whose canonical URL is that of the latest', async ({
        page,
      }) => {
        const complaints = watch(page);
        await open(page, `${server.origin}/docs/spring`);
        const dropdown = page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: '4.0.300'});
        await dropdown.click();
        await page.getByRole('link', {name: 'Next', exact: true}).click();
        await expect(page).toHaveURL(/\/docs\/next\/spring$/);
        await expect(page.locator('link[rel="canonical"]'), 'search engines are sent to the latest version').toHaveAttribute('href', /[^/]\/docs\/spring$/);
        await expect(page.getByRole('heading', {level: 1})).toHaveText('spring()');
        const links = page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link');
        expect(await links.first().getAttribute('href')).toMatch(/^\/docs\/next\//);
        await page.keyboard.press('Control+k');
        await page.keyboard.type('interpolate');
        await expect(
          page
            .getByRole('dialog')
            .getByRole('option', {name: /interpolate\(\)/})
            .first(),
        ).toHaveAttribute('href', /^\/docs\/next\//);
        expect(complaints).toEqual([]);
      });

    if (bases.length > 1)
      test('the locale dropdown leads to the same page in the other language', async ({page}) => {
        const complaints = watch(page);
        await open(page, `${server.origin}${DOC}`);
        await page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: 'English'}).click();
        await page.getByRole('link', {name: 'Deutsch'}).click();
        await expect(page).toHaveURL(/\/de\/docs\/spring$/);
        await expect(page.locator('html')).toHaveAttribute('lang', 'de');
        await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
        expect(complaints).toEqual([]);
      });
  });
}

/** Opens a URL and waits until React has taken the page over. */
async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Collects what a page reports as an error, hydration included, and requests that fail. */
function watch(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  return complaints;
}
