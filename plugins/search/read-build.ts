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
      const url = ownPath(html);
      const own = baseUrl + routeOfBuilt(file);
      // A redirect has none.
      if (url === undefined || withoutSlash(url) !== withoutSlash(own)) return undefined;
      return LISTS.test(url) ? undefined : readPage(html, url);
    }),
  );
  return pages.filter((page) => page !== undefined);
}

/** What a page says its address is shows whether its path ends in a slash. Its canonical URL may be that of another version. */
function ownPath(html: string): string | undefined {
  const url = /<meta[^>]*property="?og:url"?[^>]*content="?([^"\s>]+)/.exec(html)?.[1];
  return url && new URL(url).pathname;
}

const withoutSlash = (url: string): string => url.replace(/\/$/, '');
