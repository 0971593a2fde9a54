import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {after, before, test} from 'node:test';
import {chromium, type Browser, type BrowserContextOptions, type ConsoleMessage, type Page, type Request} from '@playwright/test';
import {BROWSER_FLAGS, findBrowser} from '../../scripts/lib/browser';
import {serveBuild, type StaticServer} from '../../scripts/lib/static-server';

/** Milliseconds after which a test that waits for something that never comes has failed. */
const LONGEST = 180_000;
/** A tab holds on to the memory of pages that it has left. */
const TESTS_IN_A_TAB = 20;

type Options = BrowserContextOptions & {
  /** Console messages that the test provokes on purpose. */
  expectedConsole?: RegExp[];
  /** Other origins that are configured: URL pattern → script that the test answers with. */
  thirdParties?: Record<string, string>;
  /** Runs tests with the same options in one tab, keeping what it has stored, cached and compiled, instead of a new window for each: half the work. */
  isShared?: boolean;
  /** False keeps pages from prefetching others, as on a slow connection. */
  loadsAhead?: boolean;
};

type Site = {
  origin(): string;
  /** Runs a test in its own page; an error in the console or a request to an origin that is not configured fails it. */
  test(name: string, options: Options, run: (page: Page) => Promise<void>): void;
};

/**
 * Serves a build and starts a browser for the tests of one file.
 * @param folder the build's folder, relative to the project
 * @param baseUrl path below which it was built
 */
export function site(folder = 'build', baseUrl = '/'): Site {
  const directory = path.join(__dirname, '../..', folder);
  let server: StaticServer;
  let browser: Browser;
  const tabs = new Map<string, {page: Page; tests: number}>();
  const open = async (options: BrowserContextOptions, loadsAhead: boolean) => {
    const context = await browser.newContext({viewport: {width: 1440, height: 900}, baseURL: server.origin, ...options});
    if (!loadsAhead) await context.addInitScript(() => Object.defineProperty(navigator, 'connection', {value: {effectiveType: '2g'}}));
    return context;
  };
  const openTab = async (key: string, options: BrowserContextOptions, loadsAhead: boolean) => {
    const tab = tabs.get(key) ?? {page: await (await open(options, loadsAhead)).newPage(), tests: 0};
    tabs.set(key, tab);
    if (++tab.tests % TESTS_IN_A_TAB === 0) {
      const next = await tab.page.context().newPage();
      await tab.page.close();
      tab.page = next;
    }
    return tab.page;
  };
  before(async () => {
    assert.ok(fs.existsSync(path.join(directory, 'index.html')), `${folder}/ holds no site: run npm run build first.`);
    server = await serveBuild(directory, 0, baseUrl);
    browser = await chromium.launch({executablePath: findBrowser(), args: BROWSER_FLAGS});
  });
  after(async () => {
    await browser.close();
    await server.close();
  });

  return {
    origin: () => server.origin,
    test(name, {expectedConsole = [], thirdParties = {}, isShared = false, loadsAhead = true, ...options}, run) {
      test(name, {timeout: LONGEST}, async () => {
        const key = JSON.stringify([options, loadsAhead]);
        const page = isShared ? await openTab(key, options, loadsAhead) : await (await open(options, loadsAhead)).newPage();
        const {complaints, stop} = watch(page, server.origin, expectedConsole, Object.keys(thirdParties));
        let isKept = false;
        try {
          for (const [url, body] of Object.entries(thirdParties))
            await page.route(`${url}**`, (route) => route.fulfill({contentType: 'text/javascript', body}));
          await run(page);
          assert.deepEqual(complaints, []);
          isKept = isShared;
        } finally {
          stop();
          // A response that is still being written when the page closes is not an error.
          await page.unrouteAll({behavior: 'ignoreErrors'});
          // No other test starts from what a failed one leaves behind.
          if (!isKept) {
            if (isShared) tabs.delete(key);
            await page.context().close();
          }
        }
      });
    },
  };
}

/** Records what a page complains about until it is stopped. */
function watch(page: Page, origin: string, expected: RegExp[], thirdParties: string[]) {
  const complaints: string[] = [];
  const complain = (message: string) => {
    if (!expected.some((pattern) => pattern.test(message))) complaints.push(message);
  };
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error' || message.type() === 'warning') complain(`console ${message.type()}: ${message.text()}`);
  };
  const onPageError = (error: Error) => complain(`page error: ${error.message}`);
  const onRequest = (request: Request) => {
    const url = request.url();
    if (![origin, 'data:', 'blob:', ...thirdParties].some((start) => url.startsWith(start))) complain(`request to another origin: ${url}`);
  };
  page.on('console', onConsole).on('pageerror', onPageError).on('request', onRequest);
  const stop = () => void page.off('console', onConsole).off('pageerror', onPageError).off('request', onRequest);
  return {complaints, stop};
}

/** Opens a path and waits until React has taken the page over. */
export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForSelector('html[data-has-hydrated="true"]');
}
