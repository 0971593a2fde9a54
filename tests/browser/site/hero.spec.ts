import {frameOf, litNames, liveIn, openStage, pictureOf, scrubberOf, stageOf, STILL} from '../lib/stage';
import {frames, idle} from '../lib/moments';
import {expect, test, visit} from '../fixtures';

test.use({prefetches: true});

for (const route of ['/', '/player/']) {
  test.describe(() => {
    test.use(STILL);

    test(`Hero on ${route}: the lines that act at a frame are lit, and the bars of the timeline with them`, {tag: '@landing.hero'}, async ({page}) => {
      const stage = await openStage(page, route, 'daylight');
      const scrubber = scrubberOf(stage);
      await scrubber.focus();
      for (const [frame, names] of [
        [0, ['title']],
        [20, ['title', 'grow']],
        [54, ['grow', 'bend']],
        [70, ['bend']],
        [140, ['today']],
        [182, []],
      ] as const) {
        await scrubber.fill(String(frame));
        await expect.poll(() => litNames(stage), `frame ${frame}`).toEqual(names);
        await expect(stage.locator('[data-acts="true"]')).toHaveText([...names], {useInnerText: true});
      }
      await page.keyboard.press('Home');
      await page.keyboard.press('PageUp');
      await expect(scrubber).toHaveAttribute('aria-valuetext', 'frame 30 of 240, 1.0 seconds, grow acts');
    });
  });
}

for (const width of [320, 390, 1440]) {
  test.describe(() => {
    test.use({...STILL, viewport: {width, height: 900}});

    test(`Hero: the bars of the timeline have whole names or none, at ${width} px`, {tag: '@landing.hero'}, async ({page}) => {
      await visit(page, '/');
      await page.evaluate(() => document.fonts.ready);
      const bars = await stageOf(page, 'daylight')
        .locator('[data-acts]')
        .evaluateAll((elements) =>
          elements.map((bar) => {
            const box = bar.getBoundingClientRect();
            const text = document.createRange();
            text.selectNodeContents(bar.lastChild!);
            const name = text.getBoundingClientRect();
            return {name: bar.textContent, isOut: name.top >= box.bottom, isWhole: name.right <= box.right && name.bottom <= box.bottom};
          }),
        );
      expect(bars.length).toBeGreaterThanOrEqual(8);
      for (const {name, isOut, isWhole} of bars) expect(isOut || isWhole, `${name} is cut`).toBeTruthy();
      // The bar of the title is too short for its name at 320 pixels.
      if (width < 390) return;
      expect([...new Set(bars.filter(({isWhole}) => isWhole).map(({name}) => name))].sort()).toEqual(['bend', 'grow', 'title', 'today']);
    });
  });
}

test.describe(() => {
  test.use(STILL);

  test('Hero: each value in the margin changes the picture at once, and stands in the code', {tag: ['@landing.hero', '@slow']}, async ({page}) => {
    const stage = await openStage(page, '/', 'daylight');
    const code = stage.locator('code').first();
    let before = await pictureOf(stage);
    const expectChange = async (text: string) => {
      await expect.poll(() => pictureOf(stage)).not.toBe(before);
      before = await pictureOf(stage);
      await expect(code, text).toContainText(text);
    };
    await stage.getByRole('textbox', {name: 'City'}).fill("Val d'Or");
    await expectChange("city = 'Val d\\'Or',");
    await stage.getByRole('slider', {name: 'Latitude'}).focus();
    await page.keyboard.press('ArrowRight');
    await expectChange('latitude = 48,');
    await stage.getByRole('slider', {name: 'Rays'}).focus();
    await page.keyboard.press('End');
    await expectChange('rays = 180,');
    await stage.getByLabel('Color').fill('#6cc793');
    await expectChange("color = '#6cc793',");

    const number = stage.locator('mark', {hasText: '48'});
    const {x, y, width, height} = (await number.boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width / 2 - 100, y + height / 2, {steps: 4});
    await page.mouse.up();
    await expectChange('latitude = -2,');
    await expect(stage.locator('mark.changed')).toHaveCount(4);
    await stage.getByRole('button', {name: 'Reset values'}).click();
    await expectChange("city = 'Zürich',");
  });
});

test('Hero: until the reader uses the page it is a poster and its code; then it plays, and pauses', {tag: '@landing.hero'}, async ({page}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await visit(page, '/');
  const stage = stageOf(page, 'daylight');
  await idle(page);
  await expect(stage).toHaveAttribute('data-stage', 'poster');
  expect(requests.filter((url) => /\/assets\/js\/demo-/.test(url))).toEqual([]);
  expect(await stage.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect.poll(() => litNames(stage)).toEqual(['today']);
  const height = (await stage.boundingBox())?.height;

  await stage.getByRole('button', {name: 'Play'}).click();
  await expect(liveIn(stage)).toBeVisible();
  await expect.poll(() => frameOf(stage)).toBeGreaterThan(2);
  expect((await stage.boundingBox())?.height, 'opening it moves nothing').toBe(height);
  await stage.getByRole('button', {name: 'Pause'}).click();
  await expect(stage.getByRole('button', {name: 'Play'})).toBeVisible();
});

test.describe(() => {
  test.use(STILL);

  test('Hero: with reduced motion it stands still', {tag: '@landing.hero'}, async ({page}) => {
    const stage = await openStage(page, '/', 'daylight');
    const frame = await scrubberOf(stage).inputValue();
    await frames(page, 30);
    await expect(scrubberOf(stage)).toHaveValue(frame);
  });
});

test.describe(() => {
  test.use({javaScriptEnabled: false});

  test('Hero: without scripts, the code and the poster are there', {tag: '@landing.hero'}, async ({page}) => {
    await page.goto('/');
    const stage = stageOf(page, 'daylight');
    await expect(stage.locator('img')).toHaveAttribute('alt', /^The days of a year/);
    await expect(stage.locator('code').first()).toHaveText(/const bend = interpolate\(frame/);
  });
});
