import assert from 'node:assert/strict';
import {site} from '../lib/site';

const built = site();

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

built.test('§9 Start: a page can be read before its scripts run; they are fetched meanwhile, and run once it is painted', {}, async (page) => {
  await page.addInitScript(HELD_FRAMES);
  const fetched = page.waitForResponse(/\/main\.\w+\.js$/);
  await page.goto('/docs/sequence');
  await (await fetched).finished();
  await page.getByRole('heading', {level: 1, name: '<Sequence>'}).waitFor();
  assert.equal(await page.locator('script[src]').count(), 0);
  await page.evaluate('paint()');
  await page.waitForSelector('html[data-has-hydrated="true"]');
});

built.test('§9 Start: a tab in the background, which is never painted, starts all the same', {}, async (page) => {
  await page.addInitScript(HELD_FRAMES);
  await page.addInitScript(`Object.defineProperty(document, 'hidden', {value: true})`);
  await page.goto('/docs/sequence');
  // The framework's own mark waits for a frame, so this looks for React's.
  await page.waitForFunction(`Object.keys(document.querySelector('#__docusaurus')).some((key) => key.startsWith('__reactContainer'))`);
});

built.test('§9 Start: without JavaScript no script is fetched', {javaScriptEnabled: false}, async (page) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\.js$/.test(request.url())) scripts.push(request.url());
  });
  await page.goto('/docs/sequence', {waitUntil: 'networkidle'});
  assert.deepEqual(scripts, []);
});
