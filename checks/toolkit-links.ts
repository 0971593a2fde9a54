import fs from 'node:fs';
import path from 'node:path';
import {parseDocument} from 'yaml';
import {z} from 'zod';
import {openMemory} from '../core/cache/remember';
import {inspectRedirects, REDIRECTS_FILE} from '../core/data/redirects';
import {withoutSlash} from '../core/corpus/routes';
import {anchorsOf} from '../core/corpus/anchors';
import {perProject, type Corpus, type Page} from '../core/corpus/corpus';
import {finding, type Finding} from '../core/corpus/finding';
import {linksInPackages, type PackageLink} from '../core/toolkit/package-links';
import {routeOf} from '../core/corpus/routes';
import {siteRoutes} from '../core/corpus/site-routes';
import {PAGES, type Check, type Report} from './check';

const INSTALLED = path.join(__dirname, '../node_modules');
const EXCEPTIONS_FILE = 'data/toolkit-links.yml';
const reasons = z.record(z.string().min(10, 'needs a reason of at least ten characters'));

/** Every documentation URL that the installed packages print leads to a page of this site, and to a heading on it if it has an anchor. */
export const toolkitLinks: Check = {
  name: 'toolkit-links',
  rule: 'URLs that the packages print lead to a page, an anchor or a redirect, and redirects lead somewhere',
  failsOn: ['toolkit-links', /has no heading with the id/],
  files: new RegExp(`${PAGES.source}|^(${REDIRECTS_FILE}|${EXCEPTIONS_FILE})$`),
  run: (corpus) => checkToolkitLinks(corpus, INSTALLED),
};

/** Where a URL leads. */
type Outcome = 'written' | 'listed' | 'lost';
type Resolved = {link: PackageLink; outcome: Outcome; redirected: boolean; finding?: Finding};

/**
 * Compares the URLs in packages with the pages and redirects of a site.
 * @param packages the node_modules folder from which remotion and @remotion/* are read
 */
export function checkToolkitLinks(corpus: Corpus, packages: string): Report {
  const {links, files, packages: packageCount} = rememberedLinks(corpus.dir, packages);
  const site = readSite(corpus);
  const resolved = links.map((link) => resolve(link, site));
  const count = (outcome: Outcome) => resolved.filter((each) => each.outcome === outcome).length;
  const redirected = resolved.filter((each) => each.redirected).length;
  return {
    count: links.length,
    looked:
      `URLs in ${files} files of ${packageCount} packages: ${count('written')} lead to a page, ` +
      `${count('listed')} are listed with a reason; ` +
      `${redirected} of them through one of ${site.redirects.size} redirects`,
    findings: [...site.findings, ...resolved.flatMap((each) => each.finding ?? []), ...staleExceptions(resolved, site)],
  };
}

/** Reading all files of the packages takes a second; they change only when they are installed. */
function rememberedLinks(dir: string, packages: string): ReturnType<typeof linksInPackages> {
  const memory = openMemory<ReturnType<typeof linksInPackages>>(dir, 'package-links');
  const known = memory.get(packages);
  if (known) return known;
  const found = linksInPackages(packages);
  memory.set(packages, found);
  memory.save({prune: true});
  return found;
}

type Site = {
  /** The written page at a path; undefined for pages that are not MDX. */
  routes: Map<string, Page | undefined>;
  redirects: Map<string, string>;
  /** Whether the redirects could be read: without them, every URL that needs one would seem lost. */
  hasRedirects: boolean;
  /** Whether a page has an anchor, which matters only where somebody asks. */
  hasAnchor: (page: Page, anchor: string) => boolean;
  /** URLs that are listed with a reason, and their lines. */
  exceptions: Map<string, number>;
  findings: Finding[];
};

const redirectsOf = perProject((corpus) => {
  const written = siteRoutes(corpus);
  return {written, ...inspectRedirects(corpus.dir, written)};
});

