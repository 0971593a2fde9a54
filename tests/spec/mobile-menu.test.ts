import assert from 'node:assert/strict';
import {site, visit} from '../lib/site';

const built = site();
const PAGE = '/docs/sequence';
const PHONE = {viewport: {width: 390, height: 844}, hasTouch: true};

built.test('§9 Mobile: the layout changes below 996 pixels', {}, async (page) => {
  const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
  await page.setViewportSize({width: 997, height: 800});
  await visit(page, PAGE);
  assert.equal(await toggle.isVisible(), false);
  await page.setViewportSize({width: 995, height: 800});
  assert.equal(await toggle.isVisible(), true);
});

built.test('§2 Mobile: the slide-in sidebar opens on the docs menu and goes back to the main menu', PHONE, async (page) => {
  await visit(page, PAGE);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const sidebar = page.locator('.navbar-sidebar');
  const back = sidebar.getByRole('button', {name: '← Back to main menu'});
  await back.waitFor({state: 'visible'});
  await sidebar.getByRole('link', {name: '<Sequence>', exact: true}).waitFor({state: 'visible'});
  await back.click();
  await sidebar
    .getByRole('button', {name: 'Products'})
    .or(sidebar.getByRole('link', {name: 'Products'}))
    .first()
    .click();
  await sidebar.getByRole('link', {name: 'Media Parser'}).waitFor({state: 'visible'});
  await sidebar.getByRole('button', {name: 'Close navigation bar'}).click();
  await sidebar.waitFor({state: 'hidden'});
});

built.test('§4 Mobile: without a docs sidebar there is no secondary menu', PHONE, async (page) => {
  await visit(page, '/');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await page.locator('.navbar-sidebar').getByRole('link', {name: 'Docs', exact: true}).waitFor({state: 'visible'});
  assert.equal(await page.locator('.navbar-sidebar__items--show-secondary').count(), 0);
});

built.test('§4 Mobile: the secondary menu opens where a docs sidebar exists, and closes where none does', PHONE, async (page) => {
  await visit(page, PAGE);
  const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
  const sidebar = page.locator('.navbar-sidebar');
  const secondary = sidebar.locator('.navbar-sidebar__items--show-secondary');
  await toggle.click();
  await secondary.waitFor();
  await sidebar.getByRole('button', {name: '← Back to main menu'}).click();
  await sidebar.getByRole('button', {name: 'Products'}).click();
  await sidebar.getByRole('link', {name: 'Player', exact: true}).click();
  await page.getByRole('heading', {level: 1, name: 'Remotion Player'}).waitFor();
  await toggle.click();
  const docs = sidebar.getByRole('link', {name: 'Docs', exact: true});
  await docs.waitFor({state: 'visible'});
  assert.equal(await secondary.count(), 0);
  await docs.click();
  await page.getByRole('heading', {level: 1, name: 'Create a new project'}).waitFor();
  await toggle.click();
  await secondary.waitFor();
});

built.test('§2 Mobile: a dropdown opens in its place, between its neighbours', PHONE, async (page) => {
  await visit(page, '/');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const sidebar = page.locator('.navbar-sidebar');
  const next = sidebar.getByRole('button', {name: 'Resources'});
  await next.waitFor({state: 'visible'});
  const topOf = async () => (await next.boundingBox())?.y ?? 0;
  const before = await topOf();
  const item = sidebar.getByRole('link', {name: 'Timeline'});
  assert.equal(await item.isVisible(), false);
  await sidebar.getByRole('button', {name: 'Products'}).click();
  await item.waitFor({state: 'visible'});
  await page.waitForFunction(([element, top]) => (element?.getBoundingClientRect().top ?? 0) > top + 200, [await next.elementHandle(), before] as const);
  await sidebar.getByRole('button', {name: 'Products'}).click();
  await item.waitFor({state: 'hidden'});
});
