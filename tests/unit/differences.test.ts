import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {test} from 'node:test';
import {readChanges, writeChanges} from '../../core/data/changes';
import {releasesOf} from '../../core/data/releases';
import {pageFrom} from '../../core/corpus/read-page';
import {differencesOf} from '../../core/toolkit/releases/differences';
import {placeRelease, shapeOf, type Shape} from '../../core/toolkit/releases/shape';
import {releaseFeed} from '../../plugins/releases/feed';

/** Reads what a package with these files exports, as if it had been downloaded. */
function shape(types: string, code = '', client?: string): Shape {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'shape-'));
  const folder = path.join(dir, 'download');
  fs.mkdirSync(folder);
  const exports = {'.': './index.d.ts', ...(client === undefined ? {} : {'./client': './client.d.ts'})};
  const manifest = {name: '@remotion/bakery', version: '4.0.1', main: 'index.js', types: 'index.d.ts', exports};
  fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  if (client !== undefined) fs.writeFileSync(path.join(folder, 'client.d.ts'), client);
  fs.writeFileSync(path.join(folder, 'index.d.ts'), types);
  fs.writeFileSync(path.join(folder, 'index.js'), code);
  placeRelease(dir, '@remotion/bakery', folder);
  const found = shapeOf(dir, '@remotion/bakery');
  fs.rmSync(dir, {recursive: true});
  return found;
}

test('the compiler tells what went, has another name, another default, a warning, or is required', () => {
  const before = shape(
    `export type Flour = 'rye' | 'wheat';
export declare const bake: (options: {flour?: Flour; salt?: number; sugar?: number; oven?: string; gone?: boolean}) => void;
export declare const bread: {crust: number; crumb: number};
export declare const gone: () => void;`,
    'exports.bake = ({flour, salt = 1}) => flour;',
  );
  const after = shape(
    `export type Flour = 'rye' | 'wheat';
export declare const bake: (options: {flour?: Flour; salt?: number;
  /** @deprecated Use honey. */
  sugar?: number; oven: string; yeast?: number}) => void;
export declare const loaf: {crust: number; crumb: number};
/** @deprecated */
export declare const fresh: () => void;`,
    'exports.bake = ({flour, salt = 2}) => flour;',
  );
  assert.deepEqual(
    differencesOf({...before, fresh: {members: {}}}, after).map(({what, name, ...rest}) => [what, name, ...Object.values(rest)]),
    [
      // Two exports went and one came, so that none of them can be called renamed.
      ['removed', 'bake.gone'],
      ['required', 'bake.oven'],
      ['default', 'bake.salt', '1', '2'],
      ['deprecated', 'bake.sugar'],
      ['removed', 'bread'],
      ['deprecated', 'fresh'],
      ['removed', 'gone'],
    ],
  );
});

test('a new name counts as one if nothing else came or went there, and its type tells something', () => {
  const members = (name: string, type: string): Shape => ({bake: {members: {[name]: {type, optional: true}}}});
  assert.deepEqual(differencesOf(members('.flour', 'Flour'), members('.grain', 'Flour')), [{what: 'renamed', name: 'bake.flour', to: 'bake.grain'}]);
  assert.deepEqual(differencesOf(members('.salt', 'number'), members('.sugar', 'number')), [{what: 'removed', name: 'bake.salt'}]);
  const two = {'.a': {type: 'A'}, '.b': {type: 'B'}};
  assert.deepEqual(differencesOf({bread: {members: two}}, {loaf: {members: two}}), [{what: 'renamed', name: 'bread', to: 'loaf'}]);
});

test('results of which nothing is left are not seen any more; a few options may go at once', () => {
  const results = (...names: string[]): Shape => ({
    bake: {members: {'.flour': {type: 'Flour'}, ...Object.fromEntries(names.map((name) => [`().${name}`, {type: 'Taste'}]))}},
  });
  assert.deepEqual(differencesOf(results('crust', 'crumb', 'smell'), results()), []);
  assert.deepEqual(
    differencesOf(results('crust', 'crumb', 'smell'), results('crust')).map(({what, name}) => `${what} ${name}`),
    ['removed bake().crumb', 'removed bake().smell'],
  );
  assert.deepEqual(
    differencesOf(results('crust'), results()).map(({name}) => name),
    ['bake().crust'],
  );
});

