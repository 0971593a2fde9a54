import path from 'node:path';
import type {Page} from '@playwright/test';
import {sitemapPaths} from '../../../scripts/lib/looks';
import {isLimited, TODAY, todays} from '../lib/todays';
import {expect, test} from '../fixtures';

const WIDTHS = [320, 390, 996, 1024, 1280];
const pages = [...sitemapPaths(path.join(__dirname, '../../../build')), '/404.html'];
const chosen = todays(pages, (page) => page);

/** Opens pages one after the other in a frame without scripts, which is faster than a window, and finds those wider than it, and words of titles and contents that stand on two lines. */
const findMisfits = (page: Page, addresses: string[]) =>
  page.evaluate(
    async ([all, widths]) => {
      /** Words between spaces, hyphens and places to break at. */
      const brokenWords = (root: HTMLElement): string[] =>
        [...root.querySelectorAll('h1, .table-of-contents code')].flatMap((element) => {
          const texts = root.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
          const broken: string[] = [];
          for (let text = texts.nextNode(); text; text = texts.nextNode())
            for (const word of (text.textContent ?? '').matchAll(/[^\s-]+-?/g)) {
              const range = root.ownerDocument.createRange();
              range.setStart(text, word.index);
              range.setEnd(text, word.index + word[0].length);
              if (new Set([...range.getClientRects()].map(({top}) => Math.round(top))).size > 1) broken.push(word[0]);
            }
          return broken;
        });
      const frame = document.body.appendChild(document.createElement('iframe'));
      frame.setAttribute('sandbox', 'allow-same-origin');
      const wide: string[] = [];
      for (const address of all) {
        await new Promise((resolve) => {
          frame.onload = resolve;
          frame.src = address;
        });
        const root = frame.contentDocument?.documentElement;
        if (!root?.querySelector('h1')) wide.push(`${address} did not open`);
        for (const theme of root ? ['light', 'dark'] : []) {
          if (root) root.dataset.theme = theme;
          for (const width of widths) {
            frame.style.width = `${width}px`;
            const excess = root ? root.scrollWidth - root.clientWidth : 0;
            if (excess > 0) wide.push(`${address} is ${excess} px wider than ${width} px (${theme})`);
            for (const word of root && theme === 'light' && width >= 390 ? brokenWords(root) : []) wide.push(`${address} breaks "${word}" at ${width} px`);
          }
        }
      }
      return wide;
    },
    [addresses, WIDTHS] as const,
  );

// Blocked pictures and scripts are errors in the console.
test.use({expectedConsole: [/./], bypassCSP: true, viewport: {width: 1400, height: 900}});

test(
  `No page scrolls sideways and no word breaks: ${chosen.length} of ${pages.length} pages (part ${TODAY}) at ${WIDTHS.join(', ')} pixels, light and dark`,
  {tag: ['@look.widths', '@look.words', '@slow']},
  async ({page}) => {
    test.setTimeout(900_000);
    if (!isLimited) expect(chosen.length).toBeGreaterThan(80);
    await page.route('**/*', async (route) => {
      const kind = route.request().resourceType();
      if (!['document', 'stylesheet', 'font'].includes(kind)) return route.abort();
      if (kind !== 'document') return route.continue();
      // Pages forbid to be framed.
      const response = await route.fetch();
      await route.fulfill({status: 200, contentType: 'text/html', body: await response.text()});
    });
    await page.goto('/ai-embed');
    const wide: string[] = [];
    for (let start = 0; start < chosen.length; start += 50) wide.push(...(await findMisfits(page, chosen.slice(start, start + 50))));
    expect(wide).toEqual([]);
  },
);
