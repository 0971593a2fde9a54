import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {RouteConfig} from '@docusaurus/types';
import {withoutDocs} from '../../plugins/docs/global-data';
import {splitSidebars} from '../../plugins/docs/split-sidebars';
import {docsInRoutes} from '../../src/lib/docs-in-routes';

const page = (path: string, sidebar?: string): RouteConfig => ({path, component: '@theme/DocItem', exact: true, modules: {content: `@site${path}`}, sidebar});

const link = (label: string, href: string, docId: string) => ({type: 'link', label, href, docId});

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

test('items keep all that the framework put into them, since its breadcrumbs look pages up by id', async () => {
  const {files} = await split(ROOT);
  assert.match(files.get('version-4.0.300-api.js') ?? '', /sidebars\["api"\] = \[\{"type":"link","label":"C","href":"\/docs\/c\/","docId":"c\/index"\}\]/);
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
