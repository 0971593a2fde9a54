import path from 'node:path';
import {readCorpus} from '../../../core/corpus/corpus';
import {withoutSlash} from '../../../core/corpus/routes';
import {readDemoMeta} from '../../../core/demos/read';
import {demoUses} from '../../../core/demos/uses';
import {axeViolations} from '../lib/axe';
import {frames, idle} from '../lib/moments';
import {todays} from '../lib/todays';
import {demoOn, demosIn, frameOf, liveIn, looksLikePoster, openDemo, scrubberOf, tryDemo, VARIANTS} from '../lib/demos';
import {expect, test, visit} from '../fixtures';

const PROJECT = path.join(__dirname, '../../..');

const PLAYER = /\/assets\/js\/demo-/;
const shown = demosIn('build');

test.describe.configure({mode: 'parallel'});

test('Demo: the pages show the demos that their sources name, and no others', {tag: ['@demos.pages', '@slow']}, () => {
  const named = demoUses(readCorpus(PROJECT)).map(({id, route}) => `${id} on ${withoutSlash(route)}`);
  const standing = shown.map(({id, route}) => `${id} on ${route}`);
  expect(named.length).toBeGreaterThan(60);
  expect(standing.sort()).toEqual(named.sort());
});

for (const [index, {id, route}] of todays([...shown.entries()], ([, demo]) => demo.route)) {
  const variant = VARIANTS[index % VARIANTS.length]!;
  const look = `${variant.colorScheme}, ${variant.viewport.width} px`;
  const isFirst = shown.findIndex((other) => other.id === id) === index;
  test.describe(() => {
    test.use({...variant, loadsAhead: false});

    if (isFirst)
      test(
        `Demo ${id} on ${route}: plays, steps, changes, pauses (${look})`,
        {tag: ['@demos.playback', '@demos.controls', '@demos.look', '@slow']},
        async ({tab}) => {
          await tryDemo(tab, {id, route}, index);
        },
      );
    else
      test(`Demo ${id} on ${route}: opens there as well (${look})`, {tag: '@demos.pages'}, async ({tab}) => {
        await openDemo(tab, {id, route});
      });
  });
}

test(
  'Demo: nothing of it is loaded before the reader uses the page; then it opens by itself and plays',
  {tag: ['@demos.loading', '@demos.playback']},
  async ({page}) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await visit(page, '/docs/spring');
    await demoOn(page, 'spring').evaluate((element) => element.scrollIntoView({block: 'center'}));
    await idle(page);
    expect(requests.filter((url) => PLAYER.test(url))).toEqual([]);
    await page.mouse.move(300, 300);
    await expect(liveIn(demoOn(page, 'spring'))).toBeVisible();
    await expect(demoOn(page, 'spring').getByRole('button', {name: 'Pause'})).toBeVisible();
    expect(requests.some((url) => PLAYER.test(url))).toBeTruthy();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(demoOn(page, 'spring').getByRole('button', {name: 'Play'})).toBeVisible();
  },
);

test.describe(() => {
  test.use({reducedMotion: 'reduce'});

  test('Demo: live, it looks as on its poster', {tag: '@demos.look'}, async ({page}) => {
    // Its squares have padding, so their size tells how boxes are measured.
    const {demo} = await openDemo(page, {id: 'transforms', route: '/docs/transforms'});
    await demo.getByRole('button', {name: 'Pause'}).click();
    await scrubberOf(demo).fill(String((await readDemoMeta(PROJECT, 'transforms'))?.poster));
    await looksLikePoster(page, demo);
  });

  test('Demo: with reduced motion it opens, and stands still', {tag: '@demos.reduced-motion'}, async ({page}) => {
    await visit(page, '/docs/spring');
    const demo = demoOn(page, 'spring');
    await demo.scrollIntoViewIfNeeded();
    await page.mouse.move(300, 300);
    await expect(liveIn(demo)).toBeVisible();
    const frame = await frameOf(demo);
    await frames(page, 30);
    expect(await frameOf(demo)).toBe(frame);
  });

  test('Demo: with reduced motion, six of them on a page are opened and none plays', {tag: '@demos.reduced-motion'}, async ({page}) => {
    await visit(page, '/docs/transforms');
    const demos = await page.locator('[data-demo]').all();
    expect(demos.length).toBe(6);
    for (const demo of demos) {
      await demo.evaluate((figure) => figure.scrollIntoView({block: 'center'}));
      await page.mouse.move(300, 300);
      await expect(liveIn(demo)).toBeVisible();
      await expect(demo.getByRole('button', {name: 'Play', exact: true})).toBeVisible();
    }
    await expect(page.getByRole('button', {name: 'Pause'})).toHaveCount(0);
  });
});

