import assert from 'node:assert/strict';
import {axeViolations} from '../lib/axe';
import {site, visit} from '../lib/site';

const built = site();
/** A page without a demo, which would load when the pointer moves. */
const PAGE = '/docs/troubleshooting/player-flicker';

built.test('§1 Ask AI: the button has the look of the widget, asks for nothing, and opens a panel over the page', {}, async (page) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await visit(page, PAGE);
  await page.waitForLoadState('networkidle');
  const before = requested.length;
  const ask = page.getByRole('button', {name: 'Ask AI', exact: true});
  const look = await ask.evaluate((element) => {
    const {backgroundColor, color, borderRadius, position} = getComputedStyle(element);
    const {right, bottom} = element.getBoundingClientRect();
    return {backgroundColor, color, borderRadius, position, isInCorner: window.innerWidth - right < 40 && window.innerHeight - bottom < 40};
  });
  assert.deepEqual(look, {backgroundColor: 'rgb(40, 42, 54)', color: 'rgb(255, 255, 255)', borderRadius: '20px', position: 'fixed', isInCorner: true});
  await ask.hover();
  await ask.focus();
  await page.waitForLoadState('networkidle');
  assert.deepEqual(requested.slice(before), [], 'nothing before a click');
  assert.equal(await page.locator('link[rel=preconnect]').count(), 0, 'no host but this one is prepared');

  await ask.click();
  const panel = page.getByRole('dialog', {name: 'Ask AI'});
  await panel.getByLabel('Your question').fill('start a component later');
  await panel.getByRole('button', {name: 'Search'}).click();
  await panel.locator('ol a').first().waitFor();
  for (const [name, origin] of Object.entries({ChatGPT: 'https://chatgpt.com', Claude: 'https://claude.ai'})) {
    const url = new URL((await panel.getByRole('link', {name: `Ask in ${name}`}).getAttribute('href')) ?? '');
    assert.equal(url.origin, origin);
    assert.match(url.searchParams.get('q') ?? '', /\/docs\/troubleshooting\/player-flicker .*start a component later$/);
  }
  await page.keyboard.press('Escape');
  await panel.waitFor({state: 'detached'});
  assert.equal(await ask.evaluate((element) => element === document.activeElement), true);
});

built.test('§1 Ask AI: the panel copies the page as Markdown', {permissions: ['clipboard-read', 'clipboard-write']}, async (page) => {
  await visit(page, '/docs/use-current-frame');
  await page.getByRole('button', {name: 'Ask AI', exact: true}).click();
  const panel = page.getByRole('dialog', {name: 'Ask AI'});
  await panel.getByRole('button', {name: 'Copy this page as Markdown'}).click();
  await panel.getByText('Copied').waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(text, /^Source: https:\/\/www\.remotion\.dev\/docs\/use-current-frame\n\n# useCurrentFrame\(\)\n/);
  assert.match(text, /\n```tsx\n[\s\S]*useCurrentFrame\(\)[\s\S]*\n```\n/);
  assert.match(text, /\n## /);
  assert.match(text, /\[.+\]\(http.+\)/);
});

built.test('§1 Ask AI: where there is no clipboard, the panel says that nothing was copied', {}, async (page) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', {value: undefined}));
  await visit(page, PAGE);
  await page.getByRole('button', {name: 'Ask AI', exact: true}).click();
  const panel = page.getByRole('dialog', {name: 'Ask AI'});
  await panel.getByRole('button', {name: 'Copy this page as Markdown'}).click();
  await panel.getByText('Copying was not allowed by the browser.').waitFor();
});

for (const [colorScheme, width] of [
  ['light', 1440],
  ['dark', 390],
] as const) {
  built.test(`§1 Ask AI: axe finds nothing in the panel (${colorScheme}, ${width} px)`, {colorScheme, viewport: {width, height: 844}}, async (page) => {
    await visit(page, '/docs/sequence');
    await page.getByRole('button', {name: 'Ask AI', exact: true}).click();
    const panel = page.getByRole('dialog', {name: 'Ask AI'});
    await panel.getByLabel('Your question').fill('sequence');
    await page.keyboard.press('Enter');
    await panel.locator('ol a').first().waitFor();
    assert.deepEqual(await axeViolations(page, ['dialog']), []);
  });
}

built.test('§1 Ask AI: the page /ai shows the panel and no second button', {}, async (page) => {
  await visit(page, '/ai');
  await page.getByLabel('Your question').waitFor();
  assert.equal(await page.getByRole('button', {name: 'Ask AI', exact: true}).count(), 0);
});
