import assert from 'node:assert/strict';
import {test} from 'node:test';
import {runInNewContext} from 'node:vm';
import {Search} from 'lucide-react';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import createIcon from '../../plugins/lean-client/icon';
import {oddIds} from '../../plugins/lean-client/odd-ids';
import {nameModules} from '../../plugins/lean-client/name-modules';
import {commonPrefix, packRoutes, type Route} from '../../plugins/lean-client/pack';
import {packHashes} from '../../plugins/lean-client/pack-hashes';
import {readRegistry, readRoutes} from '../../plugins/lean-client/read-generated';
import {splitSidebars, withSidebars} from '../../plugins/lean-client/split-sidebars';
import {docsOf, sidebarPaths, unpackRoutes, unpackSidebar, type Chunks, type RouteTree} from '../../src/lib/unpack-routes';

const doc = (path: string, content: string, sidebar: string): Route => ({path, chunks: {__comp: 'doc', content}, attributes: {exact: true, sidebar}});

const ROUTES: Route[] = [
  {path: '/about/', chunks: {__comp: 'about', __context: {plugin: 'pages'}}, attributes: {exact: true}},
  {path: '/blog', chunks: {__comp: 'list', items: [{content: 'post-1'}, {content: 'post-2'}]}, attributes: {exact: true}},
  {path: '/blog/2', chunks: {__comp: 'list', items: [{content: 'post-2'}]}, attributes: {exact: true}},
  {path: '/contact/', chunks: {__comp: 'contact', __context: {plugin: 'pages'}}, attributes: {exact: true}},
  {
    path: '/docs',
    chunks: {__comp: 'root'},
    attributes: {},
    routes: [
      {
        path: '/docs',
        chunks: {__comp: 'root'},
        attributes: {},
        routes: [
          doc('/docs/a', 'a', 'main'),
          doc('/docs/api/b', 'b', 'api'),
          doc('/docs/c/', 'c', 'main'),
          doc('/docs/again', 'a', 'main'),
          {path: '/docs/plain', chunks: {__comp: 'doc', content: 'd'}, attributes: {exact: true}},
        ],
      },
    ],
  },
  {path: '/', chunks: {__comp: 'home'}, attributes: {exact: true}},
];

type Flat = {path: string; chunks: unknown; attributes: object; depth: number};

const flatten = (routes: Route[], depth = 0): Flat[] =>
  routes.flatMap(({path, chunks, attributes, routes: inner = []}) => [{path, chunks, attributes, depth}, ...flatten(inner, depth + 1)]);

function unpacked(routes: Route[]): Flat[] {
  const {table, chunks} = packRoutes(routes);
  const keys: string[] = [];
  const result = unpackRoutes(JSON.parse(JSON.stringify(table)) as typeof table, chunks, (path, number) => keys.push(`${path}-${number}`));
  const flat = (list: RouteTree<number>, depth = 0): Flat[] =>
    list.flatMap(({path, component, routes: inner, ...attributes}) => [
      {path, chunks: result.chunkNames[keys[component - 1] ?? ''], attributes, depth},
      ...flat(inner ?? [], depth + 1),
    ]);
  return flat(result.routes);
}

const byPath = (list: Flat[]) => list.toSorted((a, b) => a.depth - b.depth || (a.path < b.path ? -1 : 1));

test('packed routes unpack to the same tree, with the chunks of each', () => {
  assert.deepEqual(byPath(unpacked(ROUTES)), byPath(flatten(ROUTES)));
});

test('a chunk is listed once, and routes that match by their beginning keep their order behind the exact ones', () => {
  const {chunks} = packRoutes(ROUTES);
  assert.deepEqual(new Set(chunks).size, chunks.length);
  assert.deepEqual(
    unpacked(ROUTES)
      .filter(({depth}) => depth === 0)
      .map(({path}) => path)
      .at(-1),
    '/docs',
  );
});

test('a page more costs its path and no chunk names in the table', () => {
  const pages = (count: number) => packRoutes(Array.from({length: count}, (_, index) => doc(`/docs/page-${index}`, `chunk-${index}`, 'main')));
  const growth = JSON.stringify(pages(101).table).length - JSON.stringify(pages(100).table).length;
  assert.ok(growth <= '\\n/docs/page-100'.length, `${growth} characters`);
});

