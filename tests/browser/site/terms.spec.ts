import type {Locator} from '@playwright/test';
import company from '../../../data/company.json';
import license from '../../../data/license.json';
import {expect, test, visit} from '../fixtures';

const PHONE = {width: 390, height: 844};

/** Whether an element is within the part of a page that is seen before scrolling. */
const isInFirstScreen = async (element: Locator) => {
  const box = await element.boundingBox();
  return box !== null && box.y + box.height <= PHONE.height;
};

test.describe(() => {
  test.use({viewport: PHONE});

  for (const path of ['/', '/player/', '/lambda/'])
    test(
      `License: on a phone, the first screen of ${path} says for whom it is free, and leads to the whole answer`,
      {tag: '@license.first-screen'},
      async ({page}) => {
        await visit(page, path);
        const question = page.getByRole('link', {name: 'Is it free for me?'});
        expect(await isInFirstScreen(question), JSON.stringify(await question.boundingBox())).toBe(true);
        const terms = `^Free for individuals, non-profits and for-profit organizations of up to ${license.terms.freeUpToEmployees} employees\\.`;
        await expect(question.locator('xpath=..')).toHaveText(new RegExp(terms), {useInnerText: true});
        await question.click();
        await expect(page.getByRole('heading', {level: 1, name: 'License'})).toBeVisible();
      },
    );

  test(
    'License: the page answers in its first screen on a phone, says of when its prices are, and links the current ones',
    {tag: '@license.page'},
    async ({page}) => {
      await visit(page, '/docs/license');
      const answers = page.locator('main li').filter({hasText: /^(Yes|For now|No), if you/});
      await expect(answers).toHaveCount(3);
      expect(await isInFirstScreen(answers.first()), JSON.stringify(await answers.first().boundingBox())).toBe(true);
      for (const said of [/These are the prices of August 2025\./, /does not use it commercially yet/, /Reporting is voluntary before Remotion 5\.0/])
        await expect(page.locator('main article')).toHaveText(said, {useInnerText: true});
      expect(await page.locator(`main a[href="${license.prices.current}"]`).count()).toBeGreaterThan(1);
    },
  );
});

test('License: where renders are compared, it is said which of them count', {tag: '@license.counted'}, async ({page}) => {
  await visit(page, '/docs/compare-ssr');
  await expect(page.getByText('renders on your own servers count like those on Lambda and Cloud Run')).toBeVisible();
});

test.describe(() => {
  test.use({javaScriptEnabled: false});

  test('Contact: where a message becomes public, that is said before the first field, with a private way beside it', {tag: '@forms.public'}, async ({page}) => {
    await page.goto('/contact/');
    const warning = page.getByText(/^What you write here becomes public/);
    const [said, field] = [(await warning.boundingBox())!, (await page.getByLabel('Subject').boundingBox())!];
    expect(said.y, 'the reader meets it first').toBeLessThan(field.y);
    await expect(page.getByRole('link', {name: 'privacy policy', exact: true})).toHaveAttribute('href', 'https://remotion.pro/privacy');
  });

  test('Catalog: who wants to be taken off is told a way that is not public', {tag: '@catalog.listing'}, async ({page}) => {
    await page.goto('/experts/');
    const way = page.getByRole('listitem').filter({hasText: 'To be taken off, or to have something corrected'});
    await expect(way).toHaveText(/this is private/, {useInnerText: true});
    await expect(way.getByRole('link')).toHaveAttribute('href', 'https://remotion.pro/privacy');
  });
});

test('Catalog: a profile keeps own projects apart from clients, and says of when it is', {tag: '@catalog.profile'}, async ({page}) => {
  await visit(page, '/experts/matthew-mcgillivray');
  const linksIn = (name: string) => page.getByRole('region', {name}).getByRole('link');
  await expect(linksIn('Projects')).toHaveText(['@remotion/cloudrun']);
  await expect(linksIn('Clients')).toHaveText(['Memento', 'Beacon Street Studios', 'Minvo']);
  await expect(page.locator('main')).toHaveText(/As of\s+November 2026, source/, {useInnerText: true});
});

test('About: team and investors stand with their date, and who has closed is not told as open', {tag: '@about.dated'}, async ({page}) => {
  await visit(page, '/about/');
  await expect(page.getByRole('region', {name: 'Team'})).toHaveText(/As of August 2025/, {useInnerText: true});
  const investors = page.getByRole('region', {name: 'Investors'});
  await expect(investors).toHaveText(/as of April 2026/, {useInnerText: true});
  await expect(investors).toHaveText(/Oxolo, until it closed on 31 August 2024/, {useInnerText: true});
  await expect(investors.getByRole('listitem')).toHaveCount(company.investors.people.length);
  await visit(page, '/docs/investors');
  await expect(page.locator('main article')).toHaveText(/241,000 CHF[\s\S]*it did not want to raise more/, {useInnerText: true});
});
