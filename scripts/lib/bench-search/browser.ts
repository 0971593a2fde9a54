import path from 'node:path';
import type {Browser, Page} from '@playwright/test';
import {SEARCH_FOLDER} from '../../../src/search/files';
import type {Question} from './ledger';
import {startBrowser} from '../start-browser';
import {serveBuild} from '../static-server';
import {inMilliseconds} from './figures';

const COLD_LOADS = 12;

/**
 * Measures the time from a key press to the first visible results, with and without the index already loaded.
 * @param index folder of another index to search instead of the build's
 */
export async function benchBrowser(build: string, questions: Question[], name: string, index?: string): Promise<void> {
  const server = await serveBuild(build);
  const browser = await startBrowser();
  const say = (what: string) => console.log(`search, in Chromium, ${name}: ${what}`);
  try {
    const cold: number[] = [];
    const tasks: number[] = [];
    for (let load = 0; load < COLD_LOADS; load++) {
      const page = await openPage(browser, server.origin, index);
      const since = await page.evaluate(() => performance.now());
      cold.push(await firstSearch(page));
      tasks.push(await page.evaluate(longestTask, since));
      await page.context().close();
    }
    say(`first results, nothing loaded before: ${inMilliseconds(cold)}; longest task of the page meanwhile: ${inMilliseconds(tasks)}`);
    const page = await openPage(browser, server.origin, index);
    await firstSearch(page);
    const signed = ['<', '@', '--', '.', ...questions.filter(({query}) => /^[<@.-]/.test(query)).flatMap(beginningsOf)];
    const plain = questions.filter(({query}) => !/^[<@.-]/.test(query)).flatMap(beginningsOf);
    for (const [kind, queries] of Object.entries({'words and names': plain, 'beginning with < @ - .': signed})) {
      const times: number[] = [];
      for (const query of queries) {
        const time = await page.evaluate(firstResults, query);
        if (time !== undefined) times.push(time);
      }
      say(`key to first results, ${kind}: ${inMilliseconds(times)}, ${times.length} searches`);
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

const beginningsOf = ({query}: Question): string[] => [query.slice(0, 1), query.slice(0, 4), query];

async function openPage(browser: Browser, origin: string, index?: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  // The TypeScript loader names functions with its own helper, including those that run in the page.
  await page.addInitScript('globalThis.__name = (named) => named');
  if (index)
    await page.route('**/search-index/*', (route) =>
      route.fulfill({path: path.join(index, SEARCH_FOLDER, path.basename(new URL(route.request().url()).pathname))}),
    );
  await page.goto(`${origin}/docs/sequence`);
  await page.waitForSelector('html[data-has-hydrated="true"]');
  await page.waitForLoadState('networkidle');
  return page;
}

/** Runs in the page: its longest task since a given time; tasks below 50 milliseconds are not reported. */
const longestTask = (since: number) =>
  new Promise<number>((resolve) => {
    let longest = 0;
    const observer = new PerformanceObserver((list) => {
      longest = Math.max(
        longest,
        ...list
          .getEntries()
          .filter(({startTime}) => startTime > since)
          .map(({duration}) => duration),
      );
    });
    observer.observe({type: 'longtask', buffered: true});
    setTimeout(() => resolve(longest), 100);
  });

/** Opens the modal and types; returns the time to the first rows. */
async function firstSearch(page: Page): Promise<number> {
  const started = performance.now();
  await page.keyboard.press('/');
  await page.locator('dialog input').fill('sequence');
  await page.locator('dialog [role="option"]').first().waitFor();
  return performance.now() - started;
}

/** Runs in the page: types into the modal's field and waits for rows; undefined when there are none. */
function firstResults(query: string): Promise<number | undefined> {
  const field = document.querySelector<HTMLInputElement>('dialog input');
  const set = (value: string) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
    field?.dispatchEvent(new Event('input', {bubbles: true}));
  };
  const rows = () => document.querySelectorAll('dialog [role="option"]').length;
  const until = (isDone: () => boolean, run: () => void) =>
    new Promise<void>((resolve) => {
      const check = () => {
        if (!isDone()) return;
        observer.disconnect();
        resolve();
      };
      const observer = new MutationObserver(check);
      observer.observe(document.body, {subtree: true, childList: true});
      run();
      check();
    });
  const nothing = () => document.querySelector('dialog')?.textContent?.includes('No results for') ?? false;
  return until(
    () => rows() === 0 && !nothing(),
    () => set(''),
  ).then(async () => {
    const started = performance.now();
    await until(
      () => rows() > 0 || nothing(),
      () => set(query),
    );
    return rows() > 0 ? performance.now() - started : undefined;
  });
}
