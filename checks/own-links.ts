import fs from 'node:fs';
import path from 'node:path';
import {inspectKind} from '../core/data/read';
import {inspectRedirects} from '../core/data/redirects';
import {headingsOf} from '../core/corpus/anchors';
import type {Corpus, Page} from '../core/corpus/corpus';
import {finding, type Finding} from '../core/corpus/finding';
import {routeOf, withoutSlash} from '../core/corpus/routes';
import {siteRoutes} from '../core/corpus/site-routes';
import * as writtenFiles from '../core/corpus/written-files';
import type {Check} from './check';

/** What a reader sees, beside pages: components, configuration, entries, the authors of posts. */
const READ = [
  {folder: 'src', ending: /\.(tsx?|css)$/},
  {folder: 'config', ending: /\.ts$/},
  {folder: 'data', ending: /\.(ya?ml|json)$/},
  {folder: 'blog', ending: /\.yml$/},
  {folder: 'learn', ending: /\.yml$/},
  {folder: 'success-stories', ending: /\.yml$/},
];

/** An address of this site with its origin, up to where the text around it goes on; subdomains are other sites. */
const OWN = /https?:\/\/(?:www\.)?remotion\.dev(?![\w.-])((?:[/#?][^\s"'`<>{}()[\]|\\,$]*)?)(\$\{)?/g;

/** Paths to which the navbar and the footer lead; the build would find a wrong one minutes later. */
const MENUS = /^config\/(navbar|footer)\.ts$/;
const MENU_PATH = /\bto: '(\/[^']*)'/g;

const WRITTEN = new Set<string>(Object.values(writtenFiles).map((file) => `/${file}`));

/** Pages of things that the guides for contributors invent as examples. */
const INVENTED = ['/docs/renderer/render-media#posterframe', '/docs/transitions/presentations/letterbox'];

/** Every address that names this site's own origin, every path in the navbar and the footer, and every page that a template recommends, leads to a page or a redirect that exists. */
export const ownLinks: Check = {
  name: 'own-links',
  rule: 'addresses with this site’s own origin, the paths in the navbar and the footer, and the pages that templates recommend, exist',
  failsOn: ['own-links', /is not a page of this site/],
  files: /^(docs|blog|learn|success-stories|src|config|data)\//,
  decides: /^data\/redirects\.yml$/,
  run(corpus) {
    const known = readKnown(corpus);
    const files = [...sourcesOf(corpus.dir), ...[...corpus.pages, ...corpus.partials].map(({file, source}) => ({file, source}))];
    const absolute = files.flatMap(({file, source}) => addressesIn(source).map((address) => ({...address, file})));
    const recommended = inspectKind(corpus.dir, 'templates').entries.flatMap(({slug, docs = []}) =>
      docs.map((page) => ({file: `data/templates/${slug}.yml`, line: lineOf(corpus.dir, slug, page.path), url: page.path})),
    );
    const inMenus = files.filter(({file}) => MENUS.test(file)).flatMap(({file, source}) => pathsIn(source).map((each) => ({...each, file})));
    return {
      count: absolute.length + recommended.length + inMenus.length,
      looked: `links to this site: ${absolute.length} with its origin in ${files.length} files, ${recommended.length} in data/templates/, ${inMenus.length} in the navbar and the footer; ${known.pages.size} pages, ${known.redirects.size} redirects`,
      findings: [...absolute, ...recommended, ...inMenus].flatMap((link) => linkFindings(known, link)),
    };
  },
};

type Address = {file: string; line: number; url: string};
type Known = {pages: Map<string, Page | undefined>; redirects: Set<string>; assets: string};

function readKnown(corpus: Corpus): Known {
  const written = siteRoutes(corpus);
  const pages = new Map<string, Page | undefined>(written.map((route) => [withoutSlash(route), undefined]));
  for (const page of corpus.pages) pages.set(withoutSlash(routeOf(page)), page);
  const {redirects} = inspectRedirects(corpus.dir, written);
  return {
    pages,
    redirects: new Set(redirects.map(({redirect}) => redirect.from)),
    assets: path.join(corpus.dir, 'static'),
  };
}

function sourcesOf(dir: string): {file: string; source: string}[] {
  return READ.flatMap(({folder, ending}) =>
    (fs.existsSync(path.join(dir, folder)) ? fs.readdirSync(path.join(dir, folder), {recursive: true, encoding: 'utf8'}) : [])
      .map((name) => `${folder}/${name.split(path.sep).join('/')}`)
      .filter((file) => ending.test(file))
      .map((file) => ({file, source: fs.readFileSync(path.join(dir, file), 'utf8')})),
  );
}

/** Addresses that a program completes are left out: their page is not known here. */
const addressesIn = (source: string): Omit<Address, 'file'>[] =>
  source
    .split('\n')
    .flatMap((text, index) =>
      [...text.matchAll(OWN)].filter(([, , isOpen]) => !isOpen).map(([, url = '']) => ({line: index + 1, url: url.replace(/[.:;!?*_]+$/, '') || '/'})),
    );

const pathsIn = (source: string): Omit<Address, 'file'>[] =>
  source.split('\n').flatMap((text, index) => [...text.matchAll(MENU_PATH)].map(([, url = '']) => ({line: index + 1, url})));

function linkFindings({pages, redirects, assets}: Known, {file, line, url}: Address): Finding[] {
  if (INVENTED.includes(url)) return [];
  const {pathname, hash} = new URL(url, 'https://site');
  const route = withoutSlash(decodeURIComponent(pathname));
  if (route === '' || redirects.has(route) || WRITTEN.has(route) || fs.existsSync(path.join(assets, route))) return [];
  if (!pages.has(route))
    return [finding(file, line, `${url} is not a page of this site.`, 'Name a page that exists, write it, or add the path to data/redirects.yml.')];
  const page = pages.get(route);
  const anchor = decodeURIComponent(hash.slice(1));
  return page && anchor && !headingsOf(page).some(({id}) => id === anchor)
    ? [
        finding(
          file,
          line,
          `${url}: the page has no heading with the id "${anchor}".`,
          `It has: ${headingsOf(page)
            .map(({id}) => id)
            .join(', ')}.`,
        ),
      ]
    : [];
}

function lineOf(dir: string, slug: string, route: string): number {
  const lines = fs.readFileSync(path.join(dir, `data/templates/${slug}.yml`), 'utf8').split('\n');
  return lines.findIndex((text) => text.trim() === `path: ${route}`) + 1 || 1;
}