for (const [name, connection] of Object.entries({'2g': {effectiveType: '2g', saveData: false}, 'data saver': {effectiveType: '4g', saveData: true}})) {
  test(`Demo: on ${name} it is loaded by a press only`, {tag: '@demos.loading'}, async ({page}) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', {value}), connection);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await visit(page, '/docs/spring?demo=spring&frame=20');
    const demo = demoOn(page, 'spring');
    await page.mouse.move(300, 300);
    // The move would have asked for the demo, before the browser has nothing to do.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(demo).toHaveAttribute('data-stage', 'poster');
    expect(asked.some((url) => PLAYER.test(url))).toBeFalsy();
    await demo.getByRole('img').first().click();
    await expect(liveIn(demo)).toBeVisible();
  });
}

test.describe(() => {
  test.use({javaScriptEnabled: false});

  test('Demo: without scripts it is a picture with its words and its values', {tag: '@demos.no-scripts'}, async ({page}) => {
    await page.goto('/docs/spring');
    const poster = demoOn(page, 'spring').getByRole('img');
    await poster.scrollIntoViewIfNeeded();
    await expect(poster).toHaveAttribute('alt', /^A square jumps up/);
    await expect(demoOn(page, 'spring')).toHaveText(/spring\(\) and its parameters.*Damping ?10/);
  });
});

test.describe(() => {
  test.use({expectedConsole: [/broken on purpose|error occurred/]});

  test('Demo: an error inside shows its own panel, from which it comes back', {tag: '@demos.failure'}, async ({page}) => {
    await page.route('**/assets/js/demo-*.js', async (route) => {
      const response = await route.fetch();
      const thrown = '(()=>{if(!window.mended)throw new Error("broken on purpose");return "Mended"})()';
      await route.fulfill({response, body: (await response.text()).replace('"Mission specialist"', thrown)});
    });
    await visit(page, '/docs/animating-properties');
    const demo = demoOn(page, 'fade');
    await demo.getByRole('button', {name: /^Play/}).click();
    await expect(demo.getByRole('alert').getByText('broken on purpose')).toBeVisible();
    await expect(page.getByRole('heading', {level: 1, name: 'Animating properties'})).toBeVisible();
    await page.evaluate(() => Object.assign(window, {mended: true}));
    await demo.getByRole('button', {name: 'Reset this demo'}).click();
    await expect(demo.getByText('Mended')).toBeVisible();
  });
});

test.describe(() => {
  test.use({expectedConsole: [/ERR_FAILED/]});

  test('Demo: a part that does not arrive can be asked for again', {tag: '@demos.failure'}, async ({page}) => {
    await page.route('**/assets/js/demo-*.js*', (route) => route.abort());
    await visit(page, '/docs/spring');
    const demo = demoOn(page, 'spring');
    await demo.getByRole('button', {name: /^Play/}).click();
    const retry = demo.getByRole('button', {name: 'Retry'});
    await expect(retry).toBeVisible();
    await page.unrouteAll({behavior: 'ignoreErrors'});
    await retry.click();
    await expect(liveIn(demo)).toBeVisible();
  });
});

const OPEN = [
  ['spring', '/docs/spring', VARIANTS[0]],
  ['title-card', '/docs/passing-props', VARIANTS[1]],
  ['interpolate-curve', '/docs/interpolate', VARIANTS[2]],
] as const;

for (const [id, route, variant] of OPEN) {
  test.describe(() => {
    test.use({...variant, reducedMotion: 'reduce'});

    test(`Demo: axe finds nothing with ${id} open (${variant.colorScheme})`, {tag: ['@a11y.axe', '@slow']}, async ({page}) => {
      await visit(page, route);
      const demo = demoOn(page, id);
      await demo.getByRole('button', {name: 'Code', exact: true}).click();
      await expect(liveIn(demo)).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
    });
  });
}
