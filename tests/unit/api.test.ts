import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {test} from 'node:test';
import ts from 'typescript';
import {api, inspectPages} from '../../checks/api';
import {coverage} from '../../checks/coverage';
import {readCorpus} from '../../core/corpus/corpus';
import type {Documented} from '../../core/corpus/documented-members';
import {coverageFigure, coverageOf} from '../../core/toolkit/coverage';
import {impossibleDefaults} from '../../core/toolkit/fallbacks/impossible-defaults';
import {fallbacksIn} from '../../core/toolkit/fallbacks/read-fallbacks';
import {sourceDefaults} from '../../core/toolkit/source-defaults';

const fixture = (name: string, only?: string[]) => readCorpus(path.join(__dirname, '../fixtures/api', name), only);

test('pages that say what the types say pass: components, functions, hooks, objects, parts of components, a declared exception', () => {
  assert.deepEqual(inspectPages(fixture('sound')), {subjects: 6, members: 39, findings: []});
});

test('each kind of contradiction is reported at its line', () => {
  const {subjects, findings} = inspectPages(fixture('broken'));
  const messages = findings.filter(({message}) => !/`Config` is not documented/.test(message)).map(({file, line, message}) => `${file}:${line} ${message}`);
  assert.equal(subjects, 9);
  assert.equal(findings.length - messages.length, 69);
  assert.deepEqual(messages, [
    'docs/config.mdx:9 `setCodecs` is not a member of `Config`.',
    'docs/config.mdx:15 `setScale` has the type `number`, not `string`.',
    'docs/config.mdx:15 The default of `setScale` is `1`, not `2`.',
    'docs/delay-render.mdx:10 `label` is optional, but its heading says otherwise.',
    'docs/delay-render.mdx:12 `label` has the type `string`, not `string | null`.',
    'docs/delay-render.mdx:14 The page lists no member of `options`.',
    'docs/delay-render.mdx:18 The type is `number`, not `string`.',
    'docs/freeze.mdx:5 `Freeze` has members, but the page has no section "## Props".',
    'docs/freeze.mdx:8 `Freeze` has no "Options".',
    'docs/interpolate.mdx:28 `easing` has the type `(input: number) => number`, not `(input: string) => number`.',
    "docs/interpolate.mdx:32 `extrapolateLeft` has the type `'extend' | 'identity' | 'clamp' | 'wrap'`, not `'extend' | 'clamp'`.",
    'docs/interpolate.mdx:22 `extrapolateRight` of `options` is not documented.',
    'docs/interpolate.mdx:34 `EasingFunction` is `(input: number) => number`, not `(progress: number) => string`.',
    'docs/make-pie.mdx:10 `radius` is required, but its heading says otherwise.',
    'docs/make-pie.mdx:16 `progress` has the type `number`, not `string`.',
    'docs/make-pie.mdx:18 `closePaths` is not a member of `makePie`.',
    'docs/make-pie.mdx:22 `counterClockwise` is marked as deprecated, but its type is not.',
    'docs/make-pie.mdx:22 The default of `counterClockwise` is `false`, which the page does not say.',
    'docs/make-pie.mdx:30 The default of `rotation` is `0`, not `1`.',
    'docs/make-pie.mdx:8 `closePath` of `makePie` is not documented.',
    'docs/make-pie.mdx:32 The page lists no member of what `makePie` returns.',
    'docs/not-installed.mdx:4 The package @remotion/eslint-config is not installed.',
    'docs/sequence.mdx:12 The default of `from` is `0`, which the page does not say.',
    'docs/sequence.mdx:16 The default of `durationInFrames` is `Infinity`, which the page does not say.',
    'docs/sequence.mdx:24 The default of `showInTimeline` is `true`, which the page does not say.',
    "docs/sequence.mdx:26 The default of `layout` is `'absolute-fill'`, which the page does not say.",
    'docs/sequence.mdx:32 The default of `premountFor` is `0`, which the page does not say.',
    'docs/sequence.mdx:36 `_remotionInternalStack` is deprecated, but not marked.',
    'docs/springs.mdx:5 remotion has no export `springs`.',
    'docs/use-transition-progress.mdx:5 `useTransitionProgress` has members, but the page has no section "## Return value".',
    'docs/use-transition-progress.mdx:6 The exception for `entering` is not needed.',
  ]);
  const extra = findings.find(({message}) => message.startsWith('`closePaths`'));
  assert.equal(extra?.fix, 'Remove it, or fix its name; without a heading: `closePath?`. Or declare why not, in api_exceptions: closePaths.');
});

test('one page alone is compared without a look at the whole toolkit', async () => {
  const {count, looked, findings} = await api.run(fixture('sound', ['docs/absolute-fill.mdx']));
  assert.deepEqual({count, looked, findings}, {count: 1, looked: 'exports compared with their pages, 1 members documented', findings: []});
});

