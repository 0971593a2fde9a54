import {expect, test, visit} from '../fixtures';

const PAGE = '/docs/sequence';

test('Skip link: the first Tab reaches it, Enter moves to the content', {tag: '@pages.skip-link'}, async ({page}) => {
  await visit(page, PAGE);
  await page.keyboard.press('Tab');
  const focused = page.locator(':focus');
  await expect(focused).toHaveText('Skip to main content');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.locator(':focus').evaluate((element) => element.closest('main') !== null), 'the next Tab is in the content').toBeTruthy();
});

test('Table of contents: levels 2 to 3, and no others', {tag: '@docs.toc'}, async ({page}) => {
  // It has headings of level 4, too.
  await visit(page, '/docs/renderer/get-compositions');
  expect(await page.locator('article h4[id]').count()).toBeGreaterThan(0);
  const listed = await page.locator('.theme-doc-toc-desktop a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const headings = await page.locator('article :is(h2, h3)[id]').evaluateAll((nodes) => nodes.map((node) => `#${node.id}`));
  expect(listed).toEqual(headings);
  expect(headings.length).toBeGreaterThan(5);
});

test('Signature: headings are markers on the ruler, named on focus, and lead to their place', {tag: '@docs.ruler'}, async ({page}) => {
  await visit(page, PAGE);
  const ruler = page.getByRole('navigation', {name: 'Position in the page'});
  const mark = ruler.getByRole('link', {name: 'Props', exact: true});
  await mark.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#props$/);
  const place = await page.locator('#props').evaluate((heading) => heading.getBoundingClientRect().top);
  expect(place >= 24 && place < 120, `the heading stands at ${place} px, below the ruler`).toBeTruthy();
});

test('Signature: on a page to look something up, headings of the third level are ticks on the ruler', {tag: '@docs.ruler'}, async ({page}) => {
  const ticks = page.locator('nav[aria-label="Position in the page"] > span + span');
  await visit(page, '/docs/renderer/render-media');
  await expect.poll(() => ticks.count()).toBeGreaterThan(30);
  await visit(page, '/docs/the-fundamentals');
  await expect(ticks).toHaveCount(0);
});

test.describe(() => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('Code: copying a sample puts its text on the clipboard', {tag: '@code.copy'}, async ({page}) => {
    await visit(page, '/docs/use-current-frame');
    await page.getByRole('button', {name: 'Copy code'}).first().click();
    await expect(page.getByText('Copied', {exact: true}).first()).toBeAttached();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await page.locator('figure code').first().textContent());
    expect(copied).toMatch(/^import \{AbsoluteFill, useCurrentFrame\} from 'remotion';\n/);
  });

  test('Code: lines that a change removes are not copied', {tag: '@code.copy'}, async ({page}) => {
    await visit(page, '/docs/contributing/docs');
    const sample = page.locator('figure', {hasText: 'oldLabel'});
    await sample.getByRole('button', {name: 'Copy code'}).click();
    await expect(sample.getByText('Copied', {exact: true})).toBeAttached();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/newLabel/);
    expect(copied).not.toMatch(/oldLabel/);
  });
});

test('Frame-rate helper: accepts 0 to 125 and refuses anything else', {tag: '@docs.frame-rate'}, async ({page}) => {
  await visit(page, '/docs/contributing/docs');
  const rate = page.getByRole('textbox', {name: /Frame rate/});
  const frames = page.getByRole('textbox', {name: /Length/});
  await rate.fill('125');
  await expect(frames).toHaveValue('313');
  await rate.fill('126');
  await expect(page.getByText('Enter a frame rate from 0 to 125 frames per second, such as 29.97.')).toBeVisible();
  await expect(rate).toHaveAttribute('aria-invalid', 'true');
  await rate.fill('0');
  await expect(page.getByText('At 0 frames per second, no frame ends.')).toBeVisible();
});

test('Package managers: the chosen tab is remembered on another page', {tag: '@docs.tabs'}, async ({page}) => {
  await visit(page, '/docs/player/');
  await page.getByRole('tab', {name: 'pnpm'}).first().click();
  await visit(page, '/docs/transitions/');
  await expect(page.getByRole('tab', {name: 'pnpm'}).first()).toHaveAttribute('aria-selected', 'true');
});
