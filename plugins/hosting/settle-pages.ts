import fs from 'node:fs/promises';
import path from 'node:path';
import {builtFileOf} from '../../core/corpus/page-files';

const settled = new Map<string, Promise<void>>();

/**
 * Moves the page of each route without a trailing slash from a folder's index.html, where the framework writes it, to a file of its own.
 * Plugins run side by side once the pages are written, so each that reads or writes pages waits for this; the first to ask does the work.
 * @param outDir folder of the current language
 * @param routesPaths all routes, base path included
 */
export function settlePages(outDir: string, routesPaths: string[], baseUrl: string): Promise<void> {
  const known = settled.get(outDir) ?? movePages(outDir, routesPaths, baseUrl);
  settled.set(outDir, known);
  return known;
}

async function movePages(outDir: string, routesPaths: string[], baseUrl: string): Promise<void> {
  for (const route of routesPaths.map((each) => each.slice(baseUrl.length))) {
    const file = builtFileOf(route);
    if (file.endsWith('index.html') || route.endsWith('.html')) continue;
    await fs.rename(path.join(outDir, route, 'index.html'), path.join(outDir, file)).catch(unlessMissing);
    // A folder stays while it holds the pages below this one.
    await fs.rmdir(path.join(outDir, route)).catch(() => undefined);
  }
}

/** A route whose page another route has written, such as one that differs by case, has no file of its own. */
function unlessMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
