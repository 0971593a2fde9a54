import type {Page} from '@playwright/test';
import {expect, test, visit} from '../fixtures';

const answer = async (page: Page) => {
  await page.getByLabel('Subject').fill('Which license for a studio of five?');
  await page.getByLabel('Message').fill('We are five people & render 200 videos a month.');
};

test('Forms: problems are listed, focused, linked to their answers, and go as they are mended', {tag: '@forms.validation'}, async ({page}) => {
  await visit(page, '/contact/');
  await page.getByLabel('Subject').fill('x'.repeat(121));
  await page.getByRole('button', {name: 'Write the issue'}).click();
  const summary = page.getByRole('alert');
  await expect(summary.getByText('2 answers have to be mended')).toBeVisible();
  await expect(summary).toBeFocused();
  await summary.getByRole('link', {name: 'Message is missing.'}).click();
  await expect(page.getByLabel('Message')).toBeFocused();
  await expect(page.getByLabel('Message')).toHaveAttribute('aria-invalid', 'true');
  await answer(page);
  await expect(summary).toBeHidden();
});

test('Forms: without an endpoint the answers become an issue that the reader sends', {tag: '@forms.issue'}, async ({page}) => {
  await visit(page, '/contact/');
  await answer(page);
  await page.getByRole('button', {name: 'Write the issue'}).click();
  const link = page.getByRole('link', {name: 'Open the issue on GitHub'});
  const address = new URL((await link.getAttribute('href')) ?? '');
  expect(address.searchParams.get('title')).toBe('Which license for a studio of five?');
  expect(address.searchParams.get('body') ?? '').toMatch(/five people & render 200 videos/);
  await page.getByRole('button', {name: 'Change something'}).click();
  await expect(page.getByLabel('Subject')).toHaveValue('Which license for a studio of five?');
});

test('Forms: a draft survives a reload, and can be deleted', {tag: '@forms.draft'}, async ({page}) => {
  await visit(page, '/contact/');
  await answer(page);
  await visit(page, '/contact/');
  await expect(page.getByLabel('Message')).toHaveValue(/five people/);
  await page.getByRole('button', {name: 'Delete it'}).click();
  await expect(page.getByLabel('Message')).toHaveValue('');
  await visit(page, '/contact/');
  await expect(page.getByText('Your draft was kept.')).toHaveCount(0);
});

test.describe(() => {
  test.use({javaScriptEnabled: false});

  test('Forms: without JavaScript the browser opens the issue by itself', {tag: '@forms.issue'}, async ({page}) => {
    await page.goto('/contact/');
    const form = page.locator('form', {has: page.getByLabel('Subject')});
    await expect(form).toHaveAttribute('method', 'get');
    await expect(form).toHaveAttribute('action', /github\.com\/.*\/issues\/new$/);
    expect(await form.locator('input, textarea').evaluateAll((all) => all.map((control) => control.getAttribute('name')))).toEqual(['title', 'body']);
    await expect(page.getByLabel('Subject')).toHaveAttribute('maxlength', '120');
  });
});

test('Forms: the showcase counts characters, previews the card and writes its data file', {tag: '@forms.showcase'}, async ({page}) => {
  await visit(page, '/showcase/add');
  await page.getByRole('textbox', {name: 'Title'}).fill('Harbor – Weekly ferry report');
  await page.getByRole('textbox', {name: 'Description'}).fill('A video per ferry line, rendered from the timetable.');
  await page.getByRole('textbox', {name: 'Tags'}).fill('data');
  await expect(page.getByText('28 / 80')).toBeVisible();
  const preview = page.getByRole('complementary', {name: 'Preview'});
  await expect(preview.getByRole('heading', {name: /Harbor/})).toBeVisible();
  await preview.getByText('The data file').click();
  await expect(preview.locator('pre')).toHaveText(/slug: "harbor-weekly-ferry-report"/, {useInnerText: true});
});
