import fs from 'node:fs';
import path from 'node:path';
import {parseRedirects} from '../find-file';

/** What a host owes its readers. */
export type Expected = {
  /** Origin that canonical URLs name. */
  origin: string;
  baseUrl: string;
  /** Paths of the sitemap. */
  pages: string[];
  /** Source → target. */
  redirects: Map<string, string>;
  /** Paths of other files. */
  assets: string[];
};

/** The addresses of a sitemap. */
export const sitemapUrls = (xml: string): URL[] => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url));

/** Names of files that are no assets: pages, compressed copies of other files, and what only hosts read. */
const NO_ASSET = /\.(html|br|gz)$|^_(headers|redirects)$/;

/**
 * Reads from a build what its host owes.
 * @throws Error when there is no build
 */
export function expectedOf(build: string, baseUrl: string): Expected {
  const sitemap = path.join(build, 'sitemap.xml');
  if (!fs.existsSync(sitemap)) throw new Error(`${build} holds no site: run npm run build first.`);
  const urls = sitemapUrls(fs.readFileSync(sitemap, 'utf8'));
  const redirects = parseRedirects(fs.readFileSync(path.join(build, '_redirects'), 'utf8'));
  const files = fs
    .readdirSync(build, {recursive: true, encoding: 'utf8', withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(build, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  return {
    origin: urls[0]?.origin ?? '',
    baseUrl,
    pages: urls.map(({pathname}) => pathname),
    redirects: new Map([...redirects].filter(([from]) => !from.endsWith('.html')).map(([from, {location}]) => [from, location])),
    assets: files.filter((file) => !NO_ASSET.test(file)).map((file) => baseUrl + file),
  };
}

/** One asset of each kind in each folder, and a few more: hosts treat them alike by folder and ending. */
export function kindsOf(assets: string[], each: number): string[] {
  const kinds = new Map<string, string[]>();
  for (const asset of assets) {
    const kind = `${asset.split('/').slice(0, 3).join('/')} ${path.posix.extname(asset)}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), asset]);
  }
  return [...kinds.values()].flatMap((group) => group.slice(0, each));
}
