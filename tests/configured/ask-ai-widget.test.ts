import assert from 'node:assert/strict';
import {kit as kitBuild, thirdParties, WIDGET} from '../lib/kit';
import {visit} from '../lib/site';

const kit = kitBuild();

kit.test(
  '§1 Ask AI: a widget that is slow breaks nothing and leaves its place free; where it cannot be loaded, our own button takes it',
  {thirdParties, expectedConsole: [/ERR_FAILED/]},
  async (page) => {
    let fail = () => {};
    const held = new Promise<void>((resolve) => (fail = resolve));
    await page.route(`${WIDGET}**`, async (route) => {
      await held;
      await route.abort();
    });
    const ownButton = page.getByRole('button', {name: 'Ask AI', exact: true});
    await visit(page, '/kit/docs/sequence');
    await page.locator('script#crawlchat-script').waitFor({state: 'attached'});
    await page.getByRole('link', {name: 'API', exact: true}).click();
    await page.getByRole('heading', {level: 1, name: 'API reference'}).waitFor();
    assert.equal(await ownButton.count(), 0);
    fail();
    await ownButton.click();
    await page.getByRole('dialog', {name: 'Ask AI'}).getByRole('link', {name: 'Ask in Claude'}).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('link', {name: 'Docs', exact: true}).first().click();
    await page.waitForURL('**/kit/docs/');
  },
);

kit.test('§1 Ask AI: a widget that does not come is replaced by our own button, which leaves when it comes after all', {thirdParties}, async (page) => {
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
  await script.waitFor({state: 'attached'});
  assert.equal(await ownButton.count(), 0);
  await page.clock.fastForward(10_000);
  await ownButton.click();
  const panel = page.getByRole('dialog', {name: 'Ask AI'});
  await panel.getByRole('link', {name: 'Ask in Claude'}).waitFor();
  await script.evaluate((element) => element.addEventListener('load', () => Object.assign(document.documentElement.dataset, {widget: 'loaded'})));
  release();
  await page.locator('html[data-widget="loaded"]').waitFor();
  assert.equal(await panel.isVisible(), true, 'an open panel stays');
  await page.keyboard.press('Escape');
  await ownButton.waitFor({state: 'detached'});
});

kit.test('§1 Ask AI: the widget is loaded asynchronously with the specified settings', {thirdParties}, async (page) => {
  await visit(page, '/kit/');
  const script = page.locator('script#crawlchat-script');
  await script.waitFor({state: 'attached'});
  const attributes = await script.evaluate((element: HTMLScriptElement) => ({async: element.async, ...element.dataset}));
  assert.deepEqual(attributes, {
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
