import type {Locator} from '@playwright/test';
import {axeViolations} from '../lib/axe';
import {idle} from '../lib/moments';
import {liveIn, openStage, pictureOf, stageOf, STILL} from '../lib/stage';
import {LOOKS, variantTags} from '../lib/variants';
import {expect, test, visit} from '../fixtures';

const propsOf = async (stage: Locator) =>
  JSON.parse(await stage.getByLabel('props.json', {exact: true}).innerText()) as {title: string; cards: {label: string}[]};
const labelsOf = async (stage: Locator) => (await propsOf(stage)).cards.map(({label}) => label);

test.describe(() => {
  test.use(STILL);

  test('Parameters: the form drives the picture, and its state is the JSON to render with', {tag: '@landing.parameters'}, async ({page}) => {
    const stage = await openStage(page, '/', 'week-report');
    await stage.getByLabel('Title').fill('June "25"');
    await expect(liveIn(stage).getByText('June "25"')).toBeVisible();
    await stage.getByLabel('Label of card 2').fill('Miles');
    await expect(liveIn(stage).getByText('Miles')).toBeVisible();
    const {title, cards} = await propsOf(stage);
    expect([title, cards[1]?.label]).toEqual(['June "25"', 'Miles']);
    await expect(stage.getByText('npx remotion render WeekReport --props=./props.json')).toBeVisible();
  });

  test('Parameters: cards are reordered by keys and by buttons, which is announced, and the focus stays', {tag: '@landing.parameters'}, async ({page}) => {
    const stage = await openStage(page, '/', 'week-report');
    const status = stage.getByRole('status').filter({hasText: 'is now'});
    await stage.getByRole('button', {name: 'Move Rides, 1 of 4'}).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => labelsOf(stage)).toEqual(['Kilometers', 'Meters climbed', 'Rides', 'Longest ride']);
    await expect(status).toHaveText('Rides is now 3 of 4', {useInnerText: true});
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Move Rides, 3 of 4');
    await page.keyboard.press('ArrowUp');
    await stage.getByRole('button', {name: 'Move Rides up'}).click();
    await expect.poll(async () => (await labelsOf(stage))[0]).toBe('Rides');
    const texts = await liveIn(stage).innerText();
    expect(texts.indexOf('Rides'), 'the picture follows').toBeLessThan(texts.indexOf('Kilometers'));
  });
});

for (const [index, hasTouch] of [false, true].entries()) {
  test.describe(() => {
    test.use({...STILL, hasTouch});

    test(`Parameters: a card is dragged by its handle (${hasTouch ? 'finger' : 'mouse'})`, {tag: variantTags(index, '@landing.parameters')}, async ({page}) => {
      const stage = await openStage(page, '/', 'week-report');
      const handle = stage.getByRole('button', {name: 'Move Longest ride, 4 of 4'});
      const target = stage.getByRole('button', {name: 'Move Rides, 1 of 4'});
      await handle.scrollIntoViewIfNeeded();
      // What is still on its way may move the handle.
      await idle(page);
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
      await expect.poll(() => labelsOf(stage)).toEqual(['Longest ride', 'Rides', 'Kilometers', 'Meters climbed']);
      await expect(stage.getByText('Longest ride is now 1 of 4')).toBeVisible();
    });
  });
}

test.describe(() => {
  test.use(STILL);

  test('Parameters: a card that is dragged faster than the page can follow is moved once', {tag: '@landing.parameters'}, async ({page}) => {
    const stage = await openStage(page, '/', 'week-report');
    const handle = stage.getByRole('button', {name: 'Move Longest ride, 4 of 4'});
    const heights = await Promise.all(
      ['Meters climbed, 3', 'Kilometers, 2', 'Rides, 1'].map(async (name) => (await stage.getByRole('button', {name: `Move ${name} of 4`}).boundingBox())!.y),
    );
    await handle.dispatchEvent('pointerdown');
    await page.evaluate((all) => {
      for (const y of all) window.dispatchEvent(new PointerEvent('pointermove', {clientY: y + 10}));
      window.dispatchEvent(new PointerEvent('pointerup'));
    }, heights);
    await expect.poll(() => labelsOf(stage)).toEqual(['Longest ride', 'Rides', 'Kilometers', 'Meters climbed']);
  });
});

