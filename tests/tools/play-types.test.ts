import assert from 'node:assert/strict';
import path from 'node:path';
import {before, test} from 'node:test';
import ts from 'typescript';
import {readPublished} from '../../core/corpus/corpus';
import {fencesOf, type Fence} from '../../core/corpus/fences';
import {openProgram} from '../../core/toolkit/program';
import {isSample} from '../../core/toolkit/samples';
import {packTypes} from '../../plugins/playground/pack-types';
import {isPlayable} from '../../src/playground/packages';
import {openTypes} from '../../src/playground/types/answer';
import type {Completions, Diagnostic, Hover, Question, TypesPack} from '../../src/playground/types/messages';

const PROJECT = path.join(__dirname, '../..');

let pack: TypesPack;
let answer: ReturnType<typeof openTypes>;
before(() => {
  // As the worker gets it.
  pack = JSON.parse(JSON.stringify(packTypes(PROJECT))) as TypesPack;
  answer = openTypes(pack);
});

const diagnosticsOf = (files: Question['files']) => answer({ask: 'diagnostics', files}) as Diagnostic[];

const importsOf = (code: string) => ts.preProcessFile(code, true, false).importedFiles.map(({fileName}) => fileName);

/** Every twelfth sample that the playground could compile by itself; with `ALL=1`, every one. */
const samples = readPublished(PROJECT)
  .flatMap((page) => fencesOf(PROJECT, page))
  .filter((fence) => isSample(fence) && fence.lang !== 'json' && fence.meta.file === undefined)
  .filter(({code}) => importsOf(code).length > 0 && importsOf(code).every(isPlayable))
  .filter((_, index) => index % (process.env.ALL ? 1 : 12) === 0);

/** Mistakes that people make, taken in turn; the last ones tell settings, the language's version and Node's types apart. */
const MISTAKES: ((code: string) => string)[] = [
  (code) => code.replace(/import \{(\w+), /, 'import {'),
  (code) => code.replace(/ (\w{3,})=\{/, ' $1x={'),
  (code) => code.replace(/=\{(\d+)\}/, "={'$1'}"),
  (code) => code.replace(/\)\s*;(?!.*\)\s*;)/s, ';'),
  (code) => `${code}\nexport const same = (text) => text;\n`,
  (code) => `${code}\nexport const first: number = [2, 1].toSorted().at(0);\n`,
  (code) => `${code}\nexport const timer: number = setTimeout(() => undefined, 1);\n`,
];

const MUTATED = 10_000;
const withMistake = (fence: Fence, index: number): Fence => ({...fence, index: fence.index + MUTATED, code: MISTAKES[index % MISTAKES.length]!(fence.code)});

/** Code that cannot be parsed is only told that, as the check of the documentation does. */
const verdict = (errors: {line: number; code: number; syntax: boolean}[]) => {
  const syntax = errors.filter((error) => error.syntax);
  return (syntax.length > 0 ? syntax : errors).map(({line, code}) => `${line} TS${code}`).sort();
};

test('code has the same errors here as in the check of the documentation, in the same lines', () => {
  const fences = [...samples, ...samples.map(withMistake)];
  const program = openProgram(PROJECT, fences, []);
  const names = fences.map(({lang, meta}, index) => `sample-${index}.${meta.title?.endsWith('.d.ts') ? 'd.ts' : lang}`);
  const found = diagnosticsOf(fences.map(({code}, index) => ({name: names[index]!, code})));
  const wrong = fences.map((fence, index) => {
    const expected = verdict(program.errorsIn(fence));
    const here = verdict(found.filter(({file}) => file === names[index]).map((error) => ({...error, line: error.line - 1})));
    assert.deepEqual(here, expected, `${fence.page.file}:${fence.line}\n${fence.code}`);
    return expected.length;
  });
  const mistakes = wrong.slice(samples.length).filter((count) => count > 0).length;
  assert.ok(samples.length > 60, `${samples.length} samples were compared`);
  assert.ok(mistakes > samples.length / 2, `${mistakes} mistakes were noticed`);
});

/** A composition with a word in the place of a mark, and the position of that mark. */
const withMark = (code: string): {files: Question['files']; file: string; offset: number} => ({
  files: [{name: 'Title.tsx', code: code.replace('|', '')}],
  file: 'Title.tsx',
  offset: code.indexOf('|'),
});

