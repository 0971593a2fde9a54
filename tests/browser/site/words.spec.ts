import type {Locator} from '@playwright/test';
import {axeViolations} from '../lib/axe';
import {frames} from '../lib/moments';
import {expect, test, visit} from '../fixtures';

const WITH_A_WORD = '/docs/audio/exporting';

test(
  'Words: pressed, one says what it means, beside it and within the window; Escape and a tap elsewhere close it',
  {tag: ['@docs.words', '@a11y.axe']},
  async ({page}) => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({width, height: 844});
      await visit(page, WITH_A_WORD);
      const word = page.getByRole('button', {name: 'bitrate', exact: true});
      const note = page.getByRole('note').filter({hasText: 'How many bits a second'});
      await expect(note).toBeHidden();
      await word.focus();
      await page.keyboard.press('Enter');
      await expect(note).toBeVisible();
      const [at, box] = [await word.boundingBox(), await note.boundingBox()];
      expect(box!.x, `${width} px`).toBeGreaterThanOrEqual(0);
      expect(box!.x + box!.width, `${width} px`).toBeLessThanOrEqual(width);
      expect(Math.min(Math.abs(box!.y - at!.y - at!.height), Math.abs(at!.y - box!.y - box!.height)), `${width} px`).toBeLessThan(16);
      expect(await axeViolations(page, ['article p'])).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(note).toBeHidden();
      await expect(word).toBeFocused();
      await word.click();
      await expect(note).toBeVisible();
      await page.getByRole('heading', {level: 1}).click();
      await expect(note).toBeHidden();
    }
  },
);

test('Words: pressing one whose note has come by itself, since it is pointed at, leaves the note where it is', {tag: '@docs.words'}, async ({page}) => {
  await visit(page, WITH_A_WORD);
  const word = page.getByRole('button', {name: 'bitrate', exact: true});
  const note = page.getByRole('note').filter({hasText: 'How many bits a second'});
  await word.hover();
  await expect(note).toBeVisible();
  await word.click();
  await frames(page, 3);
  expect(await note.isVisible()).toBe(true);
});

for (const [how, press] of [
  ['by key', async (word: Locator) => (await word.focus(), await word.press('Enter'))],
  ['by pointer', async (word: Locator) => (await word.hover(), await word.click())],
] as const) {
  test(`Words: pressed ${how}, closed at once by Escape, a note does not come back by itself`, {tag: '@docs.words'}, async ({page}) => {
    await visit(page, WITH_A_WORD);
    const note = page.getByRole('note').filter({hasText: 'How many bits a second'});
    await press(page.getByRole('button', {name: 'bitrate', exact: true}));
    await expect(note).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(note).toBeHidden();
    // More than the half second after which the browser would show it.
    await frames(page, 60);
    expect(await note.isVisible()).toBe(false);
  });
}

test('Words: the first use on a page is the only one that is marked, and its note leads on', {tag: '@docs.words'}, async ({page}) => {
  await visit(page, WITH_A_WORD);
  await expect(page.getByRole('button', {name: /^bitrates?$/i})).toHaveCount(1);
  await page.getByRole('button', {name: 'bitrate', exact: true}).click();
  await page.getByRole('note').getByRole('link', {name: 'More about bitrate'}).click();
  await expect(page).toHaveURL(/\/docs\/quality$/);
});

test('Words: all are on the page of terms, each with an address', {tag: '@docs.words'}, async ({page}) => {
  await visit(page, '/docs/terminology#word-crf');
  await expect(page.getByRole('term').filter({hasText: /^CRF$/})).toBeInViewport();
  expect(await page.getByRole('term').count()).toBeGreaterThan(40);
});

test.describe(() => {
  test.use({javaScriptEnabled: false});

  test('Words: without scripts, pressing one says what it means', {tag: '@docs.words'}, async ({page}) => {
    await page.goto(WITH_A_WORD);
    await page.getByRole('button', {name: 'bitrate', exact: true}).click();
    await expect(page.getByText('How many bits a second')).toBeVisible();
  });
});
