import {axeViolations} from '../lib/axe';
import {LOOKS} from '../lib/variants';
import {expect, test, visit} from '../fixtures';

test.use({prefetches: true});

/** A page without a demo, which would load when the pointer moves. */
const PAGE = '/docs/troubleshooting/player-flicker';

test(
  'Ask AI: the button has the look of the widget, asks for nothing, and opens a panel over the page',
  {tag: ['@ask-ai.button', '@ask-ai.panel']},
  async ({page}) => {
    const requested: string[] = [];
    // Pages that are loaded ahead may begin late on a busy machine; they have nothing to do with the button.
    page.on('request', (request) => {
      if (request.headers()['sec-purpose'] !== 'prefetch') requested.push(request.url());
    });
    await visit(page, PAGE);
    await page.waitForLoadState('networkidle');
    const before = requested.length;
    const ask = page.getByRole('button', {name: 'Ask AI', exact: true});
    const look = await ask.evaluate((element) => {
      const {backgroundColor, color, borderRadius, position} = getComputedStyle(element);
      const {right, bottom} = element.getBoundingClientRect();
      return {backgroundColor, color, borderRadius, position, isInCorner: window.innerWidth - right < 40 && window.innerHeight - bottom < 40};
    });
    expect(look).toEqual({backgroundColor: 'rgb(40, 42, 54)', color: 'rgb(255, 255, 255)', borderRadius: '20px', position: 'fixed', isInCorner: true});
    await ask.hover();
    await ask.focus();
    await page.waitForLoadState('networkidle');
    expect(requested.slice(before), 'nothing before a click').toEqual([]);
    await expect(page.locator('link[rel=preconnect]'), 'no host but this one is prepared').toHaveCount(0);

    await ask.click();
    const panel = page.getByRole('dialog', {name: 'Ask AI'});
    await panel.getByLabel('Your question').fill('start a component later');
    await panel.getByRole('button', {name: 'Search'}).click();
    await expect(panel.locator('ol a').first()).toBeVisible();
    for (const [name, origin] of Object.entries({ChatGPT: 'https://chatgpt.com', Claude: 'https://claude.ai'})) {
      const url = new URL((await panel.getByRole('link', {name: `Ask in ${name}`}).getAttribute('href')) ?? '');
      expect(url.origin).toBe(origin);
      expect(url.searchParams.get('q') ?? '').toMatch(/\/docs\/troubleshooting\/player-flicker .*start a component later$/);
    }
    await page.keyboard.press('Escape');
    await expect(panel).not.toBeAttached();
    await expect(ask).toBeFocused();
  },
);

test.describe(() => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('Ask AI: the panel copies the page as Markdown', {tag: '@ask-ai.panel'}, async ({page}) => {
    await visit(page, '/docs/use-current-frame');
    await page.getByRole('button', {name: 'Ask AI', exact: true}).click();
    const panel = page.getByRole('dialog', {name: 'Ask AI'});
    await panel.getByRole('button', {name: 'Copy this page as Markdown'}).click();
    await expect(panel.getByText('Copied')).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toMatch(
      /^---\ntitle: useCurrentFrame\(\)\n[\s\S]*\ncanonical: https:\/\/www\.remotion\.dev\/docs\/use-current-frame\n[\s\S]*\n# `useCurrentFrame\(\)`\n/,
    );
    expect(text, 'the file beside the page').toBe(await (await page.request.get('/docs/use-current-frame.md')).text());
    expect(text).toMatch(/\n```tsx[^\n]*\n[\s\S]*useCurrentFrame\(\)[\s\S]*\n```\n/);
    expect(text).toMatch(/\n## /);
    expect(text).toMatch(/\[.+\]\(http.+\)/);
  });
});

test('Ask AI: where there is no clipboard, the panel says that nothing was copied', {tag: '@ask-ai.panel'}, async ({page}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', {value: undefined}));
  await visit(page, PAGE);
  await page.getByRole('button', {name: 'Ask AI', exact: true}).click();
  const panel = page.getByRole('dialog', {name: 'Ask AI'});
  await panel.getByRole('button', {name: 'Copy this page as Markdown'}).click();
  await expect(panel.getByText('Copying was not allowed by the browser.')).toBeVisible();
});

test.describe(() => {
  test.use({permissions: ['clipboard-read', 'clipboard-write'], expectedConsole: [/404/]});

  test('Ask AI: a page whose Markdown is missing is not copied, and says so', {tag: '@ask-ai.panel'}, async ({page}) => {
    await page.route('**/player-flicker.md', (route) => route.fulfill({status: 404, body: ''}));
    await visit(page, PAGE);
    await page.getByRole('button', {name: 'Ask AI', exact: true}).click();
    const panel = page.getByRole('dialog', {name: 'Ask AI'});
    await panel.getByRole('button', {name: 'Copy this page as Markdown'}).click();
    await expect(panel.getByText('The Markdown of this page could not be loaded.')).toBeVisible();
  });
});

for (const {colorScheme, width} of LOOKS.slice(0, 2)) {
  test.describe(() => {
    test.use({colorScheme, viewport: {width, height: 844}});

    test(`Ask AI: axe finds nothing in the panel (${colorScheme}, ${width} px)`, {tag: ['@a11y.axe', '@slow']}, async ({page}) => {
      await visit(page, '/docs/sequence');
      await page.getByRole('button', {name: 'Ask AI', exact: true}).click();
      const panel = page.getByRole('dialog', {name: 'Ask AI'});
      await panel.getByLabel('Your question').fill('sequence');
      await page.keyboard.press('Enter');
      await expect(panel.locator('ol a').first()).toBeVisible();
      expect(await axeViolations(page, ['dialog'])).toEqual([]);
    });
  });
}

test('Ask AI: the page /ai shows the panel and no second button', {tag: '@ask-ai.page'}, async ({page}) => {
  await visit(page, '/ai');
  await expect(page.getByLabel('Your question')).toBeVisible();
  await expect(page.getByRole('button', {name: 'Ask AI', exact: true})).toHaveCount(0);
});
