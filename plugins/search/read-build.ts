import fs from 'node:fs/promises';
import path from 'node:path';
import {routeOfBuilt} from '../../core/corpus/page-files';
import {readPage, type SearchPage} from './records';

/** Pages that list other pages. */
const LISTS = /\/(archive|tags|page|authors)(\/|$)/;

/** Reads every page of a build, in the order of their paths. */
export async function readBuild(directory: string, baseUrl: string): Promise<SearchPage[]> {
  const files = (await fs.readdir(directory, {recursive: true})).filter((file) => file.endsWith('.html'));
  const pages = await Promise.all(
    files.sort().map(async (file) => {
      const html = await fs.readFile(path.join(directory, file), 'utf8');
      const url = canonicalPath(html);
      const own = baseUrl + routeOfBuilt(file);
      // A redirect names its target as its canonical URL.
      if (url === undefined || withoutSlash(url) !== withoutSlash(own)) return undefined;
      return LISTS.test(url) ? undefined : readPage(html, url);
    }),
  );
  return pages.filter((page) => page !== undefined);
}

/** The canonical URL shows whether the page's path ends in a slash. */
function canonicalPath(html: string): string | undefined {
  const url = /<link[^>]*rel="?canonical"?[^>]*href="?([^"\s>]+)/.exec(html)?.[1];
  return url && new URL(url).pathname;
}

const withoutSlash = (url: string): string => url.replace(/\/$/, '');