test('a wrong prop has an error at its place', () => {
  const code = 'import {Sequence} from \'remotion\';\n\nexport const Title = () => (\n  <Sequence from="ten">Hello</Sequence>\n);\n';
  const [error, ...others] = diagnosticsOf([{name: 'Title.tsx', code}]);
  assert.deepEqual(others, []);
  assert.deepEqual([error?.file, error?.line, error?.column, error?.code], ['Title.tsx', 4, 13, 2322]);
  assert.equal(code.slice(error?.from, error?.to), 'from');
  assert.equal(error?.message, "Type 'string' is not assignable to type 'number'.");
  assert.deepEqual(diagnosticsOf([{name: 'Title.tsx', code: code.replace('"ten"', '{10}')}]), []);
});

test('files see each other; what only follows from a file that cannot be parsed is left out', () => {
  const title =
    "import {size} from './helpers';\nimport lines from './lines.json';\nimport './look.css';\n\nexport const Title = () => <h1 style={{fontSize: size}}>{lines[0].text}</h1>;\n";
  const files = (helpers: string) => [
    {name: 'Title.tsx', code: title},
    {name: 'helpers.ts', code: helpers},
    {name: 'lines.json', code: '[{"text": "One"}]'},
    {name: 'look.css', code: 'h1 { color: red }'},
  ];
  assert.deepEqual(diagnosticsOf(files('export const size = 20;\n')), []);
  assert.deepEqual(
    diagnosticsOf(files('export const scale = 20;\n')).map(({file, code}) => `${file} ${code}`),
    ['Title.tsx 2305'],
  );
  assert.deepEqual([...new Set(diagnosticsOf(files('export const size = {;\n')).map(({file}) => file))], ['helpers.ts']);
});

test('a package that the playground has not is left to the compiler, which says why; one that it has, and a file that is missing, are not', () => {
  const codes = (specifier: string) =>
    diagnosticsOf([{name: 'Title.tsx', code: `import {x} from '${specifier}';\n\nexport const y: number = x;\n`}]).map(({code}) => code);
  assert.deepEqual(codes('@remotion/renderer'), []);
  assert.deepEqual(codes('./missing'), [2307]);
  assert.deepEqual(codes('remotion'), [2305]);
});

test('a name has its type and its documentation', () => {
  const hover = answer({ask: 'hover', ...withMark("import {useCurrentFrame} from 'remotion';\n\nexport const frame = use|CurrentFrame();\n")}) as Hover;
  assert.equal(hover.type, 'useCurrentFrame(): number');
  const {files, file, offset} = withMark("import {Easing} from 'remotion';\n\nexport const easing = Eas|ing;\n");
  assert.match((answer({ask: 'hover', files, file, offset}) as Hover).documentation, /^The Easing module implements common easing functions\./);
  assert.equal(answer({ask: 'hover', files, file, offset: files[0]!.code.indexOf('export')}), null);
});

test('after a dot stand the names that there are, with their types', () => {
  const {files, file, offset} = withMark("import {Easing} from 'remotion';\n\nexport const easing = Easing.|\n");
  const {from, names} = answer({ask: 'complete', files, file, offset}) as Completions;
  assert.ok(from === -1 || from === offset);
  for (const name of ['bezier', 'inOut', 'bounce'])
    assert.ok(
      names.some((each) => each.name === name),
      `${name} is missing`,
    );
  assert.ok(!names.some(({name}) => name === 'useCurrentFrame'));
  assert.match(answer({ask: 'details', files, file, offset, name: 'bezier'}) as string, /x1: number/);
});

test('completion offers props of an element, and the values of one', () => {
  const names = (code: string) => (answer({ask: 'complete', ...withMark(code)}) as Completions).names.map(({name}) => name);
  assert.ok(names("import {Sequence} from 'remotion';\n\nexport const a = <Sequence |>x</Sequence>;\n").includes('durationInFrames'));
  const values = names("import {interpolate} from 'remotion';\n\nexport const a = interpolate(1, [0, 1], [0, 1], {extrapolateLeft: '|'});\n");
  assert.deepEqual(values.sort(), ['clamp', 'extend', 'identity', 'wrap']);
});
