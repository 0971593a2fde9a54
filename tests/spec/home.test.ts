import assert from 'node:assert/strict';
import type {Locator, Page} from 'playwright-core';
import {axeViolations} from '../lib/axe';
import {site, visit} from '../lib/site';

const built = site();
const STILL = {reducedMotion: 'reduce'} as const;

const stageOf = (page: Page, id: string) => page.locator(`[data-live="${id}"]`);
const liveIn = (stage: Locator) => stage.locator('[data-painted="true"]');
const scrubberOf = (stage: Locator) => stage.getByRole('slider', {name: 'Frame', exact: true});
const litLines = (stage: Locator) => stage.locator('[data-lit="true"]').allInnerTexts();
const litNames = async (stage: Locator) => (await litLines(stage)).map((line) => /const (\w+)/.exec(line)?.[1]);
const pictureOf = (stage: Locator) => liveIn(stage).evaluate((element) => element.innerHTML);

/** Opens a page and its live part, which stands still at its poster's frame. */
async function open(page: Page, route: string, id: string): Promise<Locator> {
  await visit(page, route);
  const stage = stageOf(page, id);
  await stage.scrollIntoViewIfNeeded();
  await page.mouse.move(300, 300);
  await liveIn(stage).waitFor();
  return stage;
}

for (const route of ['/', '/player/']) {
  built.test(`§2 Hero on ${route}: the lines that act at a frame are lit, and the bars of the timeline with them`, STILL, async (page) => {
    const stage = await open(page, route, 'daylight');
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
  const stage = await open(page, '/', 'daylight');
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
  const stage = await open(page, '/', 'daylight');
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

const propsOf = async (stage: Locator) =>
  JSON.parse(await stage.getByLabel('props.json', {exact: true}).innerText()) as {title: string; cards: {label: string}[]};
const labelsOf = async (stage: Locator) => (await propsOf(stage)).cards.map(({label}) => label);

built.test('§2 Parameters: the form drives the picture, and its state is the JSON to render with', STILL, async (page) => {
  const stage = await open(page, '/', 'week-report');
  await stage.getByLabel('Title').fill('June "25"');
  await liveIn(stage).getByText('June "25"').waitFor();
  await stage.getByLabel('Label of card 2').fill('Miles');
  await liveIn(stage).getByText('Miles').waitFor();
  const {title, cards} = await propsOf(stage);
  assert.deepEqual([title, cards[1]?.label], ['June "25"', 'Miles']);
  await stage.getByText('npx remotion render WeekReport --props=./props.json').waitFor();
});

built.test('§2 Parameters: cards are reordered by keys and by buttons, which is announced, and the focus stays', STILL, async (page) => {
  const stage = await open(page, '/', 'week-report');
  const status = stage.getByRole('status').filter({hasText: 'is now'});
  await stage.getByRole('button', {name: 'Move Rides, 1 of 4'}).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  assert.deepEqual(await labelsOf(stage), ['Kilometres', 'Metres climbed', 'Rides', 'Longest ride']);
  assert.equal(await status.innerText(), 'Rides is now 3 of 4');
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('aria-label')), 'Move Rides, 3 of 4');
  await page.keyboard.press('ArrowUp');
  await stage.getByRole('button', {name: 'Move Rides up'}).click();
  assert.deepEqual((await labelsOf(stage))[0], 'Rides');
  const texts = await liveIn(stage).innerText();
  assert.ok(texts.indexOf('Rides') < texts.indexOf('Kilometres'), 'the picture follows');
});

for (const hasTouch of [false, true]) {
  built.test(`§2 Parameters: a card is dragged by its handle (${hasTouch ? 'finger' : 'mouse'})`, {...STILL, hasTouch}, async (page) => {
    const stage = await open(page, '/', 'week-report');
    const handle = stage.getByRole('button', {name: 'Move Longest ride, 4 of 4'});
    const target = stage.getByRole('button', {name: 'Move Rides, 1 of 4'});
    await handle.scrollIntoViewIfNeeded();
    const [from, to] = [(await handle.boundingBox())!, (await target.boundingBox())!];
    const [x, start, end] = [from.x + from.width / 2, from.y + from.height / 2, to.y + to.height / 2];
    if (hasTouch) {
      const client = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
        client.send('Input.dispatchTouchEvent', {type, touchPoints: y === undefined ? [] : [{x, y}]});
      await touch('touchStart', start);
      for (const share of [0.2, 0.4, 0.6, 0.8, 1]) await touch('touchMove', start + (end - start) * share);
      await touch('touchEnd');
    } else {
      await page.mouse.move(x, start);
      await page.mouse.down();
      await page.mouse.move(x, end, {steps: 8});
      await page.mouse.up();
    }
    await page.waitForFunction(() => document.querySelector('[data-live="week-report"] li button')?.getAttribute('aria-label')?.startsWith('Move Longest'));
    assert.deepEqual(await labelsOf(stage), ['Longest ride', 'Rides', 'Kilometres', 'Metres climbed']);
    await stage.getByText('Longest ride is now 1 of 4').waitFor();
  });
}

built.test('§2 Player: name and color drive the picture, and stand in the code beside it', STILL, async (page) => {
  const stage = await open(page, '/player/', 'name-tag');
  const code = stage.locator('code').first();
  await stage.getByLabel('Name').fill("O'Neil");
  await liveIn(stage).getByText("O'Neil").waitFor();
  await stage.getByRole('radio', {name: 'Blue'}).check();
  await page.waitForFunction((element) => element?.innerHTML.includes('rgb(104, 109, 224)'), await liveIn(stage).elementHandle());
  assert.ok((await code.innerText()).includes("inputProps={{name: 'O\\'Neil', color: '#686de0'}}"));
});

built.test('§2 AI embed: takes messages from its host alone, and asks it to close', {expectedConsole: [/frame-ancestors|Framing/]}, async (page) => {
  const host = (framed: string) => page.route('**/host', (route) => route.fulfill({contentType: 'text/html', body: `<iframe src="${framed}"></iframe>`}));
  await host('/ai-embed');
  await page.goto('/host');
  await page.evaluate(() => window.addEventListener('message', (event) => document.body.append(JSON.stringify(event.data))));
  const embed = page.frameLocator('iframe');
  const field = embed.getByRole('searchbox');
  await embed.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  const isFocused = () => field.evaluate((element) => element === document.activeElement);
  const fromHost = (data: unknown) => page.evaluate((sent) => document.querySelector('iframe')?.contentWindow?.postMessage(sent, '*'), data);
  const settle = () => page.waitForTimeout(150);

  await field.evaluate(() => window.postMessage({type: 'focus'}, '*'));
  for (const junk of [null, 'focus', {type: 'else'}, {type: ['focus']}]) await fromHost(junk);
  await settle();
  assert.equal(await isFocused(), false, 'what is no message of the host changes nothing');
  await fromHost({type: 'focus'});
  await settle();
  assert.equal(await isFocused(), true);
  await field.press('Escape');
  await page.getByText('{"type":"cmd-i"}').waitFor();

  await host('/player/');
  await page.goto('/host');
  assert.equal(await page.frameLocator('iframe').getByRole('heading', {name: 'Remotion Player'}).count(), 0, 'no other page is framed');
});

built.test('§2 Home: what it tells search engines is JSON-LD about this site', {}, async (page) => {
  await visit(page, '/');
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  const graph = (JSON.parse(text ?? '') as {'@graph': Record<string, unknown>[]})['@graph'];
  assert.deepEqual(
    graph.map((thing) => thing['@type']),
    ['Organization', 'WebSite', 'SoftwareApplication'],
  );
  await visit(page, '/docs/spring');
  assert.match((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '', /BreadcrumbList/);
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1440, 390]) {
    built.test(
      `§2 Home: axe finds nothing with everything live (${colorScheme}, ${width} px)`,
      {...STILL, colorScheme, viewport: {width, height: 900}},
      async (page) => {
        await open(page, '/', 'daylight');
        await stageOf(page, 'week-report').scrollIntoViewIfNeeded();
        await liveIn(stageOf(page, 'week-report')).waitFor();
        assert.deepEqual(await axeViolations(page), []);
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
        await open(page, '/player/', 'name-tag');
        assert.deepEqual(await axeViolations(page), []);
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
      },
    );
  }
}
