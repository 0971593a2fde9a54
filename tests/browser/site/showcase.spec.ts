import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {axeViolations} from '../lib/axe';
import {LOOKS} from '../lib/variants';
import {expect, test, visit} from '../fixtures';

test.use({prefetches: true});

const FOLDER = path.join(__dirname, '../../../data/showcase');
const entries = fs
  .readdirSync(FOLDER)
  .map((file) => parse(fs.readFileSync(path.join(FOLDER, file), 'utf8')) as Record<'slug' | 'title' | 'description' | 'video', string>);
const YOUTUBE = /^https:\/\/(www\.)?youtu(be\.com|\.be)\//;

test.use({thirdParties: {'https://www.youtube-nocookie.com/': ''}});

test('Showcase: a video on YouTube plays in its place, and nothing is requested from there before', {tag: '@catalog.showcase'}, async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await visit(page, '/showcase/');
  const playable = entries.filter(({video}) => YOUTUBE.test(video ?? ''));
  expect(playable.length).toBe(5);
  await expect(page.getByRole('button', {name: /^Play from YouTube: /})).toHaveCount(playable.length);
  await expect(page.locator('iframe')).toHaveCount(0);

  await page.locator('#relay-app').getByRole('button').click();
  await expect(page.locator('#relay-app iframe')).toHaveAttribute('src', /\/embed\/videoseries\?list=[\w-]+&autoplay=1$/);

  const card = page.locator('#electricity-maps');
  const play = card.getByRole('button', {name: /^Play from YouTube: Electricity Maps/});
  await play.press('Enter');
  await expect(card.locator('iframe')).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/5m48kkhak-M?autoplay=1');
  const list = await page.locator('main ul', {has: card}).last().boundingBox();
  expect((await card.boundingBox())?.width, 'it takes the whole row').toBe(list?.width);
  const close = card.getByRole('button', {name: 'Close the video'});
  await expect(close).toBeFocused();
  await close.press('Enter');
  await expect(card.locator('iframe')).toHaveCount(0);
  await expect(play).toBeFocused();

  expect(asked.filter((url) => /youtube\.com|ytimg/.test(url))).toEqual([]);
});

test('Showcase: every entry says in a line what it is, and what has no picture says so', {tag: '@catalog.showcase'}, async ({page}) => {
  await visit(page, '/showcase/');
  for (const {slug, title, description, video} of entries) {
    const card = page.locator(`[id="${slug}"]`);
    await expect(card.getByText(description, {exact: true}), title).toBeVisible();
    if (!YOUTUBE.test(video ?? '')) await expect(card.getByText(video ? 'The video is on X' : 'No video on record', {exact: true}), title).toBeVisible();
  }
  await expect(page.locator('main ul > li img')).toHaveCount(0);
});

for (const {colorScheme, width} of LOOKS.slice(0, 2))
  test.describe(() => {
    test.use({colorScheme, viewport: {width, height: 900}, reducedMotion: 'reduce'});

    for (const address of ['/showcase/', '/experts/', '/experts/karel-nagel', '/about/'])
      test(`Showcase: axe finds nothing on ${address} (${colorScheme}, ${width} px)`, {tag: ['@a11y.axe', '@slow']}, async ({page}) => {
        await visit(page, address);
        expect(await axeViolations(page)).toEqual([]);
      });
  });
