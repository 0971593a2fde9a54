import fs from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {demoOn, frameOf, liveIn, scrubberOf} from '../lib/demos';
import {expect, test, visit} from '../fixtures';

const PROJECT = path.join(__dirname, '../../..');

const STILL = {reducedMotion: 'reduce'} as const;
const CLIPBOARD = {...STILL, permissions: ['clipboard-read', 'clipboard-write']};

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Opens a demo, which is paused at its poster's frame. */
async function open(page: Page, id: string, route = `/docs/${id}`): Promise<Locator> {
  await visit(page, route);
  const demo = demoOn(page, id);
  await demo.evaluate((figure) => figure.scrollIntoView({block: 'center'}));
  await page.mouse.move(300, 300);
  await expect(liveIn(demo)).toBeVisible();
  return demo;
}

test.describe(() => {
  test.use(STILL);

  test('Demo: it is as fast as the chosen speed, to the frame', {tag: '@demos.playback'}, async ({page}) => {
    const demo = await open(page, 'spring');
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    for (const [speed, frames] of Object.entries({'0.25': 5, '1': 20, '2': 40})) {
      await demo.getByRole('combobox', {name: 'Speed'}).selectOption(speed);
      await scrubberOf(demo).focus();
      await page.keyboard.press('Home');
      await demo.getByRole('button', {name: 'Play', exact: true}).click();
      await page.clock.runFor(667);
      const frame = await frameOf(demo);
      await demo.getByRole('button', {name: 'Pause'}).click();
      expect(Math.abs(frame - frames), `${speed}×: frame ${frame} after 2/3 of a second`).toBeLessThanOrEqual(1 + frames / 20);
    }
  });

  test('Demo: it plays on from the beginning, until the loop is turned off', {tag: '@demos.playback'}, async ({page}) => {
    const demo = await open(page, 'spring');
    const last = Number(await scrubberOf(demo).getAttribute('max'));
    const playFromEnd = async () => {
      await scrubberOf(demo).focus();
      await page.keyboard.press('End');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Space');
    };
    const loop = demo.getByRole('button', {name: 'Loop'});
    await expect(loop).toHaveAttribute('aria-pressed', 'true');
    await playFromEnd();
    await expect.poll(() => frameOf(demo)).toBeLessThan(last / 2);
    await expect(demo.getByRole('button', {name: 'Pause'})).toBeVisible();

    await loop.click();
    await expect(loop).toHaveAttribute('aria-pressed', 'false');
    await playFromEnd();
    await expect(scrubberOf(demo)).toHaveValue(String(last));
    await expect(demo.getByRole('button', {name: 'Play', exact: true})).toBeVisible();
    await expect(scrubberOf(demo)).toHaveValue(String(last));
  });

  test('Demo: without the loop it ends at its last frame, even where frames were dropped', {tag: '@demos.playback'}, async ({page}) => {
    const demo = await open(page, 'spring');
    await demo.getByRole('button', {name: 'Loop'}).click();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await demo.getByRole('button', {name: 'Play', exact: true}).click();
    await page.clock.runFor(200);
    await page.clock.fastForward(10_000);
    await page.clock.runFor(200);
    await expect(scrubberOf(demo)).toHaveValue((await scrubberOf(demo).getAttribute('max')) ?? '');
    await expect(demo.getByRole('button', {name: 'Play', exact: true})).toBeVisible();
  });

  test('Demo: full screen shows the picture with its controls, larger, and is left again', {tag: '@demos.full-screen'}, async ({page}) => {
    const demo = await open(page, 'spring');
    const width = async () => (await liveIn(demo).boundingBox())?.width ?? 0;
    const before = await width();
    await demo.getByRole('button', {name: 'Full screen'}).click();
    const leave = demo.getByRole('button', {name: 'Leave full screen'});
    await expect(leave).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement?.getAttribute('data-demo') === 'spring')).toBeTruthy();
    await expect.poll(() => width()).toBeGreaterThan(before);
    await expect(demo.getByLabel('Damping')).toBeVisible();
    await leave.click();
    await expect(demo.getByRole('button', {name: 'Full screen'})).toBeVisible();
    // The button changes with the event; the browser lays the page out again a moment later.
    await expect.poll(width).toBe(before);
  });
});

