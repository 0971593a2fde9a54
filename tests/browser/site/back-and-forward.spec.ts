import {expect, test, visit} from '../fixtures';

test('Navigation: back and forward, pages come back at their place, and may be kept by the browser', {tag: '@navigation.history'}, async ({page}) => {
  await page.addInitScript(() => {
    const listen = window.addEventListener.bind(window) as (...call: unknown[]) => void;
    const listened: string[] = Object.assign(window, {listened: []}).listened;
    window.addEventListener = (...call: unknown[]) => {
      listened.push(String(call[0]));
      listen(...call);
    };
  });
  await visit(page, '/docs/sequence');
  await page.evaluate(() => window.scrollTo(0, 700));
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/docs/api"]')?.click());
  await expect(page.getByRole('heading', {level: 1, name: 'API reference'})).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1, name: '<Sequence>'})).toBeVisible();
  await page.waitForFunction(() => Math.abs(window.scrollY - 700) < 100);
  await page.goForward();
  await expect(page.getByRole('heading', {level: 1, name: 'API reference'})).toBeVisible();
  // Listeners that keep a page out of the browser's back/forward cache.
  const listened = await page.evaluate(() => (window as unknown as {listened: string[]}).listened);
  expect(listened.filter((event) => /^(before)?unload$/.test(event))).toEqual([]);
  expect((await page.request.get('/docs/api')).headers()['cache-control'] ?? '').not.toMatch(/no-store/);
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true})));
  await page.getByRole('link', {name: 'Docs', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Create a new project'})).toBeVisible();
});
