import assert from 'node:assert/strict';
import type {Page} from '@playwright/test';
import {axeViolations} from '../lib/axe';
import {site, visit} from '../lib/site';

const built = site();
const PAGE = '/docs/use-current-frame';

/** The panel that shows a type; it is also announced. */
const panelOf = (page: Page, sample = 0) => page.locator('figure.code-sample').nth(sample).getByRole('status').locator('div').first();
const codeOf = (page: Page, sample = 0) => page.locator('figure.code-sample pre').nth(sample);
/** The last place in a sample where a name occurs by itself: there it is called. */
const nameIn = (page: Page, name: string, sample = 0) => codeOf(page, sample).getByText(name, {exact: true}).last();

/** The files with types that a page requests, and all scripts. */
function requestsOf(page: Page): {types: string[]; scripts: string[]} {
  const asked = {types: [] as string[], scripts: [] as string[]};
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.includes('/hovers/')) asked.types.push(pathname);
    else if (pathname.endsWith('.js')) asked.scripts.push(pathname);
  });
  return asked;
}

built.test('§2 Code: types are fetched at the first hover over a sample, once a page', {}, async (page) => {
  const asked = requestsOf(page);
  await visit(page, PAGE);
  await page.waitForLoadState('networkidle');
  assert.deepEqual(asked.types, []);
  const scripts = asked.scripts.length;
  await nameIn(page, 'useCurrentFrame').hover();
  await panelOf(page).waitFor();
  assert.deepEqual(asked.types, ['/hovers/docs/use-current-frame.json']);
  assert.ok(asked.scripts.length > scripts, 'the code that shows types came with the hover');
  await nameIn(page, 'useVideoConfig', 1).hover();
  await panelOf(page, 1).waitFor();
  assert.equal(asked.types.length, 1);
});

built.test('§2 Code: hovering a name shows its type; the pointer may go to it, Escape closes it, and nothing moves', {}, async (page) => {
  await visit(page, PAGE);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const text = () => codeOf(page).locator('code').textContent();
  const before = {height: await height(), text: await text()};
  await nameIn(page, 'useCurrentFrame').hover();
  const panel = panelOf(page);
  await panel.waitFor();
  assert.equal(await panel.textContent(), 'useCurrentFrame(): number');
  assert.deepEqual({height: await height(), text: await text()}, before);
  await panel.hover();
  await page.waitForTimeout(400);
  assert.ok(await panel.isVisible(), 'it stays while the pointer is on it');
  await page.keyboard.press('Escape');
  await panel.waitFor({state: 'detached'});
  await page.mouse.move(5, 5);
  await nameIn(page, 'useCurrentFrame').hover();
  await panel.waitFor();
  await page.mouse.move(5, 5);
  await panel.waitFor({state: 'detached'});
});

built.test('§2 Code: arrow keys go through the names of a sample, Escape closes', {}, async (page) => {
  await visit(page, PAGE);
  const sample = codeOf(page);
  assert.match((await sample.getAttribute('aria-description')) ?? '', /Arrow keys show types, Escape closes/);
  const types = page.waitForResponse(/\/hovers\//);
  await sample.focus();
  await (await types).finished();
  // The sample listens as soon as it has found its names, which cannot be seen from outside.
  await page.waitForTimeout(300);
  const panel = panelOf(page);
  const press = async (key: string, shown: RegExp) => {
    await page.keyboard.press(key);
    await panel.filter({hasText: shown}).waitFor();
  };
  await press('ArrowRight', /^const AbsoluteFill: /);
  await press('ArrowRight', /^const useCurrentFrame: \(\) => number$/);
  await press('ArrowLeft', /^const AbsoluteFill: /);
  await page.keyboard.press('Escape');
  await panel.waitFor({state: 'detached'});
  await press('ArrowRight', /^const AbsoluteFill: /);
  await page.keyboard.press('Tab');
  await panel.waitFor({state: 'detached'});
});

built.test('§2 Code: types are found below an address with a slash, in a later sample, and in a piece of a landing page', {}, async (page) => {
  const shown = async (address: string, name: string, type: RegExp) => {
    await visit(page, address);
    const sample = page
      .locator('figure.code-sample')
      .filter({has: page.locator('pre[aria-description]'), hasText: name})
      .last();
    await sample.locator('pre').getByText(name, {exact: true}).last().hover();
    await sample.getByRole('status').getByText(type).waitFor();
  };
  await shown('/docs/player/', 'Player', /^const Player: /);
  await shown('/docs/interpolate', 'interpolate', /^interpolate\(/);
  await shown('/player/', 'useCurrentFrame', /^useCurrentFrame\(\): number$/);
});

built.test(
  '§2 Code: a tap opens a type within a phone’s edges, a tap elsewhere closes it',
  {hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}},
  async (page) => {
    await visit(page, '/docs/spring');
    const name = codeOf(page).getByText('spring', {exact: true}).last();
    await name.scrollIntoViewIfNeeded();
    await name.tap();
    const panel = panelOf(page);
    await panel.waitFor();
    assert.match((await panel.textContent()) ?? '', /^spring\(\{ … \}: \{/);
    const box = await panel.boundingBox();
    assert.ok(box && box.x >= 0 && box.x + box.width <= 390 && box.y >= 0 && box.y + box.height <= 844, JSON.stringify(box));
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390);
    await page
      .locator('h1')
      .first()
      .evaluate((heading) => heading.scrollIntoView({block: 'center'}));
    await page.locator('h1').first().tap();
    await panel.waitFor({state: 'detached'});
  },
);

for (const colorScheme of ['light', 'dark'] as const) {
  built.test(`§2 Code: axe finds nothing with a type open (${colorScheme})`, {colorScheme, reducedMotion: 'reduce'}, async (page) => {
    await visit(page, PAGE);
    await nameIn(page, 'useCurrentFrame').hover();
    await panelOf(page).waitFor();
    assert.deepEqual(await axeViolations(page), []);
    assert.ok(await panelOf(page).isVisible());
  });
}

built.test('§2 Code: without the types a sample stays as it is', {expectedConsole: [/404/]}, async (page) => {
  await page.route('**/hovers/**', (route) => route.fulfill({status: 404, body: 'nothing here'}));
  await visit(page, PAGE);
  const types = page.waitForResponse(/\/hovers\//);
  await nameIn(page, 'useCurrentFrame').hover();
  await types;
  await codeOf(page).focus();
  await page.keyboard.press('ArrowRight');
  await page.waitForTimeout(300);
  assert.equal(await panelOf(page).count(), 0);
  assert.match((await codeOf(page).textContent()) ?? '', /^import \{AbsoluteFill, useCurrentFrame\} from 'remotion';\n/);
});
