import assert from 'node:assert/strict';
import type {Page} from '@playwright/test';
import {site, visit} from '../lib/site';

const built = site();

const focused = async (page: Page) => ((await page.locator(':focus').textContent()) ?? '').trim();
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

for (const key of ['Enter', 'Space']) {
  built.test(`§4 Dropdown: ${key} opens and closes it, Escape closes it and the focus stays on its button`, {}, async (page) => {
    await visit(page, '/');
    const button = page.getByRole('button', {name: 'Products', exact: true});
    const menu = page.locator('.dropdown__menu').first();
    await button.focus();
    await press(page, key);
    await menu.waitFor({state: 'visible'});
    assert.equal(await button.getAttribute('aria-expanded'), 'true');
    assert.equal(await page.evaluate(() => window.scrollY), 0);
    await press(page, key);
    await menu.waitFor({state: 'hidden'});
    await press(page, key, 'Tab');
    assert.equal(await focused(page), 'Player');
    await press(page, 'Escape');
    await menu.waitFor({state: 'hidden'});
    assert.equal(await focused(page), 'Products');
  });
}

built.test('§4 Dropdown: arrows, Home and End go through its items, Tab leaves and closes it', {}, async (page) => {
  await visit(page, '/');
  await page.getByRole('button', {name: 'Resources', exact: true}).focus();
  const visited: string[] = [];
  for (const key of ['ArrowDown', 'ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home']) {
    await press(page, key);
    visited.push(await focused(page));
  }
  assert.deepEqual(visited, ['Learn', 'Resources', 'Support', 'Learn', 'Support', 'Learn']);
  await press(page, 'Shift+Tab', 'Shift+Tab');
  await page.locator('.dropdown__menu').nth(1).waitFor({state: 'hidden'});
  await page.getByRole('button', {name: 'Commercial', exact: true}).focus();
  await press(page, 'ArrowUp');
  assert.equal(await focused(page), 'Contact us');
  await press(page, 'Enter');
  await page.getByRole('heading', {level: 1, name: 'Contact'}).waitFor();
});

built.test('§4 Dropdown: Escape puts a menu away that the pointer has opened, until it comes back', {}, async (page) => {
  await visit(page, '/');
  const button = page.getByRole('button', {name: 'Products', exact: true});
  const menu = page.locator('.dropdown__menu').first();
  await button.hover();
  await menu.waitFor({state: 'visible'});
  await button.focus();
  await press(page, 'Escape');
  await menu.waitFor({state: 'hidden'});
  await page.mouse.move(700, 500);
  await button.hover();
  await menu.waitFor({state: 'visible'});
});

built.test('Sidebar: Enter and Space open and close a category, Tab reaches its pages', {}, async (page) => {
  await visit(page, '/docs/the-fundamentals');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  const category = sidebar.getByRole('button', {name: 'Designing visuals', exact: true});
  const first = sidebar.getByRole('link', {name: 'Stacking layers', exact: true});
  await category.focus();
  for (const key of ['Space', 'Enter']) {
    await press(page, key);
    await first.waitFor({state: 'visible'});
    assert.equal(await category.getAttribute('aria-expanded'), 'true');
    await press(page, key);
    await first.waitFor({state: 'hidden'});
  }
  await press(page, 'Space');
  await first.waitFor({state: 'visible'});
  await press(page, 'Tab');
  assert.equal(await focused(page), 'Stacking layers');
});

built.test('Tabs: arrows move the focus, Enter and Space choose', {}, async (page) => {
  await visit(page, '/docs/player/');
  const tab = (name: string) => page.getByRole('tab', {name, exact: true}).first();
  await tab('npm').focus();
  await press(page, 'ArrowRight');
  const second = await focused(page);
  const place = await page.evaluate(() => window.scrollY);
  await press(page, 'Enter');
  assert.equal(await tab(second).getAttribute('aria-selected'), 'true');
  await press(page, 'ArrowLeft', 'Space');
  assert.equal(await tab('npm').getAttribute('aria-selected'), 'true');
  assert.equal(await page.evaluate(() => window.scrollY), place);
});

built.test('Mobile menu: opens, goes back and closes by keys, and keeps the focus visible', {viewport: {width: 390, height: 844}}, async (page) => {
  await visit(page, '/docs/sequence');
  const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
  await toggle.focus();
  await press(page, 'Enter');
  const sidebar = page.locator('.navbar-sidebar');
  const back = sidebar.getByRole('button', {name: '← Back to main menu'});
  await back.focus();
  await press(page, 'Enter');
  const products = sidebar.getByRole('button', {name: 'Products'});
  await products.focus();
  await press(page, 'Space');
  await sidebar.getByRole('link', {name: 'Media Parser'}).waitFor({state: 'visible'});
  await sidebar.getByRole('button', {name: 'Close navigation bar'}).focus();
  await press(page, 'Space');
  await sidebar.waitFor({state: 'hidden'});
});

built.test('Demo: play, a frame on and back, the first and the last, and its controls by keys', {}, async (page) => {
  await visit(page, '/docs/spring');
  const demo = page.locator('[data-demo="spring"]');
  await demo.getByRole('button', {name: /^Play/}).focus();
  await press(page, 'Enter');
  await demo.locator('[data-painted="true"]').waitFor();
  const slider = demo.getByRole('slider').first();
  await slider.focus();
  await press(page, 'Home');
  const start = await slider.getAttribute('aria-valuenow').then(async (now) => now ?? (await slider.inputValue()));
  await press(page, 'ArrowRight');
  const next = await slider.getAttribute('aria-valuenow').then(async (now) => now ?? (await slider.inputValue()));
  assert.equal(Number(next), Number(start) + 1);
});

built.test('Every stop of the Tab key on a page is visible and marked', {}, async (page) => {
  await visit(page, '/docs/player/');
  for (let stop = 0; stop < 60; stop++) {
    await press(page, 'Tab');
    const problem = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      const {width, height} = element.getBoundingClientRect();
      const {outlineStyle, boxShadow, visibility} = getComputedStyle(element);
      const isMarked = outlineStyle !== 'none' || boxShadow !== 'none';
      return width > 0 && height > 0 && visibility === 'visible' && isMarked ? undefined : element.outerHTML.slice(0, 160);
    });
    assert.equal(problem, undefined);
  }
});
