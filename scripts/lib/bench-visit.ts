import path from 'node:path';
import type {Browser, Page} from '@playwright/test';
import {startBrowser} from './start-browser';
import {kilobytes, machine, median, table, writeFigures} from './figures';
import {sentBytes} from './page-weight';
import {serveBuild} from './static-server';

const FIRST = '/docs/the-fundamentals';
const PAGES = 10;
const VISITS = 3;
const WINDOW = {width: 1440, height: 900};

/** What a reader does between pages: with or without what is loaded ahead. */
type Visit = {requests: number; bytes: number; ahead: number; unused: number; milliseconds: number[]};

/**
 * Measures what is loaded by a reader who reads ten guides from top to bottom and goes from each to the next by the link below it:
 * with what the site loads ahead, and with a data saver, where it loads nothing ahead.
 */
export async function benchVisit(project: string): Promise<void> {
  const build = path.join(project, 'build');
  const server = await serveBuild(build, 0, '/', true);
  const browser = await startBrowser();
  const chromiumVersion = browser.version().split('.')[0];
  const rows: string[][] = [];
  try {
    for (const [name, saveData] of Object.entries({'loading ahead': false, 'data saver': true})) {
      const visits: Visit[] = [];
      while (visits.length < VISITS) visits.push(await visit(browser, server.origin, build, saveData));
      rows.push(cells(name, visits));
      console.log(`visit, ${rows.at(-1)?.join(' | ')}`);
    }
  } finally {
    await browser.close();
    await server.close();
  }
  const conditions = `${machine()}, Chromium ${chromiumVersion}. Ten guides from ${FIRST} on, each read to its end, then the link to the next; bytes with brotli; medians of ${VISITS} visits.`;
  writeFigures(
    project,
    'visit',
    `${conditions}\n\n${table([['visit', 'requests', 'sum', 'loaded ahead', 'of it never used', 'click to next page, median', 'slowest of ten'], ...rows])}`,
  );
}

function cells(name: string, visits: Visit[]): string[] {
  const of = (figure: (visit: Visit) => number) => median(visits.map(figure));
  const times = visits.flatMap(({milliseconds}) => milliseconds);
  return [
    name,
    String(of(({requests}) => requests)),
    kilobytes(of(({bytes}) => bytes)),
    kilobytes(of(({ahead}) => ahead)),
    kilobytes(of(({unused}) => unused)),
    `${Math.round(median(times))} ms`,
    `${Math.round(of(({milliseconds}) => Math.max(...milliseconds)))} ms`,
  ];
}

async function visit(browser: Browser, origin: string, build: string, saveData: boolean): Promise<Visit> {
  const context = await browser.newContext({viewport: WINDOW});
  const page = await context.newPage();
  await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', {value: {saveData: value, effectiveType: '4g'}}), saveData);
  /** Bytes of each file: fetched ahead until a page asks for it. */
  const ahead = new Map<string, number>();
  const used = new Set<string>();
  let [requests, bytes] = [0, 0];
  page.on('requestfinished', (request) => {
    const {pathname} = new URL(request.url());
    const size = sentBytes(build, pathname);
    if (request.headers()['sec-purpose'] === 'prefetch' || request.headers().purpose === 'prefetch') {
      if (!ahead.has(pathname)) {
        ahead.set(pathname, size);
        bytes += size;
        requests++;
      }
      return;
    }
    if (!ahead.has(pathname) && !used.has(pathname)) {
      bytes += size;
      requests++;
    }
    used.add(pathname);
  });
  await page.goto(origin + FIRST);
  await page.waitForSelector('html[data-has-hydrated="true"]');
  const milliseconds: number[] = [];
  for (let turn = 1; turn < PAGES; turn++) {
    await readToEnd(page);
    milliseconds.push(await goOn(page));
  }
  await readToEnd(page);
  await context.close();
  const sum = (files: [string, number][]) => files.reduce((total, [, size]) => total + size, 0);
  return {requests, bytes, ahead: sum([...ahead]), unused: sum([...ahead].filter(([file]) => !used.has(file))), milliseconds};
}

/** Scrolls by windows, so that every link comes into view, and waits until nothing is loaded anymore. */
async function readToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({top, behavior: 'instant'});
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
  });
  await page.waitForLoadState('networkidle');
}

/** Milliseconds from the click on the link to the next page until its heading is on the screen. */
const goOn = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const link = document.querySelector<HTMLAnchorElement>('.pagination-nav__link--next');
        if (!link) return reject(new Error(`${location.pathname} has no next page.`));
        const clicked = performance.now();
        const before = document.querySelector('h1');
        const observer = new MutationObserver(() => {
          if (document.querySelector('h1') === before || location.pathname !== new URL(link.href).pathname) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - clicked));
        });
        observer.observe(document.body, {subtree: true, childList: true});
        link.click();
      }),
  );
