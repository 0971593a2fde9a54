import fs from 'node:fs';
import path from 'node:path';
import {test as base, expect, type Browser, type BrowserContext, type BrowserContextOptions, type Page} from '@playwright/test';
import {findBrowser} from '../../scripts/lib/browser';
import {twice} from '../../scripts/lib/start-browser';
import {serveBuild} from '../../scripts/lib/static-server';
import {watch} from './lib/watch';

const PROJECT = path.join(__dirname, '../..');
/** A tab keeps the memory of pages that it has left. */
const TESTS_IN_A_TAB = 20;

/** Options of a test, set with `test.use`. */
export type Options = {
  /** Console messages that the test provokes on purpose. */
  expectedConsole: RegExp[];
  /** Other origins that are configured: URL prefix → script that the test answers with. */
  thirdParties: Record<string, string>;
  /** False makes pages believe that the connection is slow: they prefetch nothing, and demos wait until they are pressed. */
  loadsAhead: boolean;
  /** Whether pages prefetch those that they link to, as on a fast connection: a third of the work of a visit, so only where a test is about what is loaded. */
  prefetches: boolean;
};

/** Options of a project or a file. */
export type WorkerOptions = {
  /** The folder of the build. */
  build: string;
  /** The path that the build is served below. */
  basePath: string;
};

type Fixtures = {
  /**
   * A tab that tests share, with what it has stored, cached and compiled: half the work of a new page.
   * A test that fails ends its worker, so no other test starts from what it leaves behind.
   */
  tab: Page;
  /** Fails the test on errors and warnings in the console, and on requests to origins that are not configured. */
  watched: (page: Page) => Promise<void>;
};

type Look = Pick<BrowserContextOptions, 'viewport' | 'colorScheme' | 'reducedMotion'>;

type Network = Pick<Options, 'loadsAhead' | 'prefetches'>;

type WorkerFixtures = {
  /** The URL of the server that serves the build on a free port. */
  origin: string;
  /** The tab that tests with this look share. */
  openTab: (look: Look, network: Network) => Promise<Page>;
};

/** Runs in the browser that is installed, and nothing else. */
export const bare = base.extend({
  launchOptions: [async ({launchOptions}, provide) => provide({...launchOptions, executablePath: findBrowser()}), {scope: 'worker'}],
  browser: [
    async ({playwright}, provide) => {
      const browser = await twice(() => playwright.chromium.launch());
      await provide(browser);
      await browser.close();
    },
    {scope: 'worker', timeout: 0},
  ],
});

export const test = bare.extend<Options & Fixtures, WorkerOptions & WorkerFixtures>({
  expectedConsole: [[], {option: true}],
  thirdParties: [{}, {option: true}],
  loadsAhead: [true, {option: true}],
  prefetches: [false, {option: true}],
  build: ['build', {option: true, scope: 'worker'}],
  basePath: ['/', {option: true, scope: 'worker'}],

  origin: [
    async ({build, basePath}, provide) => {
      const directory = path.join(PROJECT, build);
      if (!fs.existsSync(path.join(directory, 'index.html'))) throw new Error(`${build}/ holds no site: run npm run build first.`);
      const server = await serveBuild(directory, 0, basePath);
      await provide(server.origin);
      await server.close();
    },
    {scope: 'worker'},
  ],

  baseURL: async ({origin}, provide) => provide(origin),

  context: async ({context, loadsAhead, prefetches}, provide) => {
    await holdBack(context, {loadsAhead, prefetches});
    await provide(context);
  },

  watched: async ({origin, expectedConsole, thirdParties}, provide) => {
    const watches: ReturnType<typeof watch>[] = [];
    await provide(async (page) => {
      watches.push(watch(page, [origin, ...Object.keys(thirdParties)], expectedConsole));
      for (const [url, body] of Object.entries(thirdParties)) await page.route(`${url}**`, (route) => route.fulfill({contentType: 'text/javascript', body}));
    });
    for (const {page, stop} of watches) {
      stop();
      // A response that is still being written when the page closes is not an error.
      await page.unrouteAll({behavior: 'ignoreErrors'});
    }
    expect(
      watches.flatMap(({complaints}) => complaints),
      'complaints of the page',
    ).toEqual([]);
  },

  page: async ({page, watched}, provide) => {
    await watched(page);
    await provide(page);
  },

  openTab: [
    async ({browser, origin}, provide) => {
      const tabs = new Map<string, {page: Page; tests: number}>();
      await provide(async (look, network) => {
        const key = JSON.stringify([look, network]);
        const tab = tabs.get(key) ?? {page: await newTab(browser, {...look, baseURL: origin}, network), tests: 0};
        tabs.set(key, tab);
        if (++tab.tests % TESTS_IN_A_TAB === 0) {
          const next = await tab.page.context().newPage();
          await tab.page.close();
          tab.page = next;
        }
        return tab.page;
      });
      for (const {page} of tabs.values()) await page.context().close();
    },
    {scope: 'worker'},
  ],

  tab: async ({openTab, watched, viewport, colorScheme, reducedMotion, loadsAhead, prefetches}, provide) => {
    const tab = await openTab({viewport, colorScheme, reducedMotion}, {loadsAhead, prefetches});
    await watched(tab);
    await provide(tab);
    // A demo that plays on would keep a processor busy while tests use other tabs.
    await tab.goto('about:blank');
  },
});

export {expect};

async function holdBack(context: BrowserContext, {loadsAhead, prefetches}: Network): Promise<void> {
  if (!loadsAhead) await context.addInitScript(() => Object.defineProperty(navigator, 'connection', {value: {effectiveType: '2g'}}));
  // On a slow connection it is the site that prefetches nothing, and tests see whether it does.
  else if (!prefetches) await context.addInitScript(refusePrefetching);
}

/** The framework and the site's own queue put what prefetches into this global; see src/client/prefetch-when-idle.ts. */
function refusePrefetching(): void {
  let known: Window['docusaurus'];
  Object.defineProperty(window, 'docusaurus', {
    get: () => known,
    set: (loaders: Window['docusaurus']) => {
      // Before the framework starts, a script of the page puts an empty object there.
      known = 'prefetch' in loaders ? {prefetch: () => false, preload: () => false} : loaders;
    },
  });
}

async function newTab(browser: Browser, options: BrowserContextOptions, network: Network): Promise<Page> {
  const context = await browser.newContext(options);
  await holdBack(context, network);
  return context.newPage();
}

/** Opens a path and waits until React has taken the page over. */
export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
}

export const hydrated = (page: Page) => page.waitForSelector('html[data-has-hydrated="true"]');
