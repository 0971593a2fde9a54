import path from 'node:path';
import {twinPath} from '../../src/lib/twin-path';

export type Site = {
  /** Origin, without a slash at the end. */
  url: string;
  baseUrl: string;
  /** Paths of all pages, base path included. */
  routes: ReadonlySet<string>;
};

/** The full URL of a path of the site: of the Markdown, if it is a page's. */
export function addressOf({url, routes}: Site, pathname: string, hash = ''): string {
  return url + (routes.has(pathname) ? twinPath(pathname) : pathname) + hash;
}

/** What a link in the HTML of a page stands for, in full. */
export function linkInHtml(site: Site, canonical: string): (href: string) => string {
  return (href) => {
    if (/^(mailto|tel|data):/.test(href)) return href;
    const target = new URL(href, canonical);
    return target.origin === site.url ? addressOf(site, target.pathname, target.search + target.hash) : href;
  };
}

/**
 * What a link in the MDX of a page stands for, in full.
 * @param file of the page, absolute
 * @param routeOfFile the path of the page that an absolute file is
 */
export function linkInMdx(site: Site, canonical: string, file: string, routeOfFile: ReadonlyMap<string, string>): (href: string) => string {
  const inHtml = linkInHtml(site, canonical);
  return (given) => {
    // A link to a file that keeps its name, in the framework's notation.
    const href = given.replace(/^pathname:\/\//, '');
    const [target = '', anchor] = href.split('#');
    const hash = anchor === undefined ? '' : `#${anchor}`;
    if (/^[a-z]+:/.test(href)) return inHtml(href);
    if (target === '') return inHtml(href);
    // A path in MDX begins at the site's root, wherever that is published.
    if (target.startsWith('/') && !/\.mdx?$/.test(target)) return inHtml(site.baseUrl + target.replace(/^\//, '').replace(site.baseUrl.slice(1), '') + hash);
    const route = routeOfFile.get(path.resolve(path.dirname(file), target));
    return route ? addressOf(site, route, hash) : inHtml(href);
  };
}
