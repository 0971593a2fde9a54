import {expect, test, visit} from '../fixtures';
import {axeViolations} from '../lib/axe';
import {code, openPlay, playhead, problems, runs, showing, stage, workspace, writeCode} from '../lib/play';

test.use({prefetches: true});

/** What the stage writes to the console of a reader's mistakes. */
const error = /./;

test('Playground: a first composition opens, and a changed line changes the frame', {tag: ['@play.edit', '@play.opens']}, async ({page}) => {
  await openPlay(page);
  await expect(stage(page).getByText('Frame by frame')).toBeVisible();
  await writeCode(page, showing('Reel'));
  await expect(stage(page).getByText('Reel at 0')).toBeVisible();
});

test('Playground: the playhead is scrubbed, stepped and played', {tag: '@play.edit'}, async ({page}) => {
  await openPlay(page);
  await writeCode(page, showing('Reel'));
  await expect(stage(page).getByText('Reel at 0')).toBeVisible();
  await playhead(page).focus();
  await page.keyboard.press('PageUp');
  await expect(stage(page).getByText('Reel at 30')).toBeVisible();
  await page.getByRole('button', {name: 'Next frame'}).click();
  await expect(stage(page).getByText('Reel at 31')).toBeVisible();
  await page.getByRole('button', {name: 'Previous frame'}).click();
  await expect(stage(page).getByText('Reel at 30')).toBeVisible();
  await expect(page.getByText('00:00:01:00')).toBeVisible();
  await page.getByRole('button', {name: 'Play', exact: true}).click();
  await expect(stage(page).getByText('Reel at 30')).toBeHidden();
  await page.getByRole('button', {name: 'Pause', exact: true}).click();
  await expect(page.getByRole('button', {name: 'Play', exact: true})).toBeVisible();
});

test.describe(() => {
  test.use({expectedConsole: [error]});

  test(
    'Playground: an error stands at its line and in the list, which leads there; without the mistake the picture is back',
    {tag: '@play.edit'},
    async ({page}) => {
      await openPlay(page);
      await writeCode(page, showing('Reel').replace('return <AbsoluteFill', 'return ]<AbsoluteFill'));
      await expect(problems(page)).toHaveCount(1);
      await expect(problems(page)).toContainText('Opening.tsx:5');
      await expect(page.locator('[data-editor] .cm-lint-marker-error')).toHaveCount(1);
      await page.getByRole('button', {name: 'Play', exact: true}).focus();
      await problems(page).getByRole('button').click();
      await expect(code(page)).toBeFocused();
      await expect(page.locator('[data-editor] .cm-activeLine')).toContainText('return ]<AbsoluteFill');
      await writeCode(page, showing('Again').replace('return', "if (frame > 9) throw new Error('Too late');\n  return"));
      await expect(stage(page).getByText('Again at 0')).toBeVisible();
      await expect(problems(page)).toHaveCount(0);
      await playhead(page).fill('12');
      await expect(problems(page)).toContainText('Opening.tsx:5');
      await expect(problems(page)).toContainText('Too late');
      await writeCode(page, showing('Whole'));
      await expect(stage(page).getByText('Whole at 12')).toBeVisible();
      await expect(problems(page)).toHaveCount(0);
    },
  );
});

test('Playground: a demo and a sample lead to it by plain links, and open there', {tag: ['@play.opens', '@slow']}, async ({page}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/play|stage/.test(new URL(request.url()).pathname)) scripts.push(request.url());
  });
  await visit(page, '/docs/spring');
  const demo = page.locator('[data-demo]').first();
  const link = demo.getByRole('link', {name: 'Edit'});
  await expect(link).toHaveAttribute('href', /^\/play\/#demo=/);
  await link.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  await link.click();
  await runs(page);
  await expect(code(page)).toContainText('spring');
  await visit(page, '/docs/absolute-fill');
  await page.locator('figure.code-sample').getByRole('link', {name: 'Edit'}).first().click();
  await runs(page);
  await expect(code(page)).toContainText('AbsoluteFill');
});

test('Playground: an address that names nothing is answered in words', {tag: '@play.opens'}, async ({page}) => {
  await page.route('**/play/samples/demo/no-such-demo.json', (route) => route.fulfill({status: 200, contentType: 'application/json', body: 'null'}));
  await visit(page, '/play/#demo=no-such-demo');
  await expect(page.getByRole('alert').filter({hasText: 'no-such-demo'})).toHaveText('There is no demo “no-such-demo” to open here. It may have been renamed.');
  await page.getByRole('link', {name: 'Open a new composition'}).click();
  await runs(page);
});

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(() => {
    // axe talks to frames, and that of the stage has no origin to be named.
    test.use({colorScheme, expectedConsole: [/target origin provided/]});

    test(`Playground: axe finds nothing (${colorScheme})`, {tag: ['@play.keys', '@slow']}, async ({page}) => {
      await openPlay(page);
      expect(await axeViolations(page)).toEqual([]);
    });
  });

test('Playground: the keyboard goes into the editor and out of it', {tag: '@play.keys'}, async ({page}) => {
  await openPlay(page);
  await code(page).focus();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('Tab');
  await expect(code(page)).toBeFocused();
  await expect(code(page)).toHaveAttribute('aria-description', /Escape, then Tab/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(code(page)).not.toBeFocused();
  await page.getByRole('tab', {name: 'Opening.tsx'}).focus();
  await page.getByRole('button', {name: 'Add a file'}).press('Enter');
  await expect(page.getByRole('textbox', {name: 'Name of the new file'})).toBeFocused();
  await page.keyboard.type('Extra');
  await page.keyboard.press('Enter');
  const tabs = page.getByRole('tablist', {name: 'Files'});
  await expect(tabs.getByRole('tab', {selected: true})).toHaveText('Extra.tsx');
  await tabs.getByRole('tab', {selected: true}).press('ArrowLeft');
  await expect(tabs.getByRole('tab', {selected: true})).toHaveText('Opening.tsx');
  await expect(tabs.getByRole('tab', {selected: true})).toBeFocused();
});

test.describe(() => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  test('Playground: on a phone, code and picture are behind two buttons, and lines wrap', {tag: '@play.phone'}, async ({page}) => {
    await openPlay(page);
    await expect(code(page)).toBeVisible();
    await expect(playhead(page)).toBeHidden();
    expect(await code(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await page.getByRole('button', {name: 'Picture', exact: true}).click();
    await expect(code(page)).toBeHidden();
    await expect(playhead(page)).toBeVisible();
    await expect(stage(page).getByText('Frame by frame')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  });
});

test.describe(() => {
  test.use({viewport: {width: 320, height: 640}});

  test('Playground: at 320 pixels nothing is wider than the page', {tag: '@play.phone'}, async ({page}) => {
    await openPlay(page);
    for (const name of ['Picture', 'Code']) {
      await page.getByRole('button', {name, exact: true}).click();
      await expect(workspace(page)).toHaveAttribute('data-pane', name.toLowerCase());
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    }
  });
});