test('an argument that has another name, or is taken apart, is the same to a caller', () => {
  const argument = (name: string): Shape => ({bake: {members: {[name]: {type: 'Options'}}}});
  assert.deepEqual(differencesOf(argument('.options'), argument('.input')), []);
  assert.deepEqual(differencesOf(argument('.params'), argument('.flour')), []);
  assert.deepEqual(differencesOf(argument('.args_0'), argument('.flour')), []);
});

test('what is to be imported from another entry point is not called deprecated', () => {
  const old = '/** @deprecated Import it from the client. */ export declare const bake: () => void;';
  assert.deepEqual(differencesOf(shape('export declare const bake: () => void;'), shape(old, '', 'export declare const bake: () => void;')), []);
  assert.deepEqual(differencesOf(shape('export declare const bake: () => void;'), shape(old)), [{what: 'deprecated', name: 'bake'}]);
});

test('what comes from a package that is not there is not called removed', () => {
  const known = shape('export declare const bake: (options: {flour: number}) => void;');
  const unknown = shape("import type {Options} from '@remotion/oven';\nexport declare const bake: (options: Options) => void;");
  assert.ok(unknown.bake?.unknown);
  assert.deepEqual(differencesOf(known, unknown), []);
});

const CHANGES = [
  {release: '4.0.10', previous: '4.0.7', package: '@remotion/bakery', what: 'renamed' as const, name: 'bake.flour', to: 'bake.grain'},
  {release: '4.0.9', previous: '4.0.8', package: '@remotion/bakery', what: 'default' as const, name: 'bake.salt', before: '1', after: '2'},
];

test('changes are kept one per line, sorted, and refused when they were written by hand and are wrong', (t) => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'changes-'));
  t.after(() => fs.rmSync(dir, {recursive: true}));
  assert.deepEqual(readChanges(dir), {packages: {}, changes: []});
  fs.mkdirSync(path.join(dir, 'data'));
  writeChanges(dir, {packages: {'@remotion/bakery': '4.0.10'}, changes: CHANGES});
  assert.deepEqual(readChanges(dir), {packages: {'@remotion/bakery': '4.0.10'}, changes: [...CHANGES].reverse()});
  const file = path.join(dir, 'data/changes.json');
  assert.equal((fs.readFileSync(file, 'utf8').match(/^ {4}\{"release"/gm) ?? []).length, 2);
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('4.0.10', 'newest'));
  assert.throws(() => readChanges(dir), /npm run changes, not by hand:\n- packages → @remotion\/bakery: is not a released version/);
});

test('changes stand with their release, lead to what explains them, and say where releases are missing; a feed says the same', () => {
  const page = pageFrom(
    'docs/bake.mdx',
    '---\ntitle: bake()\ndescription: D\nkind: api\npackage: "@remotion/bakery"\nexport: bake\n---\n\n## Options\n\n### `grain?`\n\n`Flour` · <AvailableFrom v="4.0.10" />\n',
  );
  const releases = releasesOf([page], CHANGES);
  assert.deepEqual(
    releases.map(({version, pages, changes}) => [version, pages.length, changes.map(({name, href, previous}) => [name, href, previous])]),
    [
      ['4.0.10', 1, [['bake.flour', '/docs/bake#grain', '4.0.7']]],
      ['4.0.9', 0, [['bake.salt', '/docs/bake', undefined]]],
    ],
  );
  const feed = JSON.parse(releaseFeed(releases, {root: 'https://example.com/', file: 'docs/releases.json', title: 'Bakery'})) as {
    feed_url: string;
    items: {url: string; content_text: string}[];
  };
  assert.equal(feed.feed_url, 'https://example.com/docs/releases.json');
  assert.deepEqual(
    feed.items.map(({url, content_text: text}) => [url, text]),
    [
      ['https://example.com/docs/releases#v4-0-10', 'New: bake(), grain?\nRenamed: bake.flour is bake.grain, after 4.0.7 (@remotion/bakery)'],
      ['https://example.com/docs/releases#v4-0-9', 'Default of bake.salt: 2 instead of 1 (@remotion/bakery)'],
    ],
  );
});
