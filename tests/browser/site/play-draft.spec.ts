import {expect, test, visit} from '../fixtures';
import {code, openPlay, PLAY, runs, showing, stage, writeCode} from '../lib/play';

test('Playground: what the reader changes survives a reload', {tag: '@play.draft'}, async ({page}) => {
  await openPlay(page, '#demo=spring');
  await writeCode(page, showing('Kept'));
  await page.reload();
  await runs(page);
  await expect(code(page)).toContainText('Kept at');
  await expect(stage(page).getByText(/Kept at \d/)).toBeVisible();
});

test('Playground: what was pasted in the moment of leaving is kept', {tag: '@play.draft'}, async ({page}) => {
  await openPlay(page, '#demo=spring');
  const loaded = page.waitForEvent('load');
  await writeCode(page, showing('Last'), {thenReload: true});
  await loaded;
  await runs(page);
  await expect(code(page)).toContainText('Last at');
});

test('Playground: another project does not replace a draft, and the draft is found again', {tag: ['@play.draft', '@slow']}, async ({page}) => {
  await openPlay(page);
  await writeCode(page, showing('Mine'));
  await page.getByLabel('Title of the project').fill('My own reel');
  await visit(page, `${PLAY}#demo=spring`);
  await page.reload();
  await runs(page);
  await expect(code(page)).toContainText('spring');
  await page.getByText('Open', {exact: true}).click();
  await page.getByRole('link', {name: 'My own reel'}).click();
  await runs(page);
  await expect(code(page)).toContainText('Mine at');
});

test('Playground: starting over brings the original back, and can be undone', {tag: '@play.draft'}, async ({page}) => {
  await openPlay(page, '#demo=spring');
  await expect(page.getByRole('button', {name: 'Start over'})).toHaveCount(0);
  await writeCode(page, showing('Mine'));
  await page.getByRole('button', {name: 'Start over'}).click();
  await expect(code(page)).toContainText('spring');
  await page.getByRole('button', {name: 'Undo'}).click();
  await expect(code(page)).toContainText('Mine at');
});
