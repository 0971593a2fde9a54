import {expect, test, visit} from '../fixtures';

test.use({viewport: {width: 390, height: 844}, hasTouch: true});

/** Links within a sentence or a table are as high as its lines; marks on the ruler have a second way, the table of contents. */
const ALONE = 'button, .navbar a, footer .footer__links a, [role=group] a';

for (const address of ['/', '/docs/spring', '/templates/', '/showcase/', '/blog'])
  test(`Touch: buttons and links that stand alone on ${address} are 40 pixels high and wide`, {tag: '@mobile.targets'}, async ({page}) => {
    await visit(page, address);
    const small = await page.locator(ALONE).evaluateAll((all) =>
      all.flatMap((each) => {
        const {width, height, right, left} = each.getBoundingClientRect();
        const isShown = width > 0 && right > 0 && left < innerWidth && getComputedStyle(each).visibility === 'visible';
        const isExempt = each.closest('p, h1, h2, h3, nav[aria-label="Position in the page"], td, li:has(> p)') !== null;
        // A short word is as wide as it is.
        const isLow = height < 39.5 || (width < 39.5 && each.matches('button, .navbar a'));
        return isShown && isLow && !isExempt ? [`${each.getAttribute('aria-label') ?? each.textContent} is ${width} × ${height}`] : [];
      }),
    );
    expect(small).toEqual([]);
  });

test('Touch: “Ask AI” leaves while the reader scrolls on, and comes back', {tag: '@ask-ai.out-of-the-way'}, async ({page}) => {
  await visit(page, '/docs/spring');
  const ask = page.getByRole('button', {name: 'Ask AI', exact: true});
  await expect(ask).toHaveCSS('opacity', '1');
  await page.evaluate(() => window.scrollTo(0, 1500));
  await expect(ask).toHaveCSS('opacity', '0');
  await expect(ask).toHaveCSS('pointer-events', 'none');
  await page.evaluate(() => window.scrollTo(0, 1200));
  await expect(ask).toHaveCSS('opacity', '1');
});

test.describe(() => {
  test.use({viewport: {width: 1440, height: 900}, hasTouch: false});

  test('Ask AI: on a wide screen it covers no line of the contents', {tag: '@ask-ai.out-of-the-way'}, async ({page}) => {
    await visit(page, '/docs/renderer/render-media');
    const contents = await page.locator('.theme-doc-toc-desktop').boundingBox();
    const ask = await page.getByRole('button', {name: 'Ask AI', exact: true}).boundingBox();
    expect((contents?.y ?? 0) + (contents?.height ?? 0)).toBeLessThan(ask?.y ?? 0);
  });
});
