import type {Page} from '@playwright/test';
import {axeViolations} from '../lib/axe';
import {expect, test, visit} from '../fixtures';

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

test.describe(() => {
  test.use({viewport: {width: 1280, height: 900}});

  test('Text at 200 %: at 1280 pixels nothing is cut off and no page scrolls sideways', {tag: ['@a11y.zoom', '@slow']}, async ({page}) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', '200%'));
    });
    for (const address of PAGES) {
      await visit(page, address);
      expect(await scrollsSideways(page), address).toBe(0);
      expect(await cutTexts(page), address).toEqual([]);
    }
  });
});

test.describe(() => {
  test.use({viewport: {width: 320, height: 640}});

  test('Zoom at 400 %: at 320 pixels no page scrolls sideways and nothing is cut off', {tag: ['@a11y.zoom', '@slow']}, async ({page}) => {
    for (const address of PAGES) {
      await visit(page, address);
      expect(await scrollsSideways(page), address).toBe(0);
      expect(await cutTexts(page), address).toEqual([]);
    }
  });
});

test.describe(() => {
  test.use({viewport: {width: 1280, height: 900}});

  test('Text spacing of WCAG 1.4.12: nothing is cut off', {tag: ['@a11y.zoom', '@slow']}, async ({page}) => {
    for (const address of PAGES) {
      await visit(page, address);
      // As an extension of the reader's would; the page's policy allows no style element of others.
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(
          '* {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important} p {margin-bottom: 2em !important}',
        );
        document.adoptedStyleSheets.push(sheet);
      });
      expect(await cutTexts(page), address).toEqual([]);
    }
  });
});

test('Larger text in the browser’s settings is taken over', {tag: '@a11y.zoom'}, async ({page}) => {
  await visit(page, '/docs/sequence');
  const base = await page.evaluate(() => {
    const rule = document.createElement('p');
    document.documentElement.style.removeProperty('font-size');
    rule.style.fontSize = '1rem';
    document.body.append(rule);
    return parseFloat(getComputedStyle(rule).fontSize);
  });
  expect(base).toBe(17);
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', {fontSizes: {standard: 32, fixed: 26}});
  await visit(page, '/docs/sequence');
  expect(await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize))).toBe(34);
});

test.describe(() => {
  test.use({reducedMotion: 'reduce'});

  test('Reduced motion: nothing moves by itself, or for longer than an instant', {tag: ['@a11y.motion', '@slow']}, async ({page}) => {
    for (const address of PAGES) {
      await visit(page, address);
      await page.mouse.wheel(0, 600);
      const moving = await page.evaluate(() =>
        document
          .getAnimations()
          .filter((animation) => animation.playState === 'running' && Number(animation.effect?.getComputedTiming().duration) > 1)
          .map((animation) => ((animation.effect as KeyframeEffect).target as Element).outerHTML.slice(0, 120)),
      );
      expect(moving, address).toEqual([]);
    }
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(() => {
    test.use({forcedColors: 'active', colorScheme, reducedMotion: 'reduce'});

    test(
      `Forced colors (${colorScheme}): axe finds nothing, controls keep an edge, the current place is told without color`,
      {tag: ['@a11y.forced-colors', '@slow']},
      async ({page}) => {
        for (const address of ['/', '/docs/player/', '/contact/', '/templates/']) {
          await visit(page, address);
          // The colors are the reader's own, so their contrast is not the page's concern.
          const violations = (await axeViolations(page)).filter((violation) => !violation.startsWith('color-contrast'));
          expect(violations, address).toEqual([]);
        }
        await visit(page, '/docs/sequence');
        const current = page.locator('.menu__link--active[aria-current="page"]').first();
        expect(Number(await current.evaluate((link) => getComputedStyle(link).fontWeight))).toBeGreaterThanOrEqual(600);
        await page.getByRole('button', {name: 'Search', exact: true}).first().focus();
        expect(await page.locator(':focus').evaluate((element) => getComputedStyle(element).outlineStyle)).not.toBe('none');
      },
    );
  });
}
