import assert from 'node:assert/strict';
import type {Locator} from '@playwright/test';
import {axeViolations} from '../lib/axe';
import {site, visit} from '../lib/site';
import {liveIn, openStage, stageOf, STILL} from '../lib/stage';

const built = site();

const propsOf = async (stage: Locator) =>
  JSON.parse(await stage.getByLabel('props.json', {exact: true}).innerText()) as {title: string; cards: {label: string}[]};
const labelsOf = async (stage: Locator) => (await propsOf(stage)).cards.map(({label}) => label);

built.test('§2 Parameters: the form drives the picture, and its state is the JSON to render with', STILL, async (page) => {
  const stage = await openStage(page, '/', 'week-report');
  await stage.getByLabel('Title').fill('June "25"');
  await liveIn(stage).getByText('June "25"').waitFor();
  await stage.getByLabel('Label of card 2').fill('Miles');
  await liveIn(stage).getByText('Miles').waitFor();
  const {title, cards} = await propsOf(stage);
  assert.deepEqual([title, cards[1]?.label], ['June "25"', 'Miles']);
  await stage.getByText('npx remotion render WeekReport --props=./props.json').waitFor();
});

built.test('§2 Parameters: cards are reordered by keys and by buttons, which is announced, and the focus stays', STILL, async (page) => {
  const stage = await openStage(page, '/', 'week-report');
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
    const stage = await openStage(page, '/', 'week-report');
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
  const stage = await openStage(page, '/player/', 'name-tag');
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
        await openStage(page, '/', 'daylight');
        await stageOf(page, 'week-report').scrollIntoViewIfNeeded();
        await liveIn(stageOf(page, 'week-report')).waitFor();
        assert.deepEqual(await axeViolations(page), []);
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
        await openStage(page, '/player/', 'name-tag');
        assert.deepEqual(await axeViolations(page), []);
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
      },
    );
  }
}
