import path from 'node:path';
import type {Page} from '@playwright/test';
import {readCorpus} from '../../../core/corpus/corpus';
import {routeOf} from '../../../core/corpus/routes';
import {figureUses} from '../../../core/figures/uses';
import {LOOKS} from '../lib/variants';
import {expect, test, visit} from '../fixtures';

const corpus = readCorpus(path.join(__dirname, '../../..'));
const uses = figureUses(corpus);
const routes = [...new Set(uses.map(({file}) => file))].map((file) => routeOf(corpus.pages.find((page) => page.file === file)!));

test.describe(() => {
  test.use({javaScriptEnabled: false});

  test('Figure: it is in the page itself, with text alternative and caption', {tag: '@figures.html'}, async ({page}) => {
    await page.goto('/docs/spring');
    const figure = page.locator('[data-figure="spring-parameters"]');
    await expect(figure.getByRole('img', {name: /damping swings longer/})).toBeVisible();
    await expect(figure.locator('svg').first()).toBeVisible();
    await expect(figure.locator('figcaption')).toHaveText(/What each parameter of a spring does\..*stiffness 100/);
  });
});

for (const {colorScheme, width} of LOOKS)
  test.describe(() => {
    test.use({viewport: {width, height: 900}, colorScheme});

    test(`Figure: the text of all of them is readable at ${width} pixels (${colorScheme})`, {tag: ['@figures.readable', '@slow']}, async ({page}) => {
      await visit(page, '/docs/spring');
      expect(await gatherFigures(page, routes)).toBe(uses.length);
      expect(await complaints(page)).toEqual([]);
    });
  });

test('Figure: it is announced to agents by its text alternative', {tag: '@figures.html'}, async ({page}) => {
  await visit(page, '/docs/loop');
  await expect(page.locator('[data-figure="loop-rounds"] [role="img"]')).toHaveAttribute('aria-label', /sawtooth/);
  await expect(page.locator('main')).not.toContainText('NaN');
});

test.describe(() => {
  test.use({expectedConsole: [/404/]});

  test('Figure: on a page that is opened from another one it is fetched, and described where that fails', {tag: '@figures.navigation'}, async ({page}) => {
    await visit(page, '/docs/measure-spring');
    await page.locator('main').getByRole('link', {name: 'spring()'}).first().click();
    const drawing = page.locator('[data-figure="spring-parameters"] [role="img"]');
    await expect(drawing.locator('svg').first()).toBeVisible();
    await page.goBack();
    await page.route('**/assets/figures/**', (route) => route.fulfill({status: 404}));
    await page.locator('main').getByRole('link', {name: 'spring()'}).first().click();
    await expect(drawing.getByText(/damping swings longer/)).toBeVisible();
  });
});

/** Puts the figures of all pages into this one, which is faster than opening 80 pages. */
const gatherFigures = (page: Page, from: string[]): Promise<number> =>
  page.evaluate(async (addresses) => {
    const pages = await Promise.all(addresses.map(async (address) => new DOMParser().parseFromString(await (await fetch(address)).text(), 'text/html')));
    const figures = pages.flatMap((other) => [...other.querySelectorAll('[data-figure]')]);
    document.querySelector('.markdown')?.replaceChildren(...figures);
    await document.fonts.ready;
    return figures.length;
  }, from);

/** What a reader could not read: small text, text over text, and text outside of its drawing. */
const complaints = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const figure of document.querySelectorAll<HTMLElement>('[data-figure]')) {
      // pictures.spec.ts looks at those that are no drawings.
      if (figure.querySelector('img')) continue;
      const svgs = [...figure.querySelectorAll<SVGSVGElement>('[role="img"] > div > svg')].filter((svg) => svg.getBoundingClientRect().width > 0);
      if (svgs.length !== 1) found.push(`${figure.dataset.figure}: ${svgs.length} drawings are visible`);
      for (const svg of svgs) {
        const box = svg.getBoundingClientRect();
        const scale = box.width / svg.viewBox.baseVal.width;
        const lines = [...svg.querySelectorAll('text')].flatMap((text, index) =>
          [...text.children].map((line) => ({index, line, area: line.getBoundingClientRect()})),
        );
        const complain = (line: Element, what: string) => found.push(`${figure.dataset.figure}: “${line.textContent}” ${what}`);
        for (const {line, area} of lines) {
          const sizes = [line, ...line.querySelectorAll('tspan')].map((part) => parseFloat(getComputedStyle(part).fontSize) * scale);
          if (Math.min(...sizes) < 11) complain(line, `has ${Math.min(...sizes).toFixed(1)} pixels`);
          if (area.left < box.left - 2 || area.right > box.right + 2 || area.top < box.top - 2 || area.bottom > box.bottom + 3)
            complain(line, 'leaves the drawing');
        }
        for (const a of lines)
          for (const b of lines) {
            const width = Math.min(a.area.right, b.area.right) - Math.max(a.area.left, b.area.left);
            const height = Math.min(a.area.bottom, b.area.bottom) - Math.max(a.area.top, b.area.top);
            // Lines of one text may touch.
            if (a.index < b.index && width > 1 && height > 4) complain(a.line, `runs over “${b.line.textContent}”`);
          }
      }
    }
    return found;
  });
