import type {Page} from '@playwright/test';
import {variantTags} from '../lib/variants';
import {expect, test, visit} from '../fixtures';
import {openPlay} from '../lib/play';
import {tabbable, walk} from '../lib/walk';

test.use({reducedMotion: 'reduce', loadsAhead: false});
test.describe.configure({mode: 'parallel'});

const PHONE = {width: 390, height: 844};

/** Pages in a state that shows their components at work. */
const WALKS: Record<string, {open: (page: Page) => Promise<unknown>; viewport?: typeof PHONE}> = {
  'the home page': {open: (page) => visit(page, '/')},
  'a guide with a demo that is open': {
    open: async (page) => {
      await visit(page, '/docs/animating-properties');
      const demo = page.locator('[data-demo="fade"]');
      await demo.getByRole('button', {name: 'Code', exact: true}).click();
      await expect(demo.locator('[data-painted="true"]')).toBeVisible();
    },
  },
  'a page with tabs': {open: (page) => visit(page, '/docs/player/')},
  'the search page': {open: (page) => visit(page, '/search?q=spring')},
  'a form with mistakes': {
    open: async (page) => {
      await visit(page, '/contact/');
      await page.getByRole('button', {name: 'Write the issue'}).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  'the playground': {open: (page) => openPlay(page)},
  'the examples with one of them open': {
    open: async (page) => {
      await visit(page, '/examples/?demo=animation-math');
      await expect(page.locator('[data-demo="animation-math"]')).toBeVisible();
    },
  },
  'the planner of renders': {open: (page) => visit(page, '/lambda/')},
  'the templates on a phone': {open: (page) => visit(page, '/templates/'), viewport: PHONE},
  'a page of the reference on a phone': {open: (page) => visit(page, '/docs/measure-spring'), viewport: PHONE},
};

for (const [index, [name, {open, viewport}]] of Object.entries(WALKS).entries())
  test.describe(() => {
    if (viewport) test.use({viewport});

    test(
      `Keyboard: Tab reaches everything that can be pressed on ${name}, and comes back to the start, forward and backward`,
      {tag: variantTags(index, '@a11y.keyboard')},
      async ({page}) => {
        await open(page);
        const all = await tabbable(page);
        expect(all.length, 'stops').toBeGreaterThan(20);
        for (const key of ['Tab', 'Shift+Tab']) {
          const {stops, isBack} = await walk(page, key, all.length + 40);
          expect(isBack, `${key} ends at ${stops.at(-1)}`).toBe(true);
          expect(
            all.filter((stop) => !stops.includes(stop)),
            `never reached by ${key}`,
          ).toEqual([]);
        }
      },
    );
  });

/** What opens above a page: the button that opens it, and its dialog. */
const OPENED: Record<string, {button: string; dialog: string; viewport?: typeof PHONE}> = {
  'the search': {button: 'Search', dialog: 'dialog[open]'},
  'the panel of Ask AI': {button: 'Ask AI', dialog: '[role=dialog], dialog[open]'},
  'the list of keys': {button: 'Keyboard shortcuts', dialog: 'dialog[open]'},
  'the menu of a phone': {button: 'Toggle navigation bar', dialog: '.navbar-sidebar', viewport: PHONE},
};

for (const [index, [name, {button, dialog, viewport}]] of Object.entries(OPENED).entries())
  test.describe(() => {
    if (viewport) test.use({viewport});

    test(
      `Keyboard: ${name} opens with Enter, takes the focus, and Escape gives it back to the button`,
      {tag: variantTags(index, '@a11y.keyboard')},
      async ({page}) => {
        await visit(page, '/docs/sequence');
        const opener = page.getByRole('button', {name: button, exact: true});
        await opener.focus();
        await page.keyboard.press('Enter');
        const opened = page.locator(dialog).filter({visible: true});
        await expect(opened).toHaveCount(1);
        await expect(opened.locator(':focus')).toHaveCount(1);
        await page.keyboard.press('Escape');
        await expect(opened).toHaveCount(0);
        await expect(opener).toBeFocused();
      },
    );
  });
