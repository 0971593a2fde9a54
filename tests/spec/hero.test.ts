import assert from 'node:assert/strict';
import {site, visit} from '../lib/site';
import {litNames, liveIn, openStage, pictureOf, scrubberOf, stageOf, STILL} from '../lib/stage';

const built = site();

for (const route of ['/', '/player/']) {
  built.test(`§2 Hero on ${route}: the lines that act at a frame are lit, and the bars of the timeline with them`, STILL, async (page) => {
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
      assert.deepEqual(await litNames(stage), names, `frame ${frame}`);
      const bars = await stage.locator('[data-acts="true"]').allInnerTexts();
      assert.deepEqual(bars, names);
    }
    await page.keyboard.press('Home');
    await page.keyboard.press('PageUp');
    assert.equal(await scrubber.getAttribute('aria-valuetext'), 'frame 30 of 240, 1.0 seconds, grow acts');
  });
}

for (const width of [320, 390, 1440]) {
  built.test(`§2 Hero: the bars of the timeline have whole names or none, at ${width} px`, {...STILL, viewport: {width, height: 900}}, async (page) => {
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
    assert.ok(bars.length >= 8);
    for (const {name, isOut, isWhole} of bars) assert.ok(isOut || isWhole, `${name} is cut`);
    // The bar of the title is too short for its name at 320 pixels.
    if (width < 390) return;
    assert.deepEqual([...new Set(bars.filter(({isWhole}) => isWhole).map(({name}) => name))].sort(), ['bend', 'grow', 'title', 'today']);
  });
}

built.test('§2 Hero: each value in the margin changes the picture at once, and stands in the code', STILL, async (page) => {
  const stage = await openStage(page, '/', 'daylight');
  const code = stage.locator('code').first();
  let before = await pictureOf(stage);
  const expectChange = async (text: string) => {
    await page.waitForFunction(([element, html]) => element?.innerHTML !== html, [await liveIn(stage).elementHandle(), before] as const);
    before = await pictureOf(stage);
    assert.ok((await code.innerText()).includes(text), text);
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
  assert.equal(await stage.locator('mark.changed').count(), 4);
  await stage.getByRole('button', {name: 'Reset values'}).click();
  await expectChange("city = 'Zürich',");
});

built.test('§2 Hero: until the reader uses the page it is a poster and its code; then it plays, and pauses', {}, async (page) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await visit(page, '/');
  const stage = stageOf(page, 'daylight');
  await page.waitForTimeout(700);
  assert.equal(await stage.getAttribute('data-stage'), 'poster');
  assert.deepEqual(
    requests.filter((url) => /\/assets\/js\/demo-/.test(url)),
    [],
  );
  assert.ok((await stage.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)) > 0);
  assert.deepEqual(await litNames(stage), ['today']);
  const height = (await stage.boundingBox())?.height;

  await stage.getByRole('button', {name: 'Play'}).click();
  await liveIn(stage).waitFor();
  await page.waitForFunction((input) => Number((input as HTMLInputElement | null)?.value) > 2, await scrubberOf(stage).elementHandle());
  assert.equal((await stage.boundingBox())?.height, height, 'opening it moves nothing');
  await stage.getByRole('button', {name: 'Pause'}).click();
  await stage.getByRole('button', {name: 'Play'}).waitFor();
});

built.test('§2 Hero: with reduced motion it stands still', STILL, async (page) => {
  const stage = await openStage(page, '/', 'daylight');
  const frame = await scrubberOf(stage).inputValue();
  await page.waitForTimeout(400);
  assert.equal(await scrubberOf(stage).inputValue(), frame);
});

built.test('§2 Hero: without scripts, the code and the poster are there', {javaScriptEnabled: false}, async (page) => {
  await page.goto('/');
  const stage = stageOf(page, 'daylight');
  assert.match((await stage.locator('img').getAttribute('alt')) ?? '', /^The days of a year/);
  assert.match((await stage.locator('code').first().textContent()) ?? '', /const bend = interpolate\(frame/);
});