function readSite(corpus: Corpus): Site {
  const {written, redirects, findings} = redirectsOf(corpus);
  const routes = new Map<string, Page | undefined>(written.map((route) => [withoutSlash(route), undefined]));
  for (const page of corpus.pages) routes.set(withoutSlash(routeOf(page)), page);
  const asksAll = corpus.isJudged(EXCEPTIONS_FILE);
  const source = fs.readFileSync(path.join(corpus.dir, EXCEPTIONS_FILE), 'utf8');
  const lineOf = (url: string) => source.split('\n').findIndex((line) => line.startsWith(url)) + 1 || 1;
  const document = parseDocument(source);
  const listed = reasons.safeParse(document.errors.length > 0 ? {} : (document.toJS() ?? {}));
  const anchorFindings = redirects.flatMap(({redirect: {to}, line}) => {
    const [target = '', anchor] = to.split('#');
    const page = target.startsWith('/') ? routes.get(withoutSlash(target)) : undefined;
    return corpus.isJudged(REDIRECTS_FILE) && page && anchor && !hasAnchor(page, anchor)
      ? [finding(REDIRECTS_FILE, line, `${page.file} has no heading with the id "${anchor}".`, 'Fix the anchor, or give the heading this id.')]
      : [];
  });
  return {
    routes,
    hasRedirects: redirects.length > 0 || findings.length === 0,
    hasAnchor: (page, anchor) => (!asksAll && !corpus.isJudged(page.file)) || hasAnchor(page, anchor),
    redirects: new Map(redirects.map(({redirect: {from, to}}) => [from, to])),
    exceptions: new Map(Object.entries(listed.success ? listed.data : {}).map(([url]) => [url, lineOf(url)])),
    findings: [
      ...findings,
      ...anchorFindings,
      ...document.errors
        .slice(0, 1)
        .map(({message, linePos}) =>
          finding(EXCEPTIONS_FILE, linePos?.[0].line ?? 1, `The YAML cannot be read: ${message.split('\n')[0] ?? ''}`, 'Write URL: reason, one per line.'),
        ),
      ...(listed.success
        ? []
        : listed.error.issues.map(({path: keys, message}) =>
            finding(EXCEPTIONS_FILE, lineOf(String(keys[0])), `${keys.join('.')} ${message}.`, 'Write URL: reason.'),
          )),
    ],
  };
}

/** A page that cannot be read may have any anchor. */
const hasAnchor = (page: Page, anchor: string): boolean => page.broken !== undefined || anchorsOf(page).has(anchor);

function resolve(link: PackageLink, site: Site): Resolved {
  const redirect = site.redirects.get(withoutSlash(link.path));
  const [target = '', ownAnchor] = (redirect ?? link.path).split('#');
  const known = {link, redirected: redirect !== undefined};
  if (!target.startsWith('/')) return {...known, outcome: 'written'};

  // A browser keeps the anchor that was asked for, unless the redirect names one.
  const anchor = ownAnchor ?? link.anchor;
  const route = withoutSlash(target);
  const page = site.routes.get(route);
  const exists = site.routes.has(route);
  if (exists && (!anchor || (page && site.hasAnchor(page, anchor)))) return {...known, outcome: 'written'};
  if (site.exceptions.has(link.url)) return {...known, outcome: 'listed'};
  return {...known, outcome: 'lost', finding: page || site.hasRedirects ? lostFinding(link, page, anchor) : undefined};
}

function lostFinding({file, line, url}: PackageLink, page: Page | undefined, anchor = ''): Finding {
  const sentence = `node_modules/${file}:${line} sends readers to ${url}`;
  return page
    ? finding(
        page.file,
        1,
        `${sentence}, but the page has no heading with the id "${anchor}".`,
        `Give the heading that answers them this id: ## Text {#${anchor}}.`,
      )
    : finding(
        REDIRECTS_FILE,
        1,
        `${sentence}, which leads to nothing.`,
        `Add a redirect to the page that answers them, or list the URL with a reason in ${EXCEPTIONS_FILE}.`,
      );
}

function staleExceptions(resolved: Resolved[], {exceptions}: Site): Finding[] {
  return [...exceptions]
    .filter(([url]) => !resolved.some(({link, outcome}) => link.url === url && outcome === 'listed'))
    .map(([url, line]) => finding(EXCEPTIONS_FILE, line, `${url} is not printed, or leads somewhere.`, 'Remove the entry.'));
}
