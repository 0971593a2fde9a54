import assert from 'node:assert/strict';
import type {Page} from '@playwright/test';
import {site, visit} from '../lib/site';

const built = site();

const answer = async (page: Page) => {
  await page.getByLabel('Subject').fill('Which license for a studio of five?');
  await page.getByLabel('Message').fill('We are five people & render 200 videos a month.');
};

built.test('§5 Forms: problems are listed, focused, linked to their answers, and go as they are mended', {}, async (page) => {
  await visit(page, '/contact/');
  await page.getByLabel('Subject').fill('x'.repeat(121));
  await page.getByRole('button', {name: 'Write the issue'}).click();
  const summary = page.getByRole('alert');
  await summary.getByText('2 answers have to be mended').waitFor();
  assert.equal(await summary.evaluate((box) => box === document.activeElement), true);
  await summary.getByRole('link', {name: 'Message is missing.'}).click();
  assert.equal(await page.getByLabel('Message').evaluate((control) => control === document.activeElement), true);
  assert.equal(await page.getByLabel('Message').getAttribute('aria-invalid'), 'true');
  await answer(page);
  await summary.waitFor({state: 'hidden'});
});

built.test('§5 Forms: without an endpoint the answers become an issue that the reader sends', {}, async (page) => {
  await visit(page, '/contact/');
  await answer(page);
  await page.getByRole('button', {name: 'Write the issue'}).click();
  const link = page.getByRole('link', {name: 'Open the issue on GitHub'});
  const address = new URL((await link.getAttribute('href')) ?? '');
  assert.equal(address.searchParams.get('title'), 'Which license for a studio of five?');
  assert.match(address.searchParams.get('body') ?? '', /five people & render 200 videos/);
  await page.getByRole('button', {name: 'Change something'}).click();
  assert.equal(await page.getByLabel('Subject').inputValue(), 'Which license for a studio of five?');
});

built.test('§5 Forms: a draft survives a reload, and can be deleted', {}, async (page) => {
  await visit(page, '/contact/');
  await answer(page);
  await visit(page, '/contact/');
  assert.match(await page.getByLabel('Message').inputValue(), /five people/);
  await page.getByRole('button', {name: 'Delete it'}).click();
  assert.equal(await page.getByLabel('Message').inputValue(), '');
  await visit(page, '/contact/');
  assert.equal(await page.getByText('Your draft was kept.').count(), 0);
});

built.test('§5 Forms: without JavaScript the browser opens the issue by itself', {javaScriptEnabled: false}, async (page) => {
  await page.goto('/contact/');
  const form = page.locator('form', {has: page.getByLabel('Subject')});
  assert.equal(await form.getAttribute('method'), 'get');
  assert.match((await form.getAttribute('action')) ?? '', /github\.com\/.*\/issues\/new$/);
  assert.deepEqual(await form.locator('input, textarea').evaluateAll((all) => all.map((control) => control.getAttribute('name'))), ['title', 'body']);
  assert.equal(await page.getByLabel('Subject').getAttribute('maxlength'), '120');
});

built.test('§5 Forms: the showcase counts characters, previews the card and writes its data file', {}, async (page) => {
  await visit(page, '/showcase/add');
  await page.getByRole('textbox', {name: 'Title'}).fill('Harbour – Weekly ferry report');
  await page.getByRole('textbox', {name: 'Description'}).fill('A video per ferry line, rendered from the timetable.');
  await page.getByRole('textbox', {name: 'Tags'}).fill('data');
  await page.getByText('29 / 80').waitFor();
  const preview = page.getByRole('complementary', {name: 'Preview'});
  await preview.getByRole('heading', {name: /Harbour/}).waitFor();
  await preview.getByText('The data file').click();
  assert.match(await preview.locator('pre').innerText(), /slug: "harbour-weekly-ferry-report"/);
});
