import assert from 'node:assert/strict';
import {site, visit} from '../lib/site';

const built = site();
const PAGE = '/docs/sequence';

built.test('§2 Skip link: the first Tab reaches it, Enter moves to the content', {}, async (page) => {
  await visit(page, PAGE);
  await page.keyboard.press('Tab');
  const focused = page.locator(':focus');
  assert.equal(await focused.textContent(), 'Skip to main content');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  assert.ok(await page.locator(':focus').evaluate((element) => element.closest('main') !== null), 'the next Tab is in the content');
});

built.test('§9 Table of contents: levels 2 to 3', {}, async (page) => {
  await visit(page, PAGE);
  const listed = await page.locator('.theme-doc-toc-desktop a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const headings = await page.locator('article :is(h2, h3)[id]').evaluateAll((nodes) => nodes.map((node) => `#${node.id}`));
  assert.deepEqual(listed, headings);
  assert.ok(headings.length > 5);
});

built.test('§2 Signature: headings are markers on the ruler, named on focus, and lead to their place', {}, async (page) => {
  await visit(page, PAGE);
  const ruler = page.getByRole('navigation', {name: 'Position in the page'});
  const mark = ruler.getByRole('link', {name: 'Props', exact: true});
  await mark.focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => location.hash === '#props');
  const place = await page.locator('#props').evaluate((heading) => heading.getBoundingClientRect().top);
  assert.ok(place >= 24 && place < 120, `the heading stands at ${place} px, below the ruler`);
});

built.test('§2 Code: copying a sample puts its text on the clipboard', {permissions: ['clipboard-read', 'clipboard-write']}, async (page) => {
  await visit(page, '/docs/use-current-frame');
  await page.getByRole('button', {name: 'Copy code'}).first().click();
  await page.getByText('Copied', {exact: true}).first().waitFor({state: 'attached'});
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  assert.equal(copied, await page.locator('figure code').first().textContent());
  assert.match(copied, /^import \{AbsoluteFill, useCurrentFrame\} from 'remotion';\n/);
});

built.test('§2 Code: lines that a change removes are not copied', {permissions: ['clipboard-read', 'clipboard-write']}, async (page) => {
  await visit(page, '/docs/contributing/docs');
  const sample = page.locator('figure', {hasText: 'oldLabel'});
  await sample.getByRole('button', {name: 'Copy code'}).click();
  await sample.getByText('Copied', {exact: true}).waitFor({state: 'attached'});
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(copied, /newLabel/);
  assert.doesNotMatch(copied, /oldLabel/);
});

built.test('§9 Frame-rate helper: accepts 0 to 125 and refuses anything else', {}, async (page) => {
  await visit(page, '/docs/contributing/docs');
  const rate = page.getByRole('textbox', {name: /Frame rate/});
  const frames = page.getByRole('textbox', {name: /Length/});
  await rate.fill('125');
  assert.equal(await frames.inputValue(), '313');
  await rate.fill('126');
  await page.getByText('Enter a frame rate from 0 to 125 frames per second, such as 29.97.').waitFor();
  assert.equal(await rate.getAttribute('aria-invalid'), 'true');
  await rate.fill('0');
  await page.getByText('At 0 frames per second, no frame ends.').waitFor();
});

built.test('§2 Package managers: the chosen tab is remembered on another page', {}, async (page) => {
  await visit(page, '/docs/player/');
  await page.getByRole('tab', {name: 'pnpm'}).first().click();
  await visit(page, '/docs/transitions/');
  assert.equal(await page.getByRole('tab', {name: 'pnpm'}).first().getAttribute('aria-selected'), 'true');
});
