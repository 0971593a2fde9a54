import fs from 'node:fs';
import path from 'node:path';
import {demoIds} from '../../../core/demos/read';
import {demoOn, demosIn, liveIn, tryDemo, VARIANTS} from '../lib/demos';
import {expect, test, visit} from '../fixtures';

const PROJECT = path.join(__dirname, '../../..');
const BUILD = 'build-configured';

/** Tested by tests/browser/site/demos.spec.ts, on the pages that show them. */
const onPages = new Set(demosIn('build').map(({id}) => id));
/** A page for each demo, made by demo-pages/. */
const ownPages = demosIn(BUILD).filter(({id, route}) => route === `/demo/${id}`);
const waiting = ownPages.filter(({id}) => !onPages.has(id));

test.describe.configure({mode: 'parallel'});

test('Demo: every demo is tried, on a page that shows it or on one that exists for this test', {tag: '@demos.pages'}, () => {
  const ids = demoIds(PROJECT);
  expect(ownPages.map(({id}) => id).sort()).toEqual(ids);
  expect([...onPages, ...waiting.map(({id}) => id)].sort()).toEqual(ids);
});

test('Demo: those that a landing page shows in its own way have tests of their own there', {tag: '@demos.pages'}, () => {
  const inTests = fs.readFileSync(path.join(PROJECT, 'tests/browser/site/home.spec.ts'), 'utf8');
  const live = [...new Set(demosIn('build', 'data-live').map(({id}) => id))].sort();
  expect(live).toEqual(['daylight', 'name-tag', 'week-report']);
  for (const id of live) expect(inTests, id).toMatch(new RegExp(`'${id}'`));
});

for (const [index, {id, route}] of waiting.entries()) {
  const variant = VARIANTS[index % VARIANTS.length]!;
  test.describe(() => {
    test.use({...variant, loadsAhead: false});

    test(
      `Demo ${id} on a page of its own: plays, steps, changes, pauses (${variant.colorScheme}, ${variant.viewport.width} px)`,
      {tag: ['@demos.playback', '@demos.controls']},
      async ({tab}) => {
        await tryDemo(tab, {id, route: `/kit${route}`}, index);
      },
    );
  });
}

test.describe(() => {
  test.use({loadsAhead: false});

  test('Demo: a page that names a variant has its poster, and opens with it', {tag: '@demos.controls'}, async ({page}) => {
    await visit(page, '/kit/demo/make-shape/makeStar');
    const demo = demoOn(page, 'make-shape');
    const poster = await demo
      .getByRole('img')
      .evaluate((image: HTMLImageElement) => ({src: image.currentSrc, isThere: image.complete && image.naturalWidth > 0}));
    expect(poster.src).toMatch(/\/kit\/img\/demos\/make-shape\/makeStar-\d+\.webp/);
    expect(poster.isThere).toBeTruthy();
    await demo.getByRole('button', {name: 'Code', exact: true}).click();
    await expect(liveIn(demo)).toBeVisible();
    const shape = demo.getByLabel('Shape');
    await expect(shape).toHaveValue('makeStar');
    await expect(demo.locator('pre')).toHaveText(/shape = 'makeStar'/, {useInnerText: true});
    await shape.selectOption('makePie');
    await expect(demo.locator('mark.changed')).toHaveText("'makePie'", {useInnerText: true});
    await demo.getByRole('button', {name: 'Reset'}).click();
    await expect(shape).toHaveValue('makeStar');
    await expect(demo.locator('mark.changed')).toHaveCount(0);
  });
});
