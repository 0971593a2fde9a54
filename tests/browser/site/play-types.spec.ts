import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {BUDGETS} from '../../../config/budgets';
import {sentBytes} from '../../../scripts/lib/page-weight';
import {TYPES_FILE, type TypesFiles} from '../../../src/playground/types/messages';
import {expect, test} from '../fixtures';
import {code, openPlay, problems, stage, workspace, writeCode} from '../lib/play';

test.use({prefetches: true});

const BUILD = path.join(__dirname, '../../../build');

/** Runs, and yet has a prop of the wrong type. */
const WRONG = `import {AbsoluteFill, Easing, Sequence, useCurrentFrame} from 'remotion';

export const Word = () => {
  const frame = useCurrentFrame();
  return (
    <Sequence>
      <AbsoluteFill title={7}>Reel at {frame}</AbsoluteFill>
    </Sequence>
  );
};

export const easing = Easing;
`;

const checkTypes = (page: Page) => page.getByRole('switch', {name: 'Check types'});

const isTypes = (url: string) => /\/types[.-]/.test(new URL(url).pathname);

test('Playground: types are loaded when they are asked for, and only once', {tag: ['@play.types', '@slow']}, async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isTypes(request.url())) asked.push(request.url());
  });
  await openPlay(page);
  await writeCode(page, WRONG);
  await expect(stage(page).getByText('Reel at 0')).toBeVisible();
  await expect(checkTypes(page)).not.toBeChecked();
  // Neither code that would have errors nor the pointer asks for them.
  await code(page).getByText('useCurrentFrame').last().hover();
  await page.getByRole('button', {name: 'Next frame'}).click();
  await expect(stage(page).getByText('Reel at 1')).toBeVisible();
  assert.deepEqual(asked, []);
  await checkTypes(page).check();
  await expect(problems(page)).toHaveCount(1);
  await checkTypes(page).uncheck();
  await expect(problems(page)).toHaveCount(0);
  await checkTypes(page).check();
  await expect(problems(page)).toHaveCount(1);
  const workers = asked.filter((url) => /types-worker/.test(url));
  assert.equal(workers.length, 1);
});

test('Playground: a wrong prop is marked at its line, until it is right; the switch is remembered', {tag: ['@play.types', '@slow']}, async ({page}) => {
  await openPlay(page);
  await checkTypes(page).check();
  await expect(page.getByText('No type errors')).toBeVisible();
  await writeCode(page, WRONG);
  await expect(problems(page)).toHaveCount(1);
  await expect(problems(page)).toContainText('Opening.tsx:7');
  await expect(problems(page)).toContainText("Type 'number' is not assignable to type 'string'. (TS2322)");
  await expect(page.locator('[data-editor] .cm-line', {has: page.locator('.cm-lintRange-error')})).toContainText('title={7}');
  await expect(page.getByText('1 type error', {exact: true})).toBeVisible();
  // It runs all the same: types are advice.
  await expect(workspace(page)).toHaveAttribute('data-state', 'running');
  await page.reload();
  await expect(checkTypes(page)).toBeChecked();
  await expect(problems(page)).toContainText('TS2322');
  await writeCode(page, WRONG.replace('{7}', '"seven"'));
  await expect(problems(page)).toHaveCount(0);
  await expect(page.getByText('No type errors')).toBeVisible();
});

test.describe(() => {
  // While a name is half written, the code cannot run.
  test.use({expectedConsole: [/Unexpected token/]});

  test('Playground: a name shows its type, and after a dot stand the names that there are', {tag: ['@play.types', '@slow']}, async ({page}) => {
    await openPlay(page);
    await writeCode(page, WRONG);
    await code(page).getByText('export const easing').click();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('.');
    const names = page.getByRole('option');
    await expect(names.filter({hasText: /^bezier$/})).toBeVisible();
    await expect(names.filter({hasText: 'useCurrentFrame'})).toHaveCount(0);
    await page.keyboard.type('bez');
    await expect(page.locator('.cm-completionInfo')).toContainText('x1: number');
    await page.keyboard.press('Enter');
    await expect(code(page)).toContainText('Easing.bezier;');
    await code(page).getByText('useCurrentFrame', {exact: true}).last().hover();
    await expect(page.locator('.cm-types')).toContainText('useCurrentFrame(): number');
  });
});

test.describe(() => {
  test.use({expectedConsole: [/./]});

  test('Playground: without the declarations the page says so, and loads them when asked again', {tag: ['@play.types', '@slow']}, async ({page}) => {
    await page.route(`**/${TYPES_FILE}`, (route) => route.fulfill({status: 503}));
    await openPlay(page);
    await writeCode(page, WRONG);
    await checkTypes(page).check();
    await expect(page.getByText('Types could not be loaded: the server answered 503 for play/types.json.')).toBeVisible();
    await expect(stage(page).getByText('Reel at 0')).toBeVisible();
    await page.unroute(`**/${TYPES_FILE}`);
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(problems(page)).toContainText('TS2322');
  });
});

test('Weight: types of the playground weigh no more than their budget', {tag: ['@play.types', '@slow']}, () => {
  const {worker, pack} = JSON.parse(fs.readFileSync(path.join(BUILD, TYPES_FILE), 'utf8')) as TypesFiles;
  const [script, declarations] = [worker, pack].map((file) => sentBytes(BUILD, `/${file}`));
  assert.ok(script && declarations);
  console.log(`${script} bytes of TypeScript and ${declarations} of declarations, brotli`);
  assert.ok(script + declarations <= BUDGETS.playTypes, `${script + declarations} bytes of ${BUDGETS.playTypes}`);
});
