import {WIDGET} from '../lib/kit';
import {expect, test, visit} from '../fixtures';

test.describe(() => {
  test.use({expectedConsole: [/ERR_FAILED/]});

  test(
    'Ask AI: a widget that is slow breaks nothing and leaves its place free; where it cannot be loaded, our own button takes it',
    {tag: '@ask-ai.button'},
    async ({page}) => {
      let fail = () => {};
      const held = new Promise<void>((resolve) => (fail = resolve));
      await page.route(`${WIDGET}**`, async (route) => {
        await held;
        await route.abort();
      });
      const ownButton = page.getByRole('button', {name: 'Ask AI', exact: true});
      await visit(page, '/kit/docs/sequence');
      await expect(page.locator('script#crawlchat-script')).toBeAttached();
      await page.getByRole('link', {name: 'API', exact: true}).click();
      await expect(page.getByRole('heading', {level: 1, name: 'API reference'})).toBeVisible();
      await expect(ownButton).toHaveCount(0);
      fail();
      await ownButton.click();
      await expect(page.getByRole('dialog', {name: 'Ask AI'}).getByRole('link', {name: 'Ask in Claude'})).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('link', {name: 'Docs', exact: true}).first().click();
      await page.waitForURL('**/kit/docs/');
    },
  );
});

test('Ask AI: a widget that does not come is replaced by our own button, which leaves when it comes after all', {tag: '@ask-ai.button'}, async ({page}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`${WIDGET}**`, async (route) => {
    await held;
    await route.fulfill({contentType: 'text/javascript', body: ''});
  });
  await page.clock.install();
  const ownButton = page.getByRole('button', {name: 'Ask AI', exact: true});
  await visit(page, '/kit/docs/sequence');
  const script = page.locator('script#crawlchat-script');
  await expect(script).toBeAttached();
  await expect(ownButton).toHaveCount(0);
  await page.clock.fastForward(10_000);
  await ownButton.click();
  const panel = page.getByRole('dialog', {name: 'Ask AI'});
  await expect(panel.getByRole('link', {name: 'Ask in Claude'})).toBeVisible();
  await script.evaluate((element) => element.addEventListener('load', () => Object.assign(document.documentElement.dataset, {widget: 'loaded'})));
  release();
  await expect(page.locator('html[data-widget="loaded"]')).toBeVisible();
  await expect(panel, 'an open panel stays').toBeVisible();
  await page.keyboard.press('Escape');
  await expect(ownButton).not.toBeAttached();
});

test('Ask AI: the widget is loaded asynchronously with the specified settings', {tag: '@ask-ai.widget'}, async ({page}) => {
  await visit(page, '/kit/');
  const script = page.locator('script#crawlchat-script');
  await expect(script).toBeAttached();
  const attributes = await script.evaluate((element: HTMLScriptElement) => ({async: element.async, ...element.dataset}));
  expect(attributes).toEqual({
    async: true,
    id: '0123456789abcdef',
    askAi: 'true',
    askAiBackgroundColor: '#282A36',
    askAiColor: '#ffffff',
    askAiText: 'Ask AI',
    askAiPosition: 'br',
    askAiRadius: '20px',
  });
});
