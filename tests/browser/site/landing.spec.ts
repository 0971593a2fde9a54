import type {Page} from '@playwright/test';
import {expect, test, visit} from '../fixtures';

const CLIPBOARD = ['clipboard-read', 'clipboard-write'];

const hero = (page: Page) => page.locator('main').getByRole('group', {name: 'Package manager'}).first();
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const sectionNamed = (page: Page, name: string) => page.getByRole('region', {name, exact: true});

test.describe(() => {
  test.use({javaScriptEnabled: false});

  test('Home: it says in one line for whom it is and what it does', {tag: '@site.purpose'}, async ({page}) => {
    await page.goto('/');
    const [heading, line] = [page.getByRole('heading', {level: 1}), page.locator('h1 + div p').first()];
    await expect(heading).toHaveText('Make videos programmatically', {useInnerText: true});
    await expect(line).toHaveText(/^For developers who know React: Remotion turns your components into videos\./, {useInnerText: true});
  });
});

test.describe(() => {
  test.use({permissions: CLIPBOARD});

  test(
    'Home: the choice of a package manager changes the command, is copied, and is remembered here and on other pages',
    {tag: ['@landing.commands', '@slow']},
    async ({page}) => {
      await visit(page, '/');
      const command = hero(page).locator('xpath=..');
      const copied = async () => {
        await command.getByRole('button', {name: 'Copy command'}).click();
        await expect(command.getByText('Copied', {exact: true})).toBeAttached();
        return clipboard(page);
      };
      await expect.poll(() => copied()).toBe('npx create-video@latest');
      await hero(page).getByRole('radio', {name: 'npm', exact: true}).focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await expect(command.locator('code')).toHaveText('pnpm create video', {useInnerText: true});
      await expect(command.getByRole('status').filter({hasNotText: /./})).toBeAttached();
      await expect.poll(() => copied()).toBe('pnpm create video');

      await visit(page, '/');
      await expect(command.getByText('pnpm create video')).toBeVisible();
      await expect(hero(page).getByRole('radio', {name: 'pnpm'})).toBeChecked();
      await visit(page, '/templates/tiktok');
      await expect(page.getByRole('tab', {name: 'pnpm'})).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tabpanel').getByText('pnpm create video --tiktok')).toBeVisible();
      await page.getByRole('tab', {name: 'bun'}).click();
      await visit(page, '/');
      await expect(command.getByText('bun create video')).toBeVisible();
    },
  );
});

test.describe(() => {
  test.use({javaScriptEnabled: false});

  test('Home: renders of all four kinds lead to their pages, and figures stand with their conditions', {tag: '@landing.render'}, async ({page}) => {
    await page.goto('/');
    const section = sectionNamed(page, 'Render anywhere');
    await expect(section.locator('[scope="rowgroup"]')).toHaveText(['Local', 'Server', 'Container', 'Serverless'], {useInnerText: true});
    const places = section.locator('[scope="row"] a');
    await expect(places).toHaveText(['Studio', 'Command line', 'Node.js', 'Docker', 'Cloud Run', 'Lambda'], {useInnerText: true});
    for (const link of await places.all()) await expect(link).toHaveAttribute('href', /^(\/docs\/|\/lambda\/|https:\/\/www\.remotion\.dev\/docs\/)/);
    const text = await section.innerText();
    for (const said of [
      /80 seconds of video in 15 seconds[\s\S]*The trailer of Remotion Lambda[\s\S]*Measured with version 3.0 in April 2022/,
      /2 hours of video in 12 minutes[\s\S]*1,080 frames per function, on warm ARM64 functions with 2048 MB of memory in us-east-1/,
      /From \$0\.01 per minute of video[\s\S]*12 frames per function[\s\S]*version 3.0 in April 2022[\s\S]*storage and data transfer separately/,
      /Up to 200 functions per video, 900 seconds/,
    ])
      expect(text).toMatch(said);
  });
});

test('Home: templates are shown by their pictures', {tag: '@landing.templates'}, async ({page}) => {
  await visit(page, '/');
  const pictures = sectionNamed(page, 'Start from a template').locator('img');
  await expect(pictures).toHaveCount(4);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await picture.evaluate((image: HTMLImageElement) => image.decode());
  }
});

test('Home: no form asks for an address, since nothing would receive it', {tag: '@landing.no-newsletter'}, async ({page}) => {
  await visit(page, '/');
  await expect(page.locator('input[type="email"], form[action], form[method="post"]')).toHaveCount(0);
  await expect(page.locator('body')).not.toHaveText(/newsletter|subscribe/i, {useInnerText: true});
});

test.describe(() => {
  test.use({javaScriptEnabled: false});

  test('Home: what search engines are told is what this project can prove', {tag: '@pages.structured-data'}, async ({page}) => {
    await page.goto('/');
    const graph = (JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '') as {'@graph': object[]})['@graph'];
    const keys = graph.map((thing) => Object.keys(thing).sort().join(' '));
    expect(keys).toEqual([
      '@id @type alternateName logo name sameAs url',
      '@type inLanguage name potentialAction publisher url',
      '@type applicationCategory description license name offers publisher softwareVersion url',
    ]);
  });
});

test('Lambda: links lead to the API, limits and permissions; every note belongs to a figure', {tag: '@landing.render'}, async ({page}) => {
  await visit(page, '/lambda/');
  const main = page.locator('main');
  for (const route of ['api', 'limits', 'permissions', 'rendermediaonlambda', 'getrenderprogress', 'estimateprice', 'webhooks', 'concurrency'])
    expect(await main.locator(`a[href$="/docs/lambda/${route}"]`).count(), route).toBeGreaterThan(0);
  const marks = main.locator('sup a');
  const notes = main.locator('li[id^="note-"]');
  await expect(marks).toHaveCount(await notes.count());
  for (const mark of await marks.all()) {
    const note = page.locator((await mark.getAttribute('href')) ?? '');
    const back = note.getByRole('link', {name: /^Back to the figure/});
    await expect(back).toHaveAttribute('href', `#${await mark.getAttribute('id')}`);
  }
  const limits = await sectionNamed(page, 'Limits').innerText();
  for (const limit of [/At most 200/, /At least 5/, /15 to 900 seconds, by default 120/, /512 to 10,240 MB, by default 2,048/]) expect(limits).toMatch(limit);
});
