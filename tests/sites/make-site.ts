import fs from 'node:fs';
import path from 'node:path';
import {parse, stringify} from 'yaml';
import {readPage} from '../../core/corpus/corpus';
import {CONTENT_ROOTS} from '../../core/corpus/sections';
import {routeOf} from '../../core/corpus/routes';
import {PAGES} from './pages';

const PROJECT = path.join(__dirname, '../..');

/** What a fixture site takes from the project as it is. Code is copied, not linked, since plugins find the project by their own place in it. */
const COPIED = [
  'core',
  'src',
  'plugins',
  'config',
  'data',
  'demos',
  'figures',
  'probes',
  'sidebars',
  'sidebars.ts',
  'docusaurus.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/** What differs from the site's own. */
export type FixtureSettings = {
  /** Pages besides those of every fixture site. */
  pages?: string[];
  /** Files and folders besides those of every fixture site. */
  copied?: string[];
  /** Whether the navbar has lists of versions and languages. */
  hasDropdowns?: boolean;
  /** Locales after English. */
  locales?: string[];
  /** Further settings of the configuration, as code; `site` is the site's own. */
  settings?: string;
};

/**
 * Lays out a small project with the site's own code and a few of its pages.
 * @param folder absolute path; what it holds is removed first, except for its packages
 */
export function makeSite(folder: string, {pages: more = [], copied = [], hasDropdowns = true, locales = [], settings = ''}: FixtureSettings = {}): void {
  for (const name of fs.existsSync(folder) ? fs.readdirSync(folder) : []) if (name !== 'node_modules') fs.rmSync(path.join(folder, name), {recursive: true});
  fs.mkdirSync(folder, {recursive: true});
  for (const name of [...COPIED, ...copied]) fs.cpSync(path.join(PROJECT, name), path.join(folder, name), {recursive: true});
  fs.symlinkSync(path.join(PROJECT, 'static'), path.join(folder, 'static'));
  const pages = withRelated([...PAGES, ...more]);
  for (const file of [...pages, ...authorsFiles()]) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    fs.copyFileSync(path.join(PROJECT, file), path.join(folder, file));
  }
  fs.writeFileSync(path.join(folder, 'data/redirects.yml'), redirectsTo(pages));
  fs.writeFileSync(path.join(folder, 'data/glossary.yml'), glossaryFor(pages));
  fs.renameSync(path.join(folder, 'sidebars.ts'), path.join(folder, 'sidebars-of-all.ts'));
  fs.writeFileSync(path.join(folder, 'sidebars.ts'), sidebarsCode(pages));
  fs.renameSync(path.join(folder, 'docusaurus.config.ts'), path.join(folder, 'site.config.ts'));
  fs.writeFileSync(path.join(folder, 'docusaurus.config.ts'), configCode(hasDropdowns, locales, settings));
}

/** The pages and those that posts among them relate to: a post whose related page is missing stops the build. */
function withRelated(pages: readonly string[]): string[] {
  const related = pages.flatMap((file) => (readPage(PROJECT, file).frontMatter.related ?? []) as string[]);
  return [...new Set([...pages, ...related.map((id) => `docs/${id}.mdx`)])];
}

/** The redirects that lead to a page of the fixture, or off the site. */
function redirectsTo(pages: string[]): string {
  const routes = new Set(pages.map((file) => routeOf(readPage(PROJECT, file))));
  const all = parse(fs.readFileSync(path.join(PROJECT, 'data/redirects.yml'), 'utf8')) as {to: string}[];
  return stringify(all.filter(({to}) => !to.startsWith('/') || routes.has(to.replace(/[?#].*/, ''))));
}

/** The glossary, whose words lead to a page of the fixture or to none. */
function glossaryFor(pages: string[]): string {
  const all = parse(fs.readFileSync(path.join(PROJECT, 'data/glossary.yml'), 'utf8')) as {page?: string}[];
  return stringify(all.map(({page, ...entry}) => (page && pages.includes(`docs/${page}.mdx`) ? {...entry, page} : entry)));
}

const authorsFiles = (): string[] =>
  CONTENT_ROOTS.flatMap((root) =>
    fs
      .readdirSync(path.join(PROJECT, root))
      .filter((name) => name.endsWith('.yml'))
      .map((name) => `${root}/${name}`),
  );

/** The site's sidebars without the pages that a fixture lacks. */
const sidebarsCode = (pages: string[]): string => `import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import all from './sidebars-of-all';

type Item = string | {type?: string; id?: string; link?: {id?: string}; items?: Item[]};

const ids = new Set(${JSON.stringify(pages.filter((file) => file.startsWith('docs/')).map((file) => file.slice('docs/'.length).replace(/\.mdx$/, '')))});

const kept = (items: Item[]): Item[] =>
  items.flatMap((item) => {
    if (typeof item === 'string') return ids.has(item) ? [item] : [];
    if (!item.items) return ids.has(item.id ?? '') ? [item] : [];
    const {link, ...category} = item;
    const inner = kept(item.items);
    return inner.length > 0 ? [{...category, items: inner, ...(link?.id && ids.has(link.id) && {link})}] : [];
  });

export default Object.fromEntries(Object.entries(all).map(([name, items]) => [name, kept(items as Item[])])) as SidebarsConfig;
`;

/** The site's configuration, in which links to missing pages are not errors, and with dropdowns for versions and locales where they are wanted. */
const configCode = (hasDropdowns: boolean, locales: string[], settings: string): string => `import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import site from './site.config';

const {navbar, ...theme} = site.themeConfig as ThemeConfig;
const dropdowns = [${hasDropdowns ? "{type: 'docsVersionDropdown', position: 'left'}, {type: 'localeDropdown', position: 'right'}" : ''}] as const;

const config: Config = {
  ...site,
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  onBrokenMarkdownLinks: 'ignore',
  i18n: {defaultLocale: 'en', locales: ${JSON.stringify(['en', ...locales])}},
  themeConfig: {...theme, navbar: {...navbar, items: [...(navbar?.items ?? []), ...dropdowns]}},
  ${settings}
};

export default config;
`;
