import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';
import {ENDLESS, HOSTILE, REACHES, WRONG, type Hostile} from '../lib/hostile-programs';
import {code, openPlay, problems, showing, stage, writeCode} from '../lib/play';

test.use({prefetches: true});

/** What a program could have done outside of its stage. */
type Effects = {dialogs: number; windows: number; downloads: number; otherSites: number};

async function watchEffects(page: Page): Promise<Effects> {
  const effects: Effects = {dialogs: 0, windows: 0, downloads: 0, otherSites: 0};
  page.on('dialog', (dialog) => {
    effects.dialogs++;
    void dialog.dismiss();
  });
  page.context().on('page', () => effects.windows++);
  page.on('download', () => effects.downloads++);
  // What the policy stops gets no answer, so it does not come here.
  await page.route('https://example.com/**', (route) => {
    effects.otherSites++;
    return route.fulfill({body: ''});
  });
  return effects;
}

/** What of the site the reader would find changed. */
const siteState = async (page: Page) => ({
  path: new URL(page.url()).pathname,
  ...(await page.evaluate(() => ({
    title: document.title,
    heading: document.querySelector('h1')?.textContent ?? '',
    stored: Object.keys(localStorage).filter((key) => !key.startsWith('play:')),
    inSession: sessionStorage.length,
    workers: navigator.serviceWorker.controller === null,
    frames: document.querySelectorAll('iframe').length,
  }))),
  cookies: await page.context().cookies(),
});

/** Runs one program after the other in the same playground, and a sound one after each, which must be shown. */
async function runAll(page: Page, programs: Hostile[]): Promise<void> {
  const effects = await watchEffects(page);
  await openPlay(page);
  const before = await siteState(page);
  for (const [index, {name, code: program, says, line}] of programs.entries()) {
    await test.step(name, async () => {
      await writeCode(page, program);
      if (says) await expect(problems(page).filter({hasText: says}), name).not.toHaveCount(0);
      if (line) await expect(problems(page).filter({hasText: `Opening.tsx:${line} `}), name).not.toHaveCount(0);
      const kept = program
        .replaceAll(/[^\x20-\x7e]/g, '')
        .slice(0, 30)
        .trim();
      await expect(code(page), name).toContainText(kept);
      const word = `Sound ${index}`;
      await writeCode(page, showing(word));
      await expect(stage(page).getByText(`${word} at`), name).toBeVisible();
      expect(await siteState(page), name).toEqual(before);
      expect(effects, name).toEqual({dialogs: 0, windows: 0, downloads: 0, otherSites: 0});
    });
  }
}

test.describe(() => {
  test.setTimeout(400_000);

  test('Playground: what reaches for something outside of the stage has no effect there', {tag: ['@play.sandbox', '@slow']}, async ({browser, baseURL}) => {
    expect(HOSTILE.length).toBeGreaterThanOrEqual(40);
    const page = await browser.newPage({baseURL});
    await runAll(page, REACHES);
    await page.close();
  });

  test('Playground: what goes on without end is stopped, and the code is kept', {tag: ['@play.loops', '@slow']}, async ({browser, baseURL}) => {
    const page = await browser.newPage({baseURL});
    await runAll(page, ENDLESS);
    await page.close();
  });

  test('Playground: what is wrong is said in words, with file and line', {tag: ['@play.errors', '@slow']}, async ({browser, baseURL}) => {
    const page = await browser.newPage({baseURL});
    await runAll(page, WRONG);
    await page.close();
  });
});

test('Playground: the stage has no origin, also when it is opened by its address', {tag: '@play.sandbox'}, async ({browser, baseURL, origin}) => {
  const page = await browser.newPage({baseURL});
  const response = await page.goto('/stage.htm');
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain('sandbox allow-scripts');
  expect(policy).not.toContain('unsafe-eval');
  expect(await page.evaluate(() => window.origin)).toBe('null');
  expect(
    await page.evaluate(() => {
      try {
        return String(localStorage.length);
      } catch {
        return 'refused';
      }
    }),
  ).toBe('refused');
  const site = (await fetch(`${origin}/play/`)).headers.get('content-security-policy') ?? '';
  expect(site).toMatch(/frame-src 'self'[;, ]/);
  expect(site).not.toContain('unsafe-eval');
  await page.close();
});

test('Playground: a package is loaded when it is imported, not before', {tag: ['@play.packages', '@slow']}, async ({page}) => {
  const loaded: string[] = [];
  page.on('response', (response) => {
    if (/\/assets\/play\/[^/]+\.js$/.test(response.url())) loaded.push(response.url());
  });
  await openPlay(page);
  const uses = (lines: string, body: string) => `${lines}\nexport const Shown = () => <>${body}</>;\n`;
  const steps: [program: string, text: string][] = [
    [uses("import {noise2D} from '@remotion/noise';", 'Noise {typeof noise2D}'), 'Noise function'],
    [
      uses("import {Circle} from '@remotion/shapes';\nimport {getLength} from '@remotion/paths';", "<Circle radius={20} />Length {getLength('M 0 0 L 10 0')}"),
      'Length 10',
    ],
    [
      uses(
        "import {TransitionSeries, linearTiming} from '@remotion/transitions';\nimport {fade} from '@remotion/transitions/fade';\nvoid fade;\nvoid linearTiming;",
        'Series {typeof TransitionSeries.Sequence}',
      ),
      'Series function',
    ],
  ];
  for (const [program, text] of steps) {
    const before = loaded.length;
    await writeCode(page, program);
    await expect(stage(page).getByText(text)).toBeVisible();
    expect(loaded.length, text).toBeGreaterThan(before);
  }
  const before = loaded.length;
  await writeCode(page, steps[0]?.[0] ?? '');
  await expect(stage(page).getByText('Noise function')).toBeVisible();
  expect(loaded.length, 'once loaded, it is there').toBe(before);
});
