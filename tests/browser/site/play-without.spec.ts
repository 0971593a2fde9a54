import {expect, test, visit} from '../fixtures';
import {code, openPlay, PLAY, problems, showing, stage, writeCode} from '../lib/play';

test.describe(() => {
  test.use({javaScriptEnabled: false});

  test('Playground: without scripts, it says that it needs them', {tag: ['@play.without', '@slow']}, async ({page}) => {
    await page.goto(PLAY);
    await expect(page.getByRole('main')).toContainText('so it needs JavaScript', {useInnerText: true});
  });
});

for (const [what, absence] of Object.entries({
  workers: 'delete window.Worker;',
  'constructed style sheets': 'delete Document.prototype.adoptedStyleSheets;',
}))
  test(`Playground: without ${what}, it names them`, {tag: ['@play.without', '@slow']}, async ({page}) => {
    await page.addInitScript(absence);
    await visit(page, PLAY);
    await expect(page.getByRole('alert').filter({hasText: `The playground needs ${what}, which this browser does not have.`})).toBeVisible();
  });

test(
  'Playground: with workers forbidden, a first composition is shown, and a change is answered in words',
  {tag: ['@play.without', '@slow']},
  async ({page}) => {
    await page.addInitScript("window.Worker = class { constructor() { throw new DOMException('denied', 'SecurityError'); } };");
    await openPlay(page);
    await expect(stage(page).getByText('Frame by frame')).toBeVisible();
    await writeCode(page, showing('Kept'));
    await expect(page.getByRole('alert').filter({hasText: 'it has no workers or forbids them'})).toBeVisible();
    await expect(code(page)).toContainText('Kept at');
  },
);

test('Playground: without WebAssembly, all of it works', {tag: ['@play.without', '@slow']}, async ({page}) => {
  await page.addInitScript('delete window.WebAssembly;');
  await openPlay(page);
  await writeCode(page, showing('Plain'));
  await expect(stage(page).getByText('Plain at 0')).toBeVisible();
});

test.describe(() => {
  test.use({expectedConsole: [/./]});

  test('Playground: a part that does not load says so in its place, and code goes on running', {tag: ['@play.without', '@slow']}, async ({page}) => {
    await page.route('**/play-later.*', (route) => route.abort());
    await openPlay(page);
    await page.getByRole('button', {name: 'Add a file'}).click();
    await expect(page.getByRole('alert').filter({hasText: 'This part could not be loaded.'})).toBeVisible();
    await writeCode(page, showing('Kept'));
    await expect(stage(page).getByText('Kept at 0')).toBeVisible();
  });

  test('Playground: where the compiler does not load, the change is kept and answered in words', {tag: ['@play.without', '@slow']}, async ({page}) => {
    await page.route('**/play-compiler.*', (route) => route.abort());
    await openPlay(page);
    await writeCode(page, showing('Kept'));
    await expect(page.getByRole('alert').filter({hasText: 'The compiler could not be loaded.'})).toBeVisible();
    await expect(code(page)).toContainText('Kept at');
    await page.unroute('**/play-compiler.*');
    await writeCode(page, showing('Again'));
    await expect(stage(page).getByText('Again at 0')).toBeVisible();
  });

  test('Playground: offline, code goes on running, and what cannot be fetched is named', {tag: ['@play.without', '@slow']}, async ({page, context}) => {
    await openPlay(page);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await writeCode(page, showing('Offline'));
    await expect(stage(page).getByText('Offline at 0')).toBeVisible();
    await writeCode(page, `import {noise2D} from '@remotion/noise';\n\nexport const Shown = () => <>{noise2D('seed', 0, 0)}</>;\n`);
    await expect(problems(page).filter({hasText: '@remotion/noise could not be loaded. Check your connection and run the code again.'})).toHaveCount(1);
    await page.getByRole('button', {name: 'Copy link'}).click();
    await expect(page.getByRole('status').filter({hasText: 'What makes the link could not be loaded.'})).toBeVisible();
    await writeCode(page, showing('Again'));
    await expect(stage(page).getByText('Again at 0')).toBeVisible();
  });
});