test.describe(() => {
  test.use(STILL);

  test('Player: name and color drive the picture, and stand in the code beside it', {tag: '@landing.player'}, async ({page}) => {
    const stage = await openStage(page, '/player/', 'name-tag');
    const code = stage.locator('code').first();
    await stage.getByLabel('Name').fill("O'Neil");
    await expect(liveIn(stage).getByText("O'Neil")).toBeVisible();
    await stage.getByRole('radio', {name: 'Blue'}).check();
    await expect.poll(() => pictureOf(stage)).toContain('rgb(104, 109, 224)');
    await expect(code).toContainText("inputProps={{name: 'O\\'Neil', color: '#686de0'}}");
  });
});

test.describe(() => {
  test.use({expectedConsole: [/frame-ancestors|Framing/]});

  test('AI embed: takes messages from its host alone, and asks it to close', {tag: '@ask-ai.embed'}, async ({page}) => {
    const host = (framed: string) => page.route('**/host', (route) => route.fulfill({contentType: 'text/html', body: `<iframe src="${framed}"></iframe>`}));
    await host('/ai-embed');
    await page.goto('/host');
    await page.evaluate(() => window.addEventListener('message', (event) => document.body.append(JSON.stringify(event.data))));
    const embed = page.frameLocator('iframe');
    const field = embed.getByRole('searchbox');
    await expect(embed.locator('html[data-has-hydrated="true"]')).toBeAttached();
    const fromHost = (data: unknown) => page.evaluate((sent) => document.querySelector('iframe')?.contentWindow?.postMessage(sent, '*'), data);
    // Messages arrive in order: with this one, all before it have arrived.
    const settle = async () => {
      const root = embed.locator('html');
      await root.evaluate((html) => window.addEventListener('message', ({data}) => data === 'settled' && html.setAttribute('data-settled', 'yes')));
      await fromHost('settled');
      await expect(root).toHaveAttribute('data-settled', 'yes');
    };

    await field.evaluate(() => window.postMessage({type: 'focus'}, '*'));
    for (const junk of [null, 'focus', {type: 'else'}, {type: ['focus']}]) await fromHost(junk);
    await settle();
    await expect(field, 'what is no message of the host changes nothing').not.toBeFocused();
    await fromHost({type: 'focus'});
    await expect(field).toBeFocused();
    await field.press('Escape');
    await expect(page.getByText('{"type":"cmd-i"}')).toBeVisible();

    await host('/player/');
    await page.goto('/host');
    await expect(page.frameLocator('iframe').getByRole('heading', {name: 'Remotion Player'}), 'no other page is framed').toHaveCount(0);
  });
});

test('Home: what it tells search engines is JSON-LD about this site', {tag: '@pages.structured-data'}, async ({page}) => {
  await visit(page, '/');
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  const graph = (JSON.parse(text ?? '') as {'@graph': Record<string, unknown>[]})['@graph'];
  expect(graph.map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite', 'SoftwareApplication']);
  await visit(page, '/docs/spring');
  const all = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(all.filter((each) => each.includes('BreadcrumbList'))).toHaveLength(1);
});

for (const {colorScheme, width} of LOOKS) {
  test.describe(() => {
    test.use({...STILL, colorScheme, viewport: {width, height: 900}});

    test(`Home: axe finds nothing with everything live (${colorScheme}, ${width} px)`, {tag: ['@a11y.axe', '@slow']}, async ({page}) => {
      await openStage(page, '/', 'daylight');
      await stageOf(page, 'week-report').scrollIntoViewIfNeeded();
      await expect(liveIn(stageOf(page, 'week-report'))).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await openStage(page, '/player/', 'name-tag');
      expect(await axeViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  });
}
