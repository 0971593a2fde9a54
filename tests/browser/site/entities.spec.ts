import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import config from '../../../docusaurus.config';
import type {Route} from '../../../plugins/lean-client/pack';
import {readRoutes} from '../../../plugins/lean-client/read-generated';
import {docsInRoutes, type RouteEntry} from '../../../src/lib/docs-in-routes';
import type {Chunks} from '../../../src/lib/unpack-routes';
import {sitemapPaths} from '../../../scripts/lib/looks';
import {test} from '../fixtures';

const ROOT = path.join(__dirname, '../../..');
const generated = <T>(name: string) => JSON.parse(fs.readFileSync(path.join(ROOT, '.docusaurus', name), 'utf8')) as T;

type Doc = {id: string; path: string; sidebar?: string};
type Version = {
  name: string;
  label: string;
  isLast: boolean;
  path: string;
  mainDocId: string;
  docs: Doc[];
  /** Of the pages whose path does not tell it, by path. */
  ids: Record<string, string>;
  draftIds: string[];
  sidebars: Record<string, {link: {path: string; label: string}}>;
};

const version = () => {
  const data = generated<Record<string, {default: {versions: Version[]}}>>('globalData.json');
  const versions = data['docusaurus-plugin-content-docs']?.default.versions ?? [];
  assert.equal(versions.length, 1);
  const only = versions[0] as Version;
  return {...only, docs: docsInRoutes(routes(), only.path, only.ids)};
};

const code = () => fs.readFileSync(path.join(ROOT, '.docusaurus/routes.js'), 'utf8');
const routes = () => readRoutes(code(), generated<Record<string, Chunks>>('routesChunkNames.json')).map(asEntry);
/** A route as the framework writes it, with its sidebar beside its path. */
const asEntry = ({routes: inner, attributes, ...route}: Route): Route & RouteEntry => ({
  ...route,
  ...attributes,
  attributes,
  ...(inner && {routes: inner.map(asEntry)}),
});

test('Docs version: one, labeled Next, which is the latest, with its pages and sidebars', {tag: '@docs.version'}, () => {
  const {name, label, isLast, path: base, mainDocId, docs, draftIds, sidebars} = version();
  assert.deepEqual({name, label, isLast, base, draftIds}, {name: 'current', label: 'Next', isLast: true, base: '/docs', draftIds: []});
  assert.equal(docs.find(({id}) => id === mainDocId)?.path, '/docs/');
  assert.deepEqual(Object.keys(sidebars), ['mainSidebar', 'apiSidebar', 'recorderSidebar']);
});

test('Doc: id, path and one of three sidebars, or none', {tag: '@docs.sidebars'}, () => {
  const {docs, sidebars} = version();
  assert.ok(docs.length > 150);
  for (const {id, path: address, sidebar} of docs) {
    assert.ok(id && address.startsWith('/docs/'), id);
    assert.ok(sidebar === undefined || sidebar in sidebars, `${id}: ${sidebar}`);
  }
});

test('Sidebar: a link with path and label', {tag: '@docs.sidebars'}, () => {
  const {sidebars, docs} = version();
  for (const {link} of Object.values(sidebars)) assert.ok(docs.some(({id, path: address}) => id === link.label && address === link.path));
});

test(
  'Route entry: a path without parameters, its component, exact, of the documentation nested with the name of a sidebar; a wildcard at the end',
  {tag: '@routes.exact'},
  () => {
    const top = routes();
    const leavesOf = (list: Route[]): Route[] => list.flatMap((route) => (route.routes ? leavesOf(route.routes) : [route]));
    const leaves = leavesOf(top);
    assert.ok(leaves.length > 250);
    for (const {path: address, chunks, attributes} of leaves) {
      assert.match(address, /^\/[^:*]*$/);
      assert.ok((chunks as {__comp?: string}).__comp && attributes.exact === true, address);
      const {sidebar} = attributes as {sidebar?: string};
      assert.ok(sidebar === undefined || ['mainSidebar', 'apiSidebar', 'recorderSidebar'].includes(sidebar), address);
      if (sidebar) assert.ok(address.startsWith('/docs'), address);
    }
    const docs = top.filter(({routes: inner}) => inner);
    assert.deepEqual(
      docs.map(({path: address}) => address),
      ['/docs'],
    );
    assert.equal(leavesOf(docs).length, version().docs.length);
    assert.match(code(), /\{\s*path: '\*',\s*component: ComponentCreator\('\*'\),\s*\},\s*\];/);
  },
);

test('Locale: English, written from left to right', {tag: '@site.language'}, () => {
  const {currentLocale, locales, localeConfigs} = generated<{currentLocale: string; locales: string[]; localeConfigs: Record<string, Record<string, string>>}>(
    'i18n.json',
  );
  assert.deepEqual([currentLocale, locales], ['en', ['en']]);
  const {label, direction, htmlLang, calendar, path: folder} = localeConfigs.en ?? {};
  assert.deepEqual({label, direction, htmlLang, calendar, folder}, {label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', folder: 'en'});
});

test('Site metadata: the versions of site and plugins', {tag: '@site.version'}, () => {
  const {docusaurusVersion, siteVersion, pluginVersions} = generated<{
    docusaurusVersion: string;
    siteVersion: string;
    pluginVersions: Record<string, {version?: string}>;
  }>('site-metadata.json');
  assert.deepEqual([docusaurusVersion, siteVersion], ['3.8.1', '4.0.332']);
  for (const name of ['content-pages', 'sitemap', 'svgr']) assert.equal(pluginVersions[`docusaurus-plugin-${name}`]?.version, '3.8.1', name);
});

test('Configuration: broken links stop the build, broken Markdown links and anchors warn', {tag: '@site.build-errors'}, () => {
  const {onBrokenLinks, onBrokenMarkdownLinks, onBrokenAnchors} = config;
  assert.deepEqual({onBrokenLinks, onBrokenMarkdownLinks, onBrokenAnchors}, {onBrokenLinks: 'throw', onBrokenMarkdownLinks: 'warn', onBrokenAnchors: 'warn'});
});

test('Roles: every page of the sitemap answers without credentials', {tag: '@site.public'}, async ({origin}) => {
  const addresses = sitemapPaths(path.join(ROOT, 'build'));
  const failed: string[] = [];
  for (const address of addresses) {
    const response = await fetch(origin + address);
    if (response.status !== 200 || response.headers.has('set-cookie')) failed.push(`${address}: ${response.status}`);
    await response.body?.cancel();
  }
  assert.deepEqual(failed, []);
});
