import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import type {RouteConfig} from '@docusaurus/types';
import {withoutDocs} from '../../plugins/docs/global-data';
import {packSidebar} from '../../plugins/docs/pack-sidebar';
import {splitSidebars} from '../../plugins/docs/split-sidebars';
import {docsInRoutes} from '../../src/lib/docs-in-routes';
import {unpackSidebar} from '../../src/lib/unpack-sidebar';

const page = (path: string, sidebar?: string): RouteConfig => ({path, component: '@theme/DocItem', exact: true, modules: {content: `@site${path}`}, sidebar});

const link = (label: string, href: string, docId: string) => ({type: 'link' as const, label, href, docId, unlisted: false});

/** The routes of a documentation version, as the framework's plugin adds them. */
const version = (name: string, path: string): RouteConfig => ({
  path,
  component: '@theme/DocVersionRoot',
  props: {
    version: {
      version: name,
      label: name,
      docs: {a: {id: 'a', title: 'A', description: 'What A is for.'}},
      docsSidebars: {main: [link('A', `${path}/a`, 'a')], api: [link('C', `${path}/c/`, 'c/index')]},
    },
  },
  routes: [
    {path, component: '@theme/DocRoot', routes: [page(`${path}/a`, 'main'), page(`${path}/c/`, 'api'), page(`${path}/moved`, 'main'), page(`${path}/plain`)]},
  ],
});

const ROOT: RouteConfig = {path: '/docs', component: '@theme/DocsRoot', routes: [version('current', '/docs/next'), version('4.0.300', '/docs')]};

async function split(root: RouteConfig) {
  const files = new Map<string, string>();
  const result = await splitSidebars(root, (name, code) => {
    files.set(name, code);
    return Promise.resolve(`@generated/${name}`);
  });
  return {files, result};
}

const leaves = (route: RouteConfig): RouteConfig[] => route.routes?.flatMap(leaves) ?? [route];

test('each page loads the sidebar of its own section and version, and a page without a sidebar loads none', async () => {
  const {result} = await split(ROOT);
  assert.deepEqual(
    leaves(result).map(({path, modules}) => [path, modules?.sidebarItems]),
    [
      ['/docs/next/a', '@generated/version-current-main.js'],
      ['/docs/next/c/', '@generated/version-current-api.js'],
      ['/docs/next/moved', '@generated/version-current-main.js'],
      ['/docs/next/plain', undefined],
      ['/docs/a', '@generated/version-4.0.300-main.js'],
      ['/docs/c/', '@generated/version-4.0.300-api.js'],
      ['/docs/moved', '@generated/version-4.0.300-main.js'],
      ['/docs/plain', undefined],
    ],
  );
});

test('an item of a sidebar is its label and the place of its page, and comes back with all that the framework put into it', async () => {
  const {files} = await split(ROOT);
  assert.match(files.get('version-4.0.300-api.js') ?? '', /unpackSidebar\(\[\["C",0\]\], sidebarPaths\(routes, "\/docs", "api"\), "\/docs"\)/);
  const items: PropSidebarItem[] = [
    link('A', '/docs/a', 'a'),
    {...link('Moved', '/docs/moved', 'old-name'), className: 'new'},
    {
      type: 'category',
      label: 'More',
      collapsible: true,
      collapsed: true,
      href: '/docs/c/',
      items: [link('Moved', '/docs/moved', 'old-name'), {type: 'html', value: '<hr>', defaultStyle: true}],
    },
    {type: 'link', label: 'Elsewhere', href: 'https://example.com', docId: undefined, unlisted: false},
  ];
  const paths = ['/docs/a', '/docs/c/', '/docs/moved'];
  const packed = packSidebar(items, paths, '/docs');
  assert.deepEqual(packed[0], ['A', 0]);
  assert.deepEqual(unpackSidebar(JSON.parse(JSON.stringify(packed)) as typeof packed, paths, '/docs'), JSON.parse(JSON.stringify(items)));
});

test('the data of a version holds neither sidebars nor descriptions of other pages', async () => {
  const {files, result} = await split(ROOT);
  const code = files.get('version-current.js') ?? '';
  assert.match(code, /"label":"current","docs":\{\}\}, docsSidebars: sidebars/);
  assert.equal(result.routes?.[0]?.modules?.version, '@generated/version-current.js');
  assert.equal(result.routes?.[0]?.props, undefined);
});

test('routes of another form are refused', async () => {
  await assert.rejects(() => split({path: '/docs', component: 'x', routes: [{path: '/docs', component: 'y'}]}), /the route \/docs has no version/);
});

test('the list of pages that is left out of the global data is found in the routes, for each version', () => {
  const docs = (base: string) => [
    {id: 'a', path: `${base}/a`, sidebar: 'main'},
    {id: 'c/index', path: `${base}/c/`, sidebar: 'api'},
    {id: 'old-name', path: `${base}/moved`, sidebar: 'main'},
    {id: 'plain', path: `${base}/plain`},
  ];
  const data = withoutDocs({path: '/docs', versions: ['/docs/next', '/docs'].map((path) => ({path, docs: docs(path)}))});
  const {versions} = data as {versions: {path: string; docs: object[]; ids: Record<string, string>}[]};
  assert.deepEqual(
    versions.map(({docs: left, ids}) => [left, ids]),
    [
      [[], {'/docs/next/moved': 'old-name'}],
      [[], {'/docs/moved': 'old-name'}],
    ],
  );
  for (const {path, ids} of versions) assert.deepEqual(docsInRoutes([ROOT as never], path, ids), docs(path));
});
