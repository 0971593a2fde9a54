import assert from 'node:assert/strict';
import type {Locator} from '@playwright/test';
import company from '../../data/company.json';
import license from '../../data/license.json';
import {site, visit} from '../lib/site';

const built = site();
const PHONE = {viewport: {width: 390, height: 844}};

/** Whether an element is within the part of a page that is seen before scrolling. */
const isInFirstScreen = async (element: Locator) => {
  const box = await element.boundingBox();
  return box !== null && box.y + box.height <= PHONE.viewport.height;
};

for (const path of ['/', '/player/', '/lambda/'])
  built.test(`§2 License: on a phone, the first screen of ${path} says for whom it is free, and leads to the whole answer`, PHONE, async (page) => {
    await visit(page, path);
    const question = page.getByRole('link', {name: 'Is it free for me?'});
    assert.ok(await isInFirstScreen(question), JSON.stringify(await question.boundingBox()));
    const line = await question.locator('xpath=..').innerText();
    assert.match(line, new RegExp(`^Free for individuals, non-profits and for-profit organizations of up to ${license.terms.freeUpToEmployees} employees\\.`));
    await question.click();
    await page.getByRole('heading', {level: 1, name: 'License'}).waitFor();
  });

built.test('§2 License: the page answers in its first screen on a phone, says of when its prices are, and links the current ones', PHONE, async (page) => {
  await visit(page, '/docs/license');
  const answers = page.locator('main li').filter({hasText: /^(Yes|For now|No), if you/});
  assert.equal(await answers.count(), 3);
  assert.ok(await isInFirstScreen(answers.first()), JSON.stringify(await answers.first().boundingBox()));
  const text = await page.locator('main article').innerText();
  assert.match(text, /These are the prices of August 2025\./);
  assert.match(text, /does not use it commercially yet/);
  assert.match(text, /Reporting is voluntary before Remotion 5\.0/);
  assert.ok((await page.locator(`main a[href="${license.prices.current}"]`).count()) > 1);
});

built.test('§2 License: where renders are compared, it is said which of them count', {}, async (page) => {
  await visit(page, '/docs/compare-ssr');
  await page.getByText('renders on your own servers count like those on Lambda and Cloud Run').waitFor();
});

built.test(
  '§2 Contact: where a message becomes public, that is said before the first field, with a private way beside it',
  {javaScriptEnabled: false},
  async (page) => {
    await page.goto('/contact/');
    const warning = page.getByText(/^What you write here becomes public/);
    const [said, field] = [(await warning.boundingBox())!, (await page.getByLabel('Subject').boundingBox())!];
    assert.ok(said.y < field.y, 'the reader meets it first');
    assert.equal(await page.getByRole('link', {name: 'privacy policy', exact: true}).getAttribute('href'), 'https://remotion.pro/privacy');
  },
);

built.test('§2 Catalog: who wants to be taken off is told a way that is not public', {javaScriptEnabled: false}, async (page) => {
  await page.goto('/experts/');
  const way = page.getByRole('listitem').filter({hasText: 'To be taken off, or to have something corrected'});
  assert.match(await way.innerText(), /this is private/);
  assert.equal(await way.getByRole('link').getAttribute('href'), 'https://remotion.pro/privacy');
});

built.test('§2 Catalog: a profile keeps own projects apart from clients, and says of when it is', {}, async (page) => {
  await visit(page, '/experts/matthew-mcgillivray');
  const linksIn = (name: string) => page.getByRole('region', {name}).getByRole('link').allInnerTexts();
  assert.deepEqual(await linksIn('Projects'), ['@remotion/cloudrun']);
  assert.deepEqual(await linksIn('Clients'), ['Memento', 'Beacon Street Studios', 'Minvo']);
  assert.match(await page.locator('main').innerText(), /As of\s+November 2026, source/);
});

built.test('§2 About: team and investors stand with their date, and who has closed is not told as open', {}, async (page) => {
  await visit(page, '/about/');
  assert.match(await page.getByRole('region', {name: 'Team'}).innerText(), /As of August 2025/);
  const investors = page.getByRole('region', {name: 'Investors'});
  assert.match(await investors.innerText(), /as of April 2026/);
  assert.match(await investors.innerText(), /Oxolo, until it closed on 31 August 2024/);
  assert.equal(await investors.getByRole('listitem').count(), company.investors.people.length);
  await visit(page, '/docs/investors');
  assert.match(await page.locator('main article').innerText(), /241,000 CHF[\s\S]*it did not want to raise more/);
});