test.describe(() => {
  test.use(CLIPBOARD);

  test('Demo: the code is copied as it stands in the file, with the changed values in it', {tag: '@demos.copy'}, async ({page}) => {
    const demo = await open(page, 'spring');
    await demo.getByLabel('Damping').focus();
    await page.keyboard.press('End');
    await demo.getByRole('button', {name: 'Code', exact: true}).click();
    await demo.getByRole('button', {name: 'Copy code'}).click();
    await expect(demo.getByText('Copied')).toBeVisible();
    const file = fs.readFileSync(path.join(PROJECT, 'demos/spring/Spring.tsx'), 'utf8').trimEnd();
    const most = await demo.getByLabel('Damping').inputValue();
    const expected = file.replace(/damping = [\d.]+/, `damping = ${most}`);
    expect(expected).not.toBe(file);
    expect((await copied(page)).trimEnd()).toBe(expected);
  });

  test(
    'Demo: a copied link brings frame and values back, and Reset brings back those of the file',
    {tag: ['@demos.link', '@demos.controls']},
    async ({page, origin}) => {
      let demo = await open(page, 'spring');
      const stiffness = await demo.getByLabel('Stiffness').inputValue();
      await scrubberOf(demo).fill('33');
      await demo.getByLabel('Stiffness').focus();
      await page.keyboard.press('Home');
      const least = await demo.getByLabel('Stiffness').inputValue();
      expect(least).not.toBe(stiffness);
      await demo.getByRole('button', {name: 'Copy link to this state'}).click();
      await expect(demo.getByText('Copied')).toBeVisible();
      const link = await copied(page);
      expect(link).toBe(`${origin}/docs/spring?demo=spring&frame=33&stiffness=${least}`);

      await visit(page, '/docs/sequence');
      await visit(page, link);
      demo = demoOn(page, 'spring');
      await expect(liveIn(demo)).toBeVisible();
      expect([await frameOf(demo), await demo.getByLabel('Stiffness').inputValue()]).toEqual([33, least]);
      await demo.getByRole('button', {name: 'Reset'}).click();
      expect([await frameOf(demo), await demo.getByLabel('Stiffness').inputValue()]).toEqual([0, stiffness]);
    },
  );

  test('Demo: the way into a project names its packages, its file, its composition and its commands', {tag: '@demos.copy'}, async ({page}) => {
    const demo = await open(page, 'noise-field', '/docs/noise-visualization');
    await demo.getByRole('button', {name: 'Use it in a project'}).click();
    const samples = demo.locator('ol figure');
    await expect(samples).toHaveCount(3);
    const texts = [];
    for (const sample of await samples.all()) {
      await sample.getByRole('button', {name: 'Copy code'}).click();
      await expect(sample.getByText('Copied')).toBeVisible();
      texts.push((await copied(page)).trimEnd());
    }
    const [setup, root, run] = texts;
    expect(setup).toBe('npx create-video@latest --blank my-video\ncd my-video\nnpm i\nnpm i --save-exact @remotion/noise@4.0.332');
    expect(root ?? '').toMatch(/import \{NoiseField\} from '\.\/NoiseField';[^]*id="noise-field"[^]*durationInFrames=\{\d+\}/);
    expect(run).toBe('npx remotion studio\nnpx remotion render noise-field');
    await expect(demo.getByText('src/NoiseField.tsx')).toBeVisible();
  });
});

test('Demo: an address opens it at its frame with its values, and follows the reader', {tag: '@demos.link'}, async ({page}) => {
  await visit(page, '/docs/spring?demo=spring&frame=20&damping=30&mass=99');
  const demo = demoOn(page, 'spring');
  await expect(liveIn(demo)).toBeVisible();
  await expect(scrubberOf(demo)).toHaveValue(String(20));
  expect([await demo.getByLabel('Damping').inputValue(), await demo.getByLabel('Mass').inputValue()]).toEqual(['30', '1']);
  await demo.getByLabel('Mass').focus();
  await page.keyboard.press('End');
  await page.waitForURL('**/docs/spring?demo=spring&frame=20&damping=30&mass=5');
  await demo.getByRole('button', {name: 'Reset'}).click();
  await page.waitForURL((url) => url.search === '');
});

/** The state of each sound of a page that has a file. */
const sounds = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('audio')]
      .filter((audio) => audio.src.endsWith('.mp3'))
      .map(({src, muted, paused, currentTime}) => ({file: new URL(src).pathname, muted, paused, currentTime})),
  );

test('Demo: a sound plays along without being heard, until the reader turns it on', {tag: '@demos.sound'}, async ({page}) => {
  await visit(page, '/docs/audio/volume');
  const demo = demoOn(page, 'volume-curve');
  await demo.getByRole('button', {name: /^Play/}).click();
  await expect(liveIn(demo)).toBeVisible();
  await page.waitForFunction(() => [...document.querySelectorAll('audio')].some(({currentTime}) => currentTime > 0.2));
  const [silent, ...others] = await sounds(page);
  expect([silent?.file, silent?.muted, silent?.paused, others]).toEqual(['/demos/volume-curve/strings.mp3', true, false, []]);

  const sound = demo.getByRole('button', {name: 'Sound'});
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  await sound.click();
  await expect(demo.locator('[aria-label="Sound"][aria-pressed="true"]')).toBeVisible();
  const [heard] = await sounds(page);
  expect([heard?.muted, heard?.paused]).toEqual([false, false]);
  await demo.getByRole('button', {name: 'Pause'}).click();
  expect((await sounds(page))[0]?.paused).toBe(true);
  await sound.click();
  await expect(demo.locator('[aria-label="Sound"][aria-pressed="false"]')).toBeVisible();

  await demo.getByRole('button', {name: 'Use it in a project'}).click();
  const file = demo.getByRole('link', {name: 'strings.mp3'});
  expect((await page.request.get((await file.getAttribute('href')) ?? '')).headers()['content-type']).toBe('audio/mpeg');
});

test('Demo: a sound that opens by itself complains of nothing', {tag: '@demos.sound'}, async ({page}) => {
  await visit(page, '/docs/audio/volume');
  const demo = demoOn(page, 'volume-curve');
  await demo.scrollIntoViewIfNeeded();
  await page.mouse.move(300, 300);
  await expect(demo.getByRole('button', {name: 'Pause'})).toBeVisible();
  await expect.poll(() => frameOf(demo)).toBeGreaterThan(2);
});
