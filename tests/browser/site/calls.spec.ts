import fs from 'node:fs';
import path from 'node:path';
import type {Request} from '@playwright/test';
import {variantTags} from '../lib/variants';
import {expect, test, visit} from '../fixtures';

const BUILD = path.join(__dirname, '../../../build');

const isFile = (pathname: string) =>
  [pathname, `${pathname}.html`, `${pathname}/index.html`].some((name) => fs.statSync(path.join(BUILD, name), {throwIfNoEntry: false})?.isFile());

test.describe(() => {
  test.use({prefetches: true});

  test(
    'No calls to a product API: reading, searching and moving on ask for files of this site, and nothing else',
    {tag: ['@site.calls', '@slow']},
    async ({page, origin}) => {
      const requests: Request[] = [];
      page.on('request', (request) => requests.push(request));
      for (const address of ['/', '/docs/sequence', '/blog', '/experts/', '/showcase/', '/contact/', '/search?q=spring']) {
        await visit(page, address);
        await page.mouse.wheel(0, 2000);
        await page.waitForLoadState('networkidle');
      }
      const asked = requests.filter((request) => !/^(data|blob):/.test(request.url()));
      expect(asked.length).toBeGreaterThan(50);
      for (const request of asked) {
        const url = new URL(request.url());
        expect([request.method(), url.origin], request.url()).toEqual(['GET', origin]);
        expect(isFile(decodeURI(url.pathname)), request.url()).toBeTruthy();
      }
    },
  );
});

test.describe(() => {
  test.use({loadsAhead: false});

  test('Routes: a page’s own files are loaded with it, and not with another', {tag: '@routes.on-demand'}, async ({page}) => {
    const holding = (text: string) => {
      const folder = path.join(BUILD, 'assets/js');
      return fs.readdirSync(folder).filter((file) => file.endsWith('.js') && fs.readFileSync(path.join(folder, file), 'utf8').includes(text));
    };
    const contact = holding('Who to reach for what');
    expect(contact.length).toBe(1);
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(path.basename(new URL(request.url()).pathname)));
    await visit(page, '/about/');
    await page.waitForLoadState('networkidle');
    expect(loaded).not.toContain(contact[0] ?? '');
    await page.locator('footer').getByRole('link', {name: 'Contact us'}).click();
    await expect(page.getByRole('heading', {level: 1, name: 'Contact'})).toBeVisible();
    expect(loaded).toContain(contact[0] ?? '');
  });
});

const SOURCES = {'/docs/sequence': 'docs/sequence.mdx', '/blog/4-0': 'blog/4-0.mdx', '/learn/apple-wow': 'learn/apple-wow.mdx'};

for (const [index, [address, text]] of Object.entries(SOURCES).entries()) {
  test.describe(() => {
    test.use({loadsAhead: false});

    test(`Listings: what ${address} is made of is loaded when it is opened`, {tag: variantTags(index, '@routes.on-demand')}, async ({page}) => {
      const bodies: Promise<string>[] = [];
      page.on('response', (response) => {
        if (response.url().endsWith('.js')) bodies.push(response.text());
      });
      const isLoaded = async () => (await Promise.all(bodies)).some((body) => body.includes(`@site/${text}`));
      await visit(page, '/about/');
      await page.waitForLoadState('networkidle');
      expect(await isLoaded()).toBe(false);
      await visit(page, address);
      await page.waitForLoadState('networkidle');
      await expect.poll(() => isLoaded()).toBe(true);
    });
  });
}

test('Ask AI: every kind of page carries it, but those that are Ask AI themselves', {tag: ['@ask-ai.everywhere', '@slow']}, async ({page}) => {
  for (const address of [
    '/',
    '/docs/',
    '/docs/api',
    '/docs/recorder/',
    '/blog',
    '/learn/apple-wow',
    '/templates/',
    '/experts/',
    '/search',
    '/accessibility/',
  ]) {
    await visit(page, address);
    await expect(page.getByRole('button', {name: 'Ask AI', exact: true}), address).toHaveCount(1);
    await page.getByRole('button', {name: 'Ask AI', exact: true}).click();
    await expect(page.getByRole('dialog', {name: 'Ask AI'}), address).toBeVisible();
  }
});

test(
  'Language: every page is English, written from left to right, and made by the stated version of the generator',
  {tag: ['@site.language', '@site.version']},
  async ({page}) => {
    for (const address of ['/', '/docs/sequence', '/blog/4-0', '/experts/']) {
      // What a program reads first, before scripts mend it.
      expect(await (await page.request.get(address)).text(), address).toMatch(/<html lang="en" dir="ltr"/);
      await page.goto(address);
      const {lang, dir} = await page.evaluate(() => ({lang: document.documentElement.lang, dir: document.documentElement.dir}));
      expect([lang, dir], address).toEqual(['en', 'ltr']);
      await expect(page.locator('meta[name=generator]')).toHaveAttribute('content', 'Docusaurus v3.8.1');
    }
  },
);
