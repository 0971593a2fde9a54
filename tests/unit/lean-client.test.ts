import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {test} from 'node:test';
import type {Root} from 'mdast';
import {__importDefault} from '../../plugins/lean-client/import-default';
import {commonPrefix, packRoutes, type Route} from '../../plugins/lean-client/pack';
import {readRegistry, readRoutes} from '../../plugins/lean-client/read-generated';
import {writeLeanFiles} from '../../plugins/lean-client/write-files';
import {remarkImageLoaders} from '../../plugins/image-loaders/remark';
import {unpackRoutes, type Chunks, type RouteTree} from '../../src/lib/unpack-routes';

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
    list.flatMap(({path, component, routes: inner, exact, sidebar}) => [
      {
        path,
        chunks: result.chunkNames[keys[component - 1] ?? ''],
        attributes: {...(exact === undefined ? {} : {exact}), ...(sidebar === undefined ? {} : {sidebar})},
        depth,
      },
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
  assert.throws(() => readRegistry('export default {a: [() => 0]};'), /entry a does not name its module/);
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

test('of tslib, the framework’s code in the browser calls nothing but the helper that replaces it', () => {
  const folder = path.join(__dirname, '../../node_modules/@docusaurus/utils-common/lib');
  const files = fs.readdirSync(folder).filter((name) => name.endsWith('.js'));
  const calls = files.flatMap((name) => [...fs.readFileSync(path.join(folder, name), 'utf8').matchAll(/\btslib_1\.(\w+)/g)].map(([, helper]) => helper));
  assert.deepEqual([...new Set(calls)], ['__importDefault']);
  const module = {default: 1};
  assert.deepEqual(__importDefault(module), {default: module});
  assert.equal(__importDefault(Object.assign(module, {__esModule: true})), module);
});

test('what the bundler reads is the same wherever the site is, so that names of scripts are too', (t) => {
  const written = (site: string) => {
    const generated = path.join(site, '.docusaurus');
    fs.mkdirSync(generated, {recursive: true});
    const data = path.join(generated, 'catalog/experts.json');
    const files = {
      'registry.js': `export default {\n"c": [() => import(${JSON.stringify(data)}), ${JSON.stringify(data)}, require.resolveWeak(${JSON.stringify(data)})],\n};`,
      'routes.js': "export default [{path: '/experts', component: ComponentCreator('/experts', 'a1'), exact: true}];",
      'routesChunkNames.json': '{"/experts-a1": {"__comp": "c"}}',
      'client-modules.js': `export default [\n  require(${JSON.stringify(path.join(site, 'src/client/keys.ts'))}),\n  require("/elsewhere/infima.css"),\n];\n`,
      'docusaurus.config.mjs': 'export default {"title": "T", "future": {}};',
    };
    for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(generated, name), text);
    writeLeanFiles(site, generated, path.join(generated, 'lean-client'));
    const read = (name: string) => fs.readFileSync(path.join(generated, 'lean-client', name), 'utf8');
    return ['registry.js', 'table.js', 'client-modules.js'].map(read);
  };
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'lean-client-'));
  t.after(() => fs.rmSync(root, {recursive: true}));
  const [registry, table, modules] = written(path.join(root, 'a'));
  assert.deepEqual(written(path.join(root, 'another/b')), [registry, table, modules]);
  assert.match(registry ?? '', /"@site\/\.docusaurus\/catalog\/experts\.json"/);
  assert.match(modules ?? '', /require\("@site\/src\/client\/keys\.ts"\),\n {2}require\("\/elsewhere\/infima\.css"\)/);
});

test('pictures of pages name their loaders, not the place of these', () => {
  const request = (place: string, file: string) => `!${place}url-loader${file}?limit=9&name=[name]&fallback=${place}file-loader${file}!./a.webp`;
  const expression = (text: string) => ({
    type: 'mdxJsxAttributeValueExpression',
    value: `require("${text}").default`,
    data: {estree: {type: 'Program', body: [{type: 'Literal', value: text, raw: `"${text}"`}]}},
  });
  const tree = (text: string) =>
    ({
      type: 'root',
      children: [{type: 'mdxJsxTextElement', name: 'img', attributes: [{type: 'mdxJsxAttribute', name: 'src', value: expression(text)}], children: []}],
    }) as unknown as Root;
  const page = tree(request('/home/me/site/node_modules/', '/dist/cjs.js'));
  remarkImageLoaders()(page);
  assert.deepEqual(page, tree(request('', '')));
});