test('what paths have in common ends at a slash', () => {
  assert.equal(commonPrefix(['/docs/player/a', '/docs/player-b']), '/docs/');
  assert.equal(commonPrefix(['/a', '/docs']), '/');
  assert.equal(commonPrefix(['/docs/a']), '');
});

test('the pages of the documentation are found in the routes, with id, path and sidebar', () => {
  const docs = [
    {id: 'a', path: '/docs/a', sidebar: 'main'},
    {id: 'reference', path: '/docs/api/b', sidebar: 'api'},
    {id: 'c/index', path: '/docs/c/', sidebar: 'main'},
    {id: 'once-more', path: '/docs/again', sidebar: 'main'},
    {id: 'plain', path: '/docs/plain'},
  ];
  const {table, chunks} = packRoutes(ROUTES);
  const ids = oddIds('/docs/', docs, ROUTES);
  assert.deepEqual(ids, {'api/b': 'reference', again: 'once-more'});
  const byId = (a: {id: string}, b: {id: string}) => (a.id < b.id ? -1 : 1);
  assert.deepEqual(docsOf('/docs/', unpackRoutes(table, chunks, String).routes, ids).toSorted(byId), docs.toSorted(byId));
  assert.throws(() => oddIds('/docs/', docs.slice(1), ROUTES), /4 pages and 5 routes below \/docs\//);
});

test('a page loads its own sidebar, and no sidebar holds what only cards show', () => {
  const link = {type: 'link', label: 'C', href: '/docs/c/', docId: 'c/index', unlisted: false} as const;
  const {files, chunks} = splitSidebars({version: {label: 'Next', docs: {c: {title: 'C'}}, docsSidebars: {main: [link], api: []}}}, ROUTES, '/lean');
  assert.deepEqual(
    [...chunks],
    [
      ['sidebar-main', '/lean/main.js'],
      ['sidebar-api', '/lean/api.js'],
    ],
  );
  assert.match(files['main.js'] ?? '', /unpackSidebar\(\[\{"label":"C","href":2\}\], sidebarPaths\(docsOf\('\/', routes\), "main"\)\)/);
  assert.match(files['version.js'] ?? '', /"label":"Next","docs":\{\}\}, docsSidebars: sidebars/);
  assert.deepEqual(
    flatten(withSidebars(ROUTES))
      .filter(({depth}) => depth === 2)
      .map(({chunks: own}) => (own as {sidebarItems?: string}).sidebarItems),
    ['sidebar-main', 'sidebar-api', 'sidebar-main', 'sidebar-main', undefined],
  );
});

test('items of a sidebar get their paths back; addresses elsewhere stand as they are', () => {
  const paths = sidebarPaths(docsOf('/', unpackRoutes(packRoutes(ROUTES).table, [], String).routes), 'main');
  assert.deepEqual(paths, ['/docs/a', '/docs/again', '/docs/c/']);
  const packed = [{type: 'category', href: 0, items: [{label: 'C', href: 2}]}, {href: 'https://example.com'}, {type: 'html'}];
  assert.deepEqual(unpackSidebar(packed, paths), [
    {type: 'category', href: '/docs/a', items: [{type: 'link', label: 'C', href: '/docs/c/'}]},
    {type: 'link', href: 'https://example.com'},
    {type: 'html'},
  ]);
});