test('the coverage counts the public exports that pages are on', () => {
  const {dir, pages} = fixture('sound');
  const packages = ['remotion', '@remotion/shapes'];
  const found = coverageOf(dir, pages, packages);
  const names = new Set(found.missing.map(({name}) => name));
  assert.equal(found.all.length - found.missing.length, 6);
  assert.ok(names.has('spring') && names.has('Circle') && !names.has('Series') && !names.has('makePie'));
  assert.ok(!found.all.some(({name}) => name === 'Internals'));
  assert.match(coverageFigure(found), /^6 of \d{2} exported values and 0 of \d{2} types are documented, 0 and 0 of them in lists$/);
});

test('defaults are read off JavaScript where they are plain, also through forwardRef, constants and inner components', (t) => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'defaults-'));
  t.after(() => fs.rmSync(dir, {recursive: true}));
  fs.writeFileSync(path.join(dir, 'limits.js'), 'exports.MAX = void 0;\nexports.MAX = 80;\n');
  fs.writeFileSync(
    path.join(dir, 'clip.js'),
    `const limits_1 = require("./limits");
const Inner = (props) => { const {loop = false, fit = 'fill', ...rest} = props; return (0, jsx_1.jsx)('video', {...rest}); };
const ClipFn = ({quality = limits_1.MAX, size = {width: 1}, speed: passed, ...other}, ref) => {
  const fit = other.fit ?? 'cover';
  const speed = passed !== null && passed !== void 0 ? passed : 1;
  const name = other.name ?? '';
  const either = other.start ?? other.begin ?? 5;
  const unsure = [other.end ?? 1, other.end ?? 2];
  return (0, jsx_1.jsx)(Inner, { ...other, ref: ref });
};
exports.Clip = (0, react_1.forwardRef)(ClipFn);
function wait(label, options, retries = 3) {
  var _a;
  return (_a = options === null || options === void 0 ? void 0 : options.timeout) !== null && _a !== void 0 ? _a : 30_000;
}
exports.wait = wait;
`,
  );
  const {members} = sourceDefaults(path.join(dir, 'clip.d.ts'), 'Clip');
  assert.deepEqual(Object.fromEntries(members[0] ?? []), {quality: '80', fit: "'cover'", speed: '1', start: '5', loop: 'false'});
  const wait = sourceDefaults(path.join(dir, 'clip.d.ts'), 'wait');
  assert.deepEqual(wait.arguments, [undefined, undefined, '3']);
  assert.deepEqual(Object.fromEntries(wait.members[1] ?? []), {timeout: '30_000'});
});

test('what a list has no entry for is found, and so is what no page explains', async () => {
  const {findings} = await coverage.run(readCorpus(path.join(__dirname, '../fixtures/coverage')));
  const messages = findings.map(({file, line, message}) => `${file}:${line} ${message}`);
  assert.ok(messages.includes('docs/gif/index.mdx:11 GifFilter is not in the list of @remotion/gif.'));
  assert.ok(messages.includes('docs:1 Sequence, which remotion exports, is explained nowhere.'));
  assert.ok(!messages.some((message) => message.includes('GifFillMode')));
});

const fallbacks = (code: string) =>
  fallbacksIn(ts.createSourceFile('file.js', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS)).map(({name, value}) => `${name} ${value}`);

test('what code falls back to is read in every form that the published packages have', () => {
  assert.deepEqual(fallbacks('function f({speed = 2, color: passed}, times = 3) { return passed ?? "red"; }'), ['speed 2', 'times 3', 'color "red"']);
  assert.deepEqual(fallbacks('g(options.loop || false, (_a = options.width) !== null && _a !== void 0 ? _a : 60 * 2);'), ['loop false', 'width 120']);
  assert.deepEqual(fallbacks("const all = typeof mode === 'undefined' ? 'fast' : mode;"), ["mode 'fast'"]);
  assert.deepEqual(fallbacks('const DEFAULTS = {damping: 10};'), ['DEFAULTS {damping: 10}', 'damping 10']);
  assert.deepEqual(fallbacks('h({...options, size: 3});'), []);
});

test('a default that no code falls back to is reported; what is nowhere decided can only be nothing', () => {
  const known = {speed: {remotion: ['2']}, loop: {'@remotion/player': ['false'], remotion: ['true']}, width: {remotion: ['null']}};
  const stated = (name: string, value: string): Documented => ({
    name,
    line: 3,
    signatureLine: 5,
    optional: true,
    deprecated: false,
    linked: false,
    saysDefault: true,
    defaultValues: [value],
    members: [],
  });
  const wrong = (name: string, value: string, from = 'remotion') =>
    impossibleDefaults([stated(name, value)], from, known).map(({line, message}) => `${line} ${message}`);
  assert.deepEqual(wrong('speed', '2'), []);
  assert.deepEqual(wrong('speed', '3'), ['5 No code of the packages gives `speed` the default `3`: it has `2`.']);
  assert.deepEqual(wrong('loop', 'true', '@remotion/player'), ['5 No code of the packages gives `loop` the default `true`: it has `false`.']);
  assert.deepEqual(wrong('loop', 'true', '@remotion/gif'), []);
  assert.deepEqual(wrong('width', 'undefined'), []);
  assert.deepEqual(wrong('height', 'false'), []);
  assert.deepEqual(wrong('height', '9'), ['5 No code of the packages gives `height` the default `9`: it has none.']);
  assert.deepEqual(wrong('setSpeed', '2', '@remotion/cli'), []);
});
