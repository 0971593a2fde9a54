import {expect, hydrated, test, visit} from '../fixtures';

test.use({prefetches: true});

/** Keeps the browser from painting until `window.paint()` is called. A string, since the tests' compiler adds helpers to functions. */
const HELD_FRAMES = `{
  const held = [];
  const request = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) => held.push(callback);
  window.paint = () => {
    window.requestAnimationFrame = request;
    held.forEach(request);
  };
}`;

test('Start: a page is painted before its scripts are fetched; they are fetched from then on, and run', {tag: '@loading.start'}, async ({page}) => {
  await page.addInitScript(HELD_FRAMES);
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/\.js$/.test(request.url())) fetched.push(request.url());
  });
  await page.goto('/docs/sequence');
  await expect(page.getByRole('heading', {level: 1, name: '<Sequence>'})).toBeVisible();
  expect(fetched).toEqual([]);
  await page.evaluate('paint()');
  await hydrated(page);
  // A link fetches a script before the whole page is there; only then may scripts run.
  await expect(page.locator('link[rel="preload"][as="script"][href*="/main."]')).toHaveCount(1);
});

test(
  'Start: the typefaces of a first visit are fetched after the first frame, and later visits use them from the beginning',
  {tag: '@loading.start'},
  async ({page}) => {
    await page.addInitScript(HELD_FRAMES);
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (/\.woff2$/.test(request.url())) fetched.push(request.url());
    });
    const typeface = () => page.evaluate(() => getComputedStyle(document.body).fontFamily.split(',')[0]);
    await page.goto('/docs/sequence', {waitUntil: 'load'});
    expect([fetched, await typeface()]).toEqual([[], '"Instrument Sans stand-in"']);
    await page.evaluate('paint()');
    await expect.poll(typeface).toBe('"Instrument Sans"');
    await expect.poll(() => fetched.length).toBeGreaterThan(0);
    await page.goto('/docs/series', {waitUntil: 'commit'});
    await page.waitForFunction(() => document.body !== null, null, {polling: 10});
    expect(await typeface()).toBe('"Instrument Sans"');
  },
);

test(
  'Start: the browser is told to compile the functions of the first scripts while they arrive, and styles are left alone',
  {tag: '@loading.start'},
  async ({page}) => {
    const files = new Map<string, Promise<string>>();
    page.on('response', (response) => {
      if (/\/(main|styles)\.\w+\.(js|css)$/.test(response.url())) files.set(response.url().replace(/.*\./, ''), response.text());
    });
    await visit(page, '/docs/sequence');
    expect(await files.get('js')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
    expect(await files.get('css')).not.toContain('allFunctionsCalledOnLoad');
  },
);

test('Start: a tab in the background, which is never painted, starts all the same', {tag: '@loading.start'}, async ({page}) => {
  await page.addInitScript(HELD_FRAMES);
  await page.addInitScript(`Object.defineProperty(document, 'hidden', {value: true})`);
  await page.goto('/docs/sequence');
  // The framework's own mark waits for a frame, so this looks for React's, from outside: within the page it would be looked for in frames, which are held.
  const started = `Object.keys(document.querySelector('#__docusaurus')).some((key) => key.startsWith('__reactContainer'))`;
  await expect.poll(() => page.evaluate(started)).toBe(true);
});

test.describe(() => {
  test.use({javaScriptEnabled: false});

  test('Start: without JavaScript no script is fetched', {tag: '@no-scripts.reading'}, async ({page}) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (/\.js$/.test(request.url())) scripts.push(request.url());
    });
    await page.goto('/docs/sequence', {waitUntil: 'networkidle'});
    expect(scripts).toEqual([]);
  });
});
