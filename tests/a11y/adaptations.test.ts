import assert from 'node:assert/strict';
import type {Page} from '@playwright/test';
import {axeViolations} from '../lib/axe';
import {site, visit} from '../lib/site';

const built = site();

/** One page of each kind. */
const PAGES = [
  '/',
  '/docs/the-fundamentals',
  '/docs/renderer/render-media',
  '/docs/spring',
  '/docs/cli/render',
  '/blog',
  '/blog/4-0',
  '/learn/apple-wow',
  '/templates/',
  '/templates/audiogram',
  '/experts/',
  '/showcase/',
  '/showcase/add',
  '/contact/',
  '/lambda/',
  '/player/',
  '/about/',
  '/search?q=spring',
  '/accessibility/',
  '/docs/acknowledgements',
];

const scrollsSideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Texts that are cut off: their box hides what does not fit. */
const cutTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, h4, p, li, a, button, label, summary, td, th, figcaption')]
      .filter((element) => {
        const {overflowX, overflowY, visibility, textOverflow} = getComputedStyle(element);
        const {width, height} = element.getBoundingClientRect();
        if (width <= 1 || height <= 1 || visibility === 'hidden') return false;
        const wide = element.scrollWidth > element.clientWidth + 2 && (overflowX === 'hidden' || overflowX === 'clip') && textOverflow !== 'ellipsis';
        const high = element.scrollHeight > element.clientHeight + 2 && (overflowY === 'hidden' || overflowY === 'clip');
        return wide || high;
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );

built.test('Text at 200 %: at 1280 pixels nothing is cut off and no page scrolls sideways', {viewport: {width: 1280, height: 900}}, async (page) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', '200%'));
  });
  for (const address of PAGES) {
    await visit(page, address);
    assert.equal(await scrollsSideways(page), 0, address);
    assert.deepEqual(await cutTexts(page), [], address);
  }
});

built.test('Zoom at 400 %: at 320 pixels no page scrolls sideways and nothing is cut off', {viewport: {width: 320, height: 640}}, async (page) => {
  for (const address of PAGES) {
    await visit(page, address);
    assert.equal(await scrollsSideways(page), 0, address);
    assert.deepEqual(await cutTexts(page), [], address);
  }
});

built.test('Text spacing of WCAG 1.4.12: nothing is cut off', {viewport: {width: 1280, height: 900}}, async (page) => {
  for (const address of PAGES) {
    await visit(page, address);
    await page.addStyleTag({
      content: '* {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important} p {margin-bottom: 2em !important}',
    });
    assert.deepEqual(await cutTexts(page), [], address);
  }
});

built.test('Larger text in the browser’s settings is taken over', {}, async (page) => {
  await visit(page, '/docs/sequence');
  const base = await page.evaluate(() => {
    const rule = document.createElement('p');
    document.documentElement.style.removeProperty('font-size');
    rule.style.fontSize = '1rem';
    document.body.append(rule);
    return parseFloat(getComputedStyle(rule).fontSize);
  });
  assert.equal(base, 17);
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', {fontSizes: {standard: 32, fixed: 26}});
  await visit(page, '/docs/sequence');
  assert.equal(await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize)), 34);
});

built.test('Reduced motion: nothing moves by itself, or for longer than an instant', {reducedMotion: 'reduce'}, async (page) => {
  for (const address of PAGES) {
    await visit(page, address);
    await page.mouse.wheel(0, 600);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => animation.playState === 'running' && Number(animation.effect?.getComputedTiming().duration) > 1)
        .map((animation) => ((animation.effect as KeyframeEffect).target as Element).outerHTML.slice(0, 120)),
    );
    assert.deepEqual(moving, [], address);
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  built.test(
    `Forced colours (${colorScheme}): axe finds nothing, controls keep an edge, the current place is told without colour`,
    {forcedColors: 'active', colorScheme, reducedMotion: 'reduce'},
    async (page) => {
      for (const address of ['/', '/docs/player/', '/contact/', '/templates/']) {
        await visit(page, address);
        // The colours are the reader's own, so their contrast is not the page's concern.
        const violations = (await axeViolations(page)).filter((violation) => !violation.startsWith('color-contrast'));
        assert.deepEqual(violations, [], address);
      }
      await visit(page, '/docs/sequence');
      const current = page.locator('.menu__link--active[aria-current="page"]').first();
      assert.ok(Number(await current.evaluate((link) => getComputedStyle(link).fontWeight)) >= 600);
      await page.getByRole('button', {name: 'Search', exact: true}).first().focus();
      assert.notEqual(await page.locator(':focus').evaluate((element) => getComputedStyle(element).outlineStyle), 'none');
    },
  );
}