test('the framework’s files are read, and files of another form are refused', () => {
  const registry = `export default {
  "17896441": [() => import(/* webpackChunkName: "17896441" */ "@theme/DocItem"), "@theme/DocItem", require.resolveWeak("@theme/DocItem")],
  "0058b4c6": [() => import(/* webpackChunkName: "0058b4c6" */ "@site/a.mdx?truncated=true"), "@site/a.mdx?truncated=true", require.resolveWeak("@site/a.mdx?truncated=true")],};
`;
  assert.deepEqual(
    [...readRegistry(registry)],
    [
      ['17896441', '@theme/DocItem'],
      ['0058b4c6', '@site/a.mdx?truncated=true'],
    ],
  );
  assert.throws(() => readRegistry('export default {};'), /0 loaders/);
  const routes = `import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/it\\'s',
    component: ComponentCreator('/it\\'s', '2e7'),
    exact: true,
    sidebar: "main"
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;
  const chunks: Chunks = {__comp: '17896441'};
  assert.deepEqual(readRoutes(routes, {"/it's-2e7": chunks}), [{path: "/it's", chunks, attributes: {exact: true, sidebar: 'main'}}]);
  assert.throws(() => readRoutes(routes, {}), /has no chunks/);
});

test('icons look like the library draws them', () => {
  const node: [string, Record<string, string>][] = [
    ['path', {d: 'm21 21-4.34-4.34', key: '14j7rj'}],
    ['circle', {cx: '11', cy: '11', r: '8', key: '4ej97u'}],
  ];
  const drawn = (icon: Parameters<typeof createElement>[0]) => renderToStaticMarkup(createElement(icon, {size: 18, 'aria-hidden': 'true'} as object));
  const theirs = drawn(Search).replace(/ (class|xmlns)="[^"]*"/g, '');
  assert.equal(drawn(createIcon({node})), theirs);
});

test('the route of the open page is tried first, and components are made when they are asked for', () => {
  const {table, chunks} = packRoutes(ROUTES);
  const made: string[] = [];
  const create = (path: string) => {
    made.push(path);
    return path;
  };
  const {routes} = unpackRoutes(table, chunks, create, '/contact');
  assert.equal(routes[0]?.path, '/contact/');
  assert.deepEqual(made, []);
  assert.equal(routes[0].component, '/contact/');
  assert.equal(routes[0].component, '/contact/');
  assert.deepEqual(made, ['/contact/']);
  const docs = unpackRoutes(table, chunks, create, '/docs/c/').routes.find(({path}) => path === '/docs');
  assert.equal(docs?.routes?.[0]?.routes?.[0]?.path, '/docs/c/');
});

test('scripts are found by the packed table of hashes, numbered or not', () => {
  const table = {c0: 'aaaaaa', c2: 'bbbbbb', c10: 'cccccc', 'demo-1': 'dddddd', 'demo-player': 'eeeeee', 'libraries-3344': 'ffffff'};
  const rows = Object.entries(table).map(([chunk, hash]) => `"${chunk}": "${hash}",`);
  const source = `__webpack_require__.u = (chunkId) => {\n  return "assets/js/" + chunkId + "." + {${rows.join('')}}[chunkId] + ".js"\n}`;
  const packed = packHashes(source);
  const runtime: {u?: (chunk: string) => string} = {};
  runInNewContext(packed, {__webpack_require__: runtime});
  for (const [chunk, hash] of Object.entries(table)) assert.equal(runtime.u?.(chunk), `assets/js/${chunk}.${hash}.js`);
  for (const chunk of ['c1', 'c3', 'other']) assert.match(runtime.u?.(chunk) ?? '', /undefined/, chunk);
  assert.ok(!packed.includes('"c10"'), packed);
});

test('a runtime without a table of hashes stops the build', () => assert.throws(() => packHashes('return chunkId + ".js"'), /holds no table of hashes/));

test('the module of a page has the name of its chunk, once; others keep their ids', () => {
  const modules = ['@site/a.mdx', '@site/a.mdx', '@site/b.mdx'].map((rawRequest) => ({rawRequest, id: null as string | number | null}));
  const joined = {rootModule: {rawRequest: '@site/c.tsx'}, id: null as string | number | null};
  const tap = (argument: unknown) => ({tap: (_name: string, run: (argument: unknown) => void) => run(argument)});
  nameModules(
    new Map([
      ['@site/a.mdx', 'c0'],
      ['@site/c.tsx', 'c1'],
    ]),
  )({hooks: {compilation: tap({hooks: {beforeModuleIds: tap([...modules, joined])}})}});
  assert.deepEqual(
    [...modules, joined].map(({id}) => id),
    ['c0', null, null, 'c1'],
  );
});
