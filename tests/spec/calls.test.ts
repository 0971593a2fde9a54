import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import type {Request} from '@playwright/test';
import {site, visit} from '../lib/site';

const built = site();
const BUILD = path.join(__dirname, '../../build');

const isFile = (pathname: string) =>
  [pathname, `${pathname}/index.html`].some((name) => fs.statSync(path.join(BUILD, name), {throwIfNoEntry: false})?.isFile());

built.test('§7 No calls to a product API: reading, searching and moving on ask for files of this site, and nothing else', {}, async (page) => {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  for (const address of ['/', '/docs/sequence', '/blog', '/experts/', '/showcase/', '/contact/', '/search?q=spring']) {
    await visit(page, address);
    await page.mouse.wheel(0, 2000);
    await page.waitForLoadState('networkidle');
  }
  const asked = requests.filter((request) => !/^(data|blob):/.test(request.url()));
  assert.ok(asked.length > 50);
  for (const request of asked) {
    const {origin, pathname} = new URL(request.url());
    assert.deepEqual([request.method(), origin], ['GET', built.origin()], request.url());
    assert.ok(isFile(decodeURI(pathname)), request.url());
  }
});

built.test('§2 Routes: a page’s own files are loaded with it, and not with another', {loadsAhead: false}, async (page) => {
  const holding = (text: string) => {
    const folder = path.join(BUILD, 'assets/js');
    return fs.readdirSync(folder).filter((file) => file.endsWith('.js') && fs.readFileSync(path.join(folder, file), 'utf8').includes(text));
  };
  const contact = holding('Who to reach for what');
  assert.equal(contact.length, 1);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(path.basename(new URL(request.url()).pathname)));
  await visit(page, '/about/');
  await page.waitForLoadState('networkidle');
  assert.ok(!loaded.includes(contact[0] ?? ''));
  await page.locator('footer').getByRole('link', {name: 'Contact us'}).click();
  await page.getByRole('heading', {level: 1, name: 'Contact'}).waitFor();
  assert.ok(loaded.includes(contact[0] ?? ''));
});

for (const [address, text] of Object.entries({'/docs/sequence': 'docs/sequence.mdx', '/blog/4-0': 'blog/4-0.mdx', '/learn/apple-wow': 'learn/apple-wow.mdx'})) {
  built.test(`§7 Listings: what ${address} is made of is loaded when it is opened`, {loadsAhead: false}, async (page) => {
    const bodies: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) bodies.push(response.text());
    });
    const isLoaded = async () => (await Promise.all(bodies)).some((body) => body.includes(`@site/${text}`));
    await visit(page, '/about/');
    await page.waitForLoadState('networkidle');
    assert.equal(await isLoaded(), false);
    await visit(page, address);
    await page.waitForLoadState('networkidle');
    assert.equal(await isLoaded(), true);
  });
}

built.test('§1 Ask AI: every kind of page carries it, but those that are Ask AI themselves', {}, async (page) => {
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
    assert.equal(await page.getByRole('button', {name: 'Ask AI', exact: true}).count(), 1, address);
  }
});

built.test('§1 Language: every page is English, written from left to right, and made by the stated version of the generator', {}, async (page) => {
  for (const address of ['/', '/docs/sequence', '/blog/4-0', '/experts/']) {
    await page.goto(address);
    const {lang, dir} = await page.evaluate(() => ({lang: document.documentElement.lang, dir: document.documentElement.dir}));
    assert.deepEqual([lang, dir], ['en', 'ltr'], address);
    assert.equal(await page.locator('meta[name=generator]').getAttribute('content'), 'Docusaurus v3.8.1');
  }
});
