import type {Page} from '@playwright/test';
import {expect, test, visit} from '../fixtures';
import {frames} from '../lib/moments';

/** The name of what has the focus; a line below it, which describes it, is no part of that. */
const focused = (page: Page) => page.evaluate(() => (document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '').trim());
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

for (const key of ['Enter', 'Space']) {
  test(`Dropdown: ${key} opens and closes it, Escape closes it and the focus stays on its button`, {tag: '@menus.keyboard'}, async ({page}) => {
    await visit(page, '/');
    const button = page.getByRole('button', {name: 'Products', exact: true});
    const menu = page.locator('.dropdown__menu').first();
    await button.focus();
    await press(page, key);
    await expect(menu).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await press(page, key);
    await expect(menu).toBeHidden();
    await press(page, key, 'Tab');
    await expect.poll(() => focused(page)).toBe('Player');
    await press(page, 'Escape');
    await expect(menu).toBeHidden();
    await expect.poll(() => focused(page)).toBe('Products');
  });
}

test('Dropdown: arrows, Home and End go through its items, Tab leaves and closes it', {tag: '@menus.keyboard'}, async ({page}) => {
  await visit(page, '/');
  await page.getByRole('button', {name: 'Resources', exact: true}).focus();
  const visited: string[] = [];
  for (const key of ['ArrowDown', 'ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home']) {
    await press(page, key);
    visited.push(await focused(page));
  }
  expect(visited).toEqual(['Learn', 'Resources', 'Support', 'Learn', 'Support', 'Learn']);
  await press(page, 'Shift+Tab', 'Shift+Tab');
  await expect(page.locator('.dropdown__menu').nth(1)).toBeHidden();
  await page.getByRole('button', {name: 'Commercial', exact: true}).focus();
  await press(page, 'ArrowUp');
  await expect.poll(() => focused(page)).toBe('Contact us');
  await press(page, 'Enter');
  await expect(page.getByRole('heading', {level: 1, name: 'Contact'})).toBeVisible();
});

test('Dropdown: Escape puts a menu away that the pointer has opened, until it comes back', {tag: '@menus.keyboard'}, async ({page}) => {
  await visit(page, '/');
  const button = page.getByRole('button', {name: 'Products', exact: true});
  const menu = page.locator('.dropdown__menu').first();
  await button.hover();
  await expect(menu).toBeVisible();
  await button.focus();
  await press(page, 'Escape');
  await expect(menu).toBeHidden();
  await page.mouse.move(700, 500);
  await button.hover();
  await expect(menu).toBeVisible();
});

test('Sidebar: Enter and Space open and close a category, Tab reaches its pages', {tag: '@docs.sidebar-place'}, async ({page}) => {
  await visit(page, '/docs/the-fundamentals');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  const category = sidebar.getByRole('button', {name: 'Designing visuals', exact: true});
  const first = sidebar.getByRole('link', {name: 'Stacking layers', exact: true});
  await category.focus();
  for (const key of ['Space', 'Enter']) {
    await press(page, key);
    await expect(first).toBeVisible();
    await expect(category).toHaveAttribute('aria-expanded', 'true');
    await press(page, key);
    await expect(first).toBeHidden();
  }
  await press(page, 'Space');
  await expect(first).toBeVisible();
  await press(page, 'Tab');
  await expect.poll(() => focused(page)).toBe('Stacking layers');
});

test('Tabs: arrows move the focus, Enter and Space choose', {tag: '@docs.tabs'}, async ({page}) => {
  await visit(page, '/docs/player/');
  const tab = (name: string) => page.getByRole('tab', {name, exact: true}).first();
  await tab('npm').focus();
  await press(page, 'ArrowRight');
  const second = await focused(page);
  expect(second).toBe('yarn');
  const place = await page.evaluate(() => window.scrollY);
  await press(page, 'Enter');
  await expect(tab(second)).toHaveAttribute('aria-selected', 'true');
  await press(page, 'ArrowLeft', 'Space');
  await expect(tab('npm')).toHaveAttribute('aria-selected', 'true');
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
});

test.describe(() => {
  test.use({viewport: {width: 390, height: 844}});

  test('Mobile menu: opens, goes back and closes by keys, and keeps the focus visible', {tag: '@mobile.menu'}, async ({page}) => {
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
    await expect(sidebar.getByRole('link', {name: 'Media Parser'})).toBeVisible();
    await sidebar.getByRole('button', {name: 'Close navigation bar'}).focus();
    await press(page, 'Space');
    await expect(sidebar).toBeHidden();
  });
});

test('Demo: play, a frame on and back, the first and the last, and its controls by keys', {tag: ['@demos.keyboard', '@demos.playback']}, async ({page}) => {
  await visit(page, '/docs/spring');
  const demo = page.locator('[data-demo="spring"]');
  await demo.getByRole('button', {name: /^Play/}).focus();
  await press(page, 'Enter');
  await expect(demo.locator('[data-painted="true"]')).toBeVisible();
  const slider = demo.getByRole('slider', {name: 'Frame', exact: true});
  const last = Number(await slider.getAttribute('max'));
  await slider.focus();
  for (const [key, frame] of [
    ['Home', 0],
    ['ArrowRight', 1],
    ['ArrowLeft', 0],
    ['Home', 0],
    ['End', last],
  ] as const) {
    await press(page, key);
    await expect(slider, key).toHaveValue(String(frame));
    await expect(demo.getByRole('button', {name: 'Play', exact: true}), `${key} pauses`).toBeVisible();
    await frames(page, 10);
    await expect(slider, `it stays there after ${key}`).toHaveValue(String(frame));
  }
  await demo.getByLabel('Mass').focus();
  await press(page, 'End');
  await expect(demo.getByLabel('Mass')).toHaveValue('5');
});

test('Demo: Home pauses it on its first frame, too, where it changes nothing', {tag: ['@demos.keyboard', '@demos.playback']}, async ({page}) => {
  await visit(page, '/docs/spring');
  const demo = page.locator('[data-demo="spring"]');
  await demo.getByRole('button', {name: /^Play/}).focus();
  await press(page, 'Enter');
  await expect(demo.locator('[data-painted="true"]')).toBeVisible();
  const slider = demo.getByRole('slider', {name: 'Frame', exact: true});
  await slider.focus();
  await press(page, 'Home');
  await expect(slider).toHaveValue('0');
  // While the clock stands still, it plays and stays on its first frame.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await press(page, 'Space');
  await expect(demo.getByRole('button', {name: 'Pause'})).toBeVisible();
  await press(page, 'Home');
  await expect(demo.getByRole('button', {name: 'Play', exact: true})).toBeVisible();
  await expect(slider).toHaveValue('0');
});

test('Every stop of the Tab key on a page is visible and marked', {tag: '@a11y.focus'}, async ({page}) => {
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
    expect(problem).toBe(undefined);
  }
});
