import fs from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import type {Browser, Request} from '@playwright/test';

/** Bytes as a host sends them, compressed where compression helps. */
export type PageWeight = {
  requests: number;
  html: number;
  js: number;
  css: number;
  fonts: number;
  images: number;
  total: number;
  /** What is prefetched for the pages that links lead to; not part of the totals. */
  ahead: {requests: number; bytes: number};
  nodes: number;
  /** Total milliseconds of main-thread tasks of more than 50 ms. */
  longTasks: number;
};

const KINDS: Record<string, 'html' | 'js' | 'css' | 'fonts' | 'images'> = {
  document: 'html',
  script: 'js',
  stylesheet: 'css',
  font: 'fonts',
  image: 'images',
  other: 'images',
};
const HYDRATED = 'html[data-has-hydrated="true"]';
const VIEWPORT = {width: 1440, height: 900};
/** Distance below the window, in pixels, within which Chrome loads lazy images on a fast connection; if it does not know the connection, it loads more. */
const LAZY_MARGIN = 1250;
const PACKED = /\.(woff2|webp|png|jpe?g|mp4)$/;

/**
 * Opens a page as a first visit and adds up what it requests.
 * @param ready selector of an element that is there once the page can be used
 */
export async function weighPage(browser: Browser, origin: string, build: string, address: string, ready = HYDRATED): Promise<PageWeight> {
  const context = await browser.newContext({viewport: VIEWPORT});
  const page = await context.newPage();
  await page.addInitScript(() => {
    const tasks: number[] = Object.assign(window, {longTasks: []}).longTasks;
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({duration}) => duration))).observe({type: 'longtask', buffered: true});
  });
  const asked: Request[] = [];
  page.on('requestfinished', (request) => asked.push(request));
  await page.goto(origin + address);
  await page.waitForSelector(ready);
  await page.waitForLoadState('networkidle');
  const weight: PageWeight = {requests: 0, html: 0, js: 0, css: 0, fonts: 0, images: 0, total: 0, ahead: {requests: 0, bytes: 0}, nodes: 0, longTasks: 0};
  const later = await page.evaluate(
    (below) => [...document.images].filter((image) => image.loading === 'lazy' && image.getBoundingClientRect().top > below).map((image) => image.currentSrc),
    VIEWPORT.height + LAZY_MARGIN,
  );
  for (const request of asked) {
    if (later.includes(request.url())) continue;
    const bytes = sentBytes(build, new URL(request.url()).pathname);
    const headers = await request.allHeaders();
    if ((headers['sec-purpose'] ?? headers.purpose) === 'prefetch') {
      weight.ahead.requests++;
      weight.ahead.bytes += bytes;
      continue;
    }
    weight.requests++;
    weight[KINDS[request.resourceType()] ?? 'js'] += bytes;
    weight.total += bytes;
  }
  weight.nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  weight.longTasks = Math.round(await page.evaluate(() => (window as unknown as {longTasks: number[]}).longTasks.reduce((sum, task) => sum + task, 0)));
  await context.close();
  return weight;
}

const sizes = new Map<string, number>();

/** Bytes of a file as a host sends it: as it is if already compressed, or with brotli. */
export function sentBytes(build: string, address: string): number {
  const file = [address, `${address}.html`, `${address}/index.html`]
    .map((name) => path.join(build, name))
    .find((name) => fs.existsSync(name) && fs.statSync(name).isFile());
  if (!file) return 0;
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const content = fs.readFileSync(file);
  const size = PACKED.test(file) ? content.length : brotliCompressSync(content).length;
  sizes.set(file, size);
  return size;
}
