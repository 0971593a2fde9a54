import {variantTags} from '../lib/variants';
import {expect, test, visit} from '../fixtures';

test.use({viewport: {width: 390, height: 844}});

const PAGES = [
  '/docs/',
  '/docs/api',
  '/docs/media-parser/',
  '/docs/lambda',
  '/docs/transitions/types',
  '/docs/acknowledgements',
  '/docs/compare-ssr',
  '/docs/media-parser/format-support',
];

for (const [index, address] of PAGES.entries())
  test(
    `Tables: on a phone no word of ${address} breaks in two, and nothing is wider than the page`,
    {tag: variantTags(index, '@look.tables')},
    async ({page}) => {
      await visit(page, address);
      const {letters, broken} = await page.locator('article :is(td, th)').evaluateAll((cells) => {
        const found: string[] = [];
        let count = 0;
        for (const cell of cells) {
          const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
          for (let node = texts.nextNode(); node; node = texts.nextNode()) {
            const text = node.textContent ?? '';
            count += text.length;
            const range = document.createRange();
            let above: number | undefined;
            for (let at = 0; at < text.length; at++) {
              range.setStart(node, at);
              range.setEnd(node, at + 1);
              const {top, width} = range.getBoundingClientRect();
              if (width === 0) continue;
              if (above !== undefined && top > above + 4 && /[\p{L}\d]{2}/u.test(text.slice(at - 1, at + 1)))
                found.push(`${text.slice(0, at)}|${text.slice(at)}`);
              above = top;
            }
          }
        }
        return {letters: count, broken: found};
      });
      expect(letters).toBeGreaterThan(50);
      expect(broken).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    },
  );
