import assert from 'node:assert/strict';
import type {Page} from '@playwright/test';
import {site, visit} from '../lib/site';

const built = site();
const CLIPBOARD = ['clipboard-read', 'clipboard-write'];

const hero = (page: Page) => page.locator('main').getByRole('group', {name: 'Package manager'}).first();
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const sectionNamed = (page: Page, name: string) => page.getByRole('region', {name, exact: true});

built.test('§2 Home: it says in one line for whom it is and what it does', {javaScriptEnabled: false}, async (page) => {
  await page.goto('/');
  const [heading, line] = [page.getByRole('heading', {level: 1}), page.locator('h1 + div p').first()];
  assert.equal(await heading.innerText(), 'Make videos programmatically');
  assert.match(await line.innerText(), /^For developers who know React: Remotion turns your components into videos\./);
});

built.test(
  '§2 Home: the choice of a package manager changes the command, is copied, and is remembered here and on other pages',
  {permissions: CLIPBOARD},
  async (page) => {
    await visit(page, '/');
    const command = hero(page).locator('xpath=..');
    const copied = async () => {
      await command.getByRole('button', {name: 'Copy command'}).click();
      await command.getByText('Copied', {exact: true}).waitFor({state: 'attached'});
      return clipboard(page);
    };
    assert.equal(await copied(), 'npx create-video@latest');
    await hero(page).getByRole('radio', {name: 'npm', exact: true}).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    assert.equal(await command.locator('code').innerText(), 'pnpm create video');
    await command.getByRole('status').filter({hasNotText: /./}).waitFor({state: 'attached'});
    assert.equal(await copied(), 'pnpm create video');

    await visit(page, '/');
    await command.getByText('pnpm create video').waitFor();
    assert.equal(await hero(page).getByRole('radio', {name: 'pnpm'}).isChecked(), true);
    await visit(page, '/templates/tiktok');
    assert.equal(await page.getByRole('tab', {name: 'pnpm'}).getAttribute('aria-selected'), 'true');
    await page.getByRole('tabpanel').getByText('pnpm create video --tiktok').waitFor();
    await page.getByRole('tab', {name: 'bun'}).click();
    await visit(page, '/');
    await command.getByText('bun create video').waitFor();
  },
);

built.test('§2 Home: renders of all four kinds lead to their pages, and figures stand with their conditions', {javaScriptEnabled: false}, async (page) => {
  await page.goto('/');
  const section = sectionNamed(page, 'Render anywhere');
  assert.deepEqual(await section.locator('[scope="rowgroup"]').allInnerTexts(), ['Local', 'Server', 'Container', 'Serverless']);
  const places = section.locator('[scope="row"] a');
  assert.deepEqual(await places.allInnerTexts(), ['Studio', 'Command line', 'Node.js', 'Docker', 'Cloud Run', 'Lambda']);
  for (const link of await places.all()) assert.match((await link.getAttribute('href')) ?? '', /^(\/docs\/|\/lambda\/|https:\/\/www\.remotion\.dev\/docs\/)/);
  const text = await section.innerText();
  for (const said of [
    /80 seconds of video in 15 seconds[\s\S]*The trailer of Remotion Lambda[\s\S]*Measured with version 3.0 in April 2022/,
    /2 hours of video in 12 minutes[\s\S]*1,080 frames per function, on warm ARM64 functions with 2048 MB of memory in us-east-1/,
    /From \$0\.01 per minute of video[\s\S]*12 frames per function[\s\S]*version 3.0 in April 2022[\s\S]*storage and data transfer separately/,
    /Up to 200 functions per video, 900 seconds/,
  ])
    assert.match(text, said);
});

built.test('§2 Home: templates are shown by their pictures', {}, async (page) => {
  await visit(page, '/');
  const pictures = sectionNamed(page, 'Start from a template').locator('img');
  assert.equal(await pictures.count(), 4);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await picture.evaluate((image: HTMLImageElement) => image.decode());
  }
});

built.test('§2 Home: no form asks for an address, since nothing would receive it', {}, async (page) => {
  await visit(page, '/');
  assert.equal(await page.locator('input[type="email"], form[action], form[method="post"]').count(), 0);
  assert.doesNotMatch(await page.locator('body').innerText(), /newsletter|subscribe/i);
});

built.test('§2 Home: what search engines are told is what this project can prove', {javaScriptEnabled: false}, async (page) => {
  await page.goto('/');
  const graph = (JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '') as {'@graph': object[]})['@graph'];
  const keys = graph.map((thing) => Object.keys(thing).sort().join(' '));
  assert.deepEqual(keys, [
    '@id @type alternateName logo name sameAs url',
    '@type inLanguage name potentialAction publisher url',
    '@type applicationCategory description license name offers publisher softwareVersion url',
  ]);
});

built.test('§2 Lambda: links lead to the API, limits and permissions; every note belongs to a figure', {}, async (page) => {
  await visit(page, '/lambda/');
  const main = page.locator('main');
  for (const route of ['api', 'limits', 'permissions', 'rendermediaonlambda', 'getrenderprogress', 'estimateprice', 'webhooks', 'concurrency'])
    assert.ok((await main.locator(`a[href$="/docs/lambda/${route}"]`).count()) > 0, route);
  const marks = main.locator('sup a');
  const notes = main.locator('li[id^="note-"]');
  assert.equal(await marks.count(), await notes.count());
  for (const mark of await marks.all()) {
    const note = page.locator((await mark.getAttribute('href')) ?? '');
    const back = note.getByRole('link', {name: /^Back to the figure/});
    assert.equal(await back.getAttribute('href'), `#${await mark.getAttribute('id')}`);
  }
  const limits = await sectionNamed(page, 'Limits').innerText();
  for (const limit of [/At most 200/, /At least 5/, /15 to 900 seconds, by default 120/, /512 to 10,240 MB, by default 2,048/]) assert.match(limits, limit);
});
