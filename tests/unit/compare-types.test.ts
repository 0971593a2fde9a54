import assert from 'node:assert/strict';
import {test} from 'node:test';
import ts from 'typescript';
import {contradictedType} from '../../core/toolkit/compare-types';

/** What a page may write for a type, and what it may not. */
const CASES = [
  {published: 'number', right: ['number', 'number | undefined'], wrong: ['string', 'number | null']},
  {published: "'png' | 'jpeg'", right: ['"png" | "jpeg"'], wrong: ['string', "'png'", "'png' | 'jpeg' | 'pdf'"]},
  {
    published: '(frame: number) => void',
    right: ['(n: number) => void'],
    wrong: ['(frame: string) => void', '() => void', '(frame: number) => string', 'number'],
  },
  {
    published: '((size: number | null) => unknown) | null',
    right: ['((size: number | null) => unknown) | null'],
    wrong: ['(size: number | null) => unknown', '((size: number) => unknown) | null'],
  },
  {
    published: "(log: {type: 'log' | 'error'; line?: number}) => void",
    right: ['(log: {type: string; line?: number}) => void', '(log: {line?: number}) => void'],
    wrong: ['(log: {type: number}) => void', '(log: {column: number}) => void', '(log: {line: string}) => void'],
  },
  {
    published: 'Promise<{id: string}[]>',
    right: ['Promise<{id: string}[]>', 'Promise<Composition[]>'],
    wrong: ['{id: string}[]', 'Promise<{id: number}[]>', 'Promise<string>'],
  },
  {published: "{mode: 'a'} | {mode: 'b'}", right: ['{mode: "a" | "b"}'], wrong: ['{mode: "a"; count: number}', '{mode: number}']},
  {published: '{url: string} & {key: string}', right: ['{url: string; key: string}', 'Output'], wrong: ['{url: number}', '{name: string}']},
  {
    published: '(done: () => Promise<void>) => string[]',
    right: ['(done: () => Promise<void>) => string[]'],
    wrong: ['(done: () => void) => string[]', '(done: () => Promise<void>) => string'],
  },
  // What cannot be compared is left alone.
  {published: 'any', right: ['string', '() => void'], wrong: []},
  {published: '(frame: number) => void', right: ['(frame: {…}) => void', 'a function', 'Callback'], wrong: []},
];

const typesOf = (published: string[]): {checker: ts.TypeChecker; types: ts.Type[]} => {
  const text = published.map((type, index) => `type T${index} = ${type};`).join('\n');
  const source = ts.createSourceFile('published.ts', text, ts.ScriptTarget.Latest, true);
  const options: ts.CompilerOptions = {strict: true, lib: ['lib.es2022.d.ts'], types: []};
  const host = ts.createCompilerHost(options);
  const readFile = host.getSourceFile.bind(host);
  host.getSourceFile = (file, ...rest) => (file === 'published.ts' ? source : readFile(file, ...rest));
  const checker = ts.createProgram(['published.ts'], options, host).getTypeChecker();
  return {checker, types: source.statements.map((statement) => checker.getTypeAtLocation((statement as ts.TypeAliasDeclaration).name))};
};

const {checker, types} = typesOf(CASES.map(({published}) => published));

for (const [index, {published, right, wrong}] of CASES.entries())
  test(`a page may write ${right.join(', or ')} for ${published}${wrong.length > 0 ? `, but not ${wrong.join(', nor ')}` : ''}`, () => {
    const contradicts = (written: string) => contradictedType(checker, written, [types[index]!]) !== undefined;
    assert.deepEqual(right.filter(contradicts), []);
    assert.deepEqual(
      wrong.filter((written) => !contradicts(written)),
      [],
    );
  });

test('the published type is named as a page can write it', () => {
  const {checker, types} = typesOf(['((a: number) => void) | null', 'boolean | string']);
  assert.equal(contradictedType(checker, 'string', [types[0]!]), 'null | ((a: number) => void)');
  assert.equal(contradictedType(checker, 'number', [types[1]!]), 'string | boolean');
});
