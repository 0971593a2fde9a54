import path from 'node:path';
import type {Browser, Page} from '@playwright/test';
import {startBrowser} from './start-browser';
import {sentBytes} from './page-weight';
import {serveBuild} from './static-server';

/** A page with many demos, and a similar one without any. */
const WITH_DEMOS = '/docs/transforms';
const WITHOUT = '/docs/the-fundamentals';
const VISITS = 5;

/** Prints how long a demo takes from the click to its first live frame, and what a page with demos requests before and after. */
export async function benchDemos(project: string): Promise<void> {
  const build = path.join(project, 'build');
  const server = await serveBuild(build);
  const browser = await startBrowser();
  try {
    const visits: Visit[] = [];
    while (visits.length < VISITS) visits.push(await visit(browser, server.origin, build, WITH_DEMOS));
    const none = await visit(browser, server.origin, build, WITHOUT);
    const [first] = visits;
    console.log(
      `demos, click to first live frame: ${median(visits, 'cold')} ms the first on a page, ${median(visits, 'warm')} ms the second; medians of ${VISITS}`,
    );
    console.log(
      `demos, scripts before a click: ${WITH_DEMOS} ${kilobytes(first?.before)} with ${first?.demos ?? 0} demos, ${WITHOUT} ${kilobytes(none.before)}`,
    );
    console.log(
      `demos, scripts after the first click: ${kilobytes(first?.player)} more for Player, toolkit and demo; ${kilobytes(first?.next)} more for the second demo`,
    );
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Milliseconds and brotli bytes. */
type Visit = {demos: number; before: number; cold: number; player: number; warm: number; next: number};

async function visit(browser: Browser, origin: string, build: string, address: string): Promise<Visit> {
  const context = await browser.newContext({viewport: {width: 1440, height: 900}, reducedMotion: 'reduce'});
  const page = await context.newPage();
  let bytes = 0;
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') bytes += sentBytes(build, new URL(request.url()).pathname);
  });
  await page.goto(origin + address);
  await page.waitForSelector('html[data-has-hydrated="true"]');
  await page.waitForLoadState('networkidle');
  const demos = await page.locator('[data-demo]').count();
  const before = bytes;
  const cold = demos > 0 ? await open(page, 0) : 0;
  const player = bytes - before;
  const warm = demos > 1 ? await open(page, 1) : 0;
  await context.close();
  return {demos, before, cold, player, warm, next: bytes - before - player};
}

/** Milliseconds from the click on a demo to its first frame on the screen. */
async function open(page: Page, index: number): Promise<number> {
  const demo = page.locator('[data-demo]').nth(index);
  await demo.scrollIntoViewIfNeeded();
  const milliseconds = await demo.evaluate(
    (figure) =>
      new Promise<number>((resolve) => {
        const clicked = performance.now();
        new MutationObserver((_, observer) => {
          if (!figure.querySelector('[data-painted="true"]')) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - clicked));
        }).observe(figure, {subtree: true, childList: true, attributes: true});
        figure.querySelector('button')?.click();
      }),
  );
  await page.waitForLoadState('networkidle');
  return milliseconds;
}

const median = (visits: Visit[], key: 'cold' | 'warm') => Math.round(visits.map((one) => one[key]).sort((a, b) => a - b)[Math.floor(visits.length / 2)] ?? 0);

const kilobytes = (bytes = 0) => `${(bytes / 1000).toFixed(1)} kB`;
