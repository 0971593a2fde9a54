import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import vm from 'node:vm';
import {transform as sucrase, type Options} from 'sucrase';
import {compileFiles} from '../../src/playground/compile/compile';
import {withGuards} from '../../src/playground/compile/guards';
import {transform} from '../../src/playground/compile/transform';
import {readMessage} from '../../src/playground/read-message';

const compiled = (code: string, name = 'Scene.tsx') => compileFiles([{name, code}]);

/** Runs guarded code with guards that count, and stop it after some steps. */
function steps(code: string): {steps: number; result: unknown} {
  let count = 0;
  const step = () => {
    if (++count > 50) throw new Error('stopped');
  };
  const guards = {
    loop: step,
    call: step,
    *each(items: Iterable<unknown>) {
      for (const item of items) {
        step();
        yield item;
      }
    },
  };
  const result: unknown = vm.runInNewContext(withGuards(code), {__guards: guards});
  return {steps: count, result};
}

test('every kind of loop, and functions, are stopped', () => {
  const endless = [
    'while (true) {}',
    'while (true);',
    'for (;;) {}',
    'for (let i = 0; i >= 0; i++) i += 1',
    'do {} while (true)',
    'const list = [1]; for (const item of list) list.push(item)',
    'const again = () => again(); again()',
    'function again() { return again() } again()',
    'const it = {next: () => ({done: false})}; [...{[Symbol.iterator]: () => it}]',
    'class A { static again() { return A.again() } } A.again()',
    '({get again() { return this.again }}).again',
    'label: for (;;) { continue label }',
    'const numbers = function* () { let n = 0; while (n >= 0) yield n++ }; [...numbers()]',
  ];
  for (const code of endless) assert.throws(() => steps(code), /stopped/, code);
});

test('guards change no result', () => {
  const same: [code: string, result: unknown][] = [
    ['let n = 0; for (let i = 0, j = 9; i < j; i++, j--) n += j; n', 35],
    ['let n = 0; for (let i = 0; ; i++) { if (i > 3) break; n += i } n', 6],
    ['let n = 0; for (const of of [1, 2, 3]) n += of; n', 6],
    ['let t = ""; for (const key in {a: 1, b: 2}) t += key; t', 'ab'],
    ['let n = 0; do n++; while (n < 4) n', 4],
    ['let n = 0; while (n < 3, n < 5) n++; n', 5],
    ['const f = (x) => ({y: x}); f(3).y', 3],
    ['const f = x => y => x + y; f(1)(2)', 3],
    ['const f = (x = () => 4) => x(); f()', 4],
    ['const o = {while: (x) => x, for(x) { return x }}; o.while(1) + o.for(2)', 3],
    ['class A { #x = 1; get x() { return this.#x } static { A.y = 2 } m = () => this.x } new A().m() + A.y', 3],
    ['const t = `a${[1, 2].map((x) => `<${x}>`).join("")}b`; t', 'a<1><2>b'],
    ['/while (true) {}/.test("x") ? 1 : 2', 2],
    ['const f = function g(n) { return n < 2 ? 1 : n * g(n - 1) }; f(5)', 120],
  ];
  for (const [code, result] of same) assert.equal(steps(code).result, result, code);
});

test('the compiler is sucrase, as its own function would run it', () => {
  const demos = path.join(__dirname, '../../demos');
  const files = fs.readdirSync(demos, {recursive: true, encoding: 'utf8'}).filter((name) => /\.tsx$/.test(name));
  assert.ok(files.length > 50);
  for (const file of files) {
    const code = fs.readFileSync(path.join(demos, file), 'utf8');
    const options: Options = {transforms: ['imports', 'typescript', 'jsx'], jsxRuntime: 'automatic', production: true, disableESTransforms: true};
    assert.equal(transform(code, true, true), sucrase(code, options).code, file);
  }
});

test('lines stay where they were', () => {
  const code =
    "import {useState} from 'react';\n\ntype A = {\n  a: number;\n};\nexport const S = ({a}: A) => {\n  for (;;) {\n    break;\n  }\n  return (\n    <div>\n      {a}\n    </div>\n  );\n};\nvoid useState;\n";
  const [module] = compiled(code).modules;
  const lines = (module?.code ?? '').split('\n');
  assert.equal(lines.length, code.split('\n').length);
  assert.match(lines[6] ?? '', /for \(;__guards\.loop\(\)\|\|true;\)/);
});

test('what is wrong is named with its place', () => {
  const problemsOf = (code: string, name?: string) => compiled(code, name).errors.map(({file, line, message}) => `${file}:${line} ${message}`);
  assert.deepEqual(problemsOf('const a = ;\n'), ['Scene.tsx:1 Unexpected token']);
  assert.match(problemsOf("import {a} from './helpers';\na();\n")[0] ?? '', /^Scene\.tsx:1 There is no file \.\/helpers\. The project has no other file\.$/);
  assert.match(
    problemsOf("\nimport a from 'lodash';\na();\n")[0] ?? '',
    /^Scene\.tsx:2 There is no package lodash in the playground\. It has react, react-dom, remotion, .* and @remotion\/three\.$/,
  );
  assert.match(problemsOf("import {loadFont} from '@remotion/google-fonts/Lora';\nloadFont();\n")[0] ?? '', /fetches its files from another site/);
  assert.match(problemsOf("import {bundle} from '@remotion/bundler';\nbundle();\n")[0] ?? '', /@remotion\/bundler runs in Node\.js/);
  assert.match(problemsOf("import fs from 'fs';\nfs.x;\n")[0] ?? '', /fs runs in Node\.js/);
  assert.match(problemsOf('\nexport const u = import.meta.url;\n')[0] ?? '', /^Scene\.tsx:2 import\.meta/);
  assert.match(problemsOf('{"a": }', 'data.json')[0] ?? '', /^data\.json:\S+ This is not valid JSON/);
  assert.match(problemsOf('x'.repeat(500_001))[0] ?? '', /^null:null The project has 500,001 characters/);
});

test('imports are those that remain in the code, and files find each other without their endings', () => {
  const {imports, errors, modules} = compileFiles([
    {
      name: 'Scene.tsx',
      code: "import type {FC} from 'react';\nimport {interpolate} from 'remotion';\nimport data from './data.json';\nimport {b} from './b';\nimport './look.css';\nexport const S: FC = () => <div>{interpolate(1, [0, 1], [0, 1])}{data.a}{b}</div>;\n",
    },
    {name: 'b.ts', code: "import {S} from './Scene';\nexport const b = typeof S;\n"},
    {name: 'data.json', code: '{"a": 1}'},
    {name: 'look.css', code: 'div { color: red }'},
  ]);
  assert.deepEqual([errors, imports], [[], ['remotion']]);
  assert.equal(modules.find(({name}) => name === 'look.css')?.code, 'module.exports = "div { color: red }"');
});

test('of what a stage sends, only messages are taken in, without what came with them', () => {
  assert.deepEqual(readMessage({type: 'frame', frame: 3, playing: true, more: 'x'}), {type: 'frame', frame: 3, playing: true});
  const refused: unknown[] = [
    null,
    'ready',
    [],
    {},
    {type: 'frame', frame: -1, playing: true},
    {type: 'frame', frame: 1.5, playing: true},
    {type: 'error', id: 1, phase: 'x', message: ''},
    {type: 'running', id: 1, exports: [1], defaultProps: {}},
    {type: 'log', level: 'clear', text: ''},
    {type: 'hang', seconds: 1},
  ];
  for (const data of refused) assert.equal(readMessage(data), undefined, JSON.stringify(data));
  const schema = [{name: 'a', field: {kind: 'number', min: 0, max: null, step: null, integer: false, description: null, optional: false, nullable: false}}];
  assert.deepEqual(readMessage({type: 'running', id: 1, exports: ['A'], schema, defaultProps: {a: 1}}), {
    type: 'running',
    id: 1,
    exports: ['A'],
    schema,
    defaultProps: {a: 1},
  });
  const tooMuch = readMessage({type: 'running', id: 1, exports: [], schema: [{name: 'a', field: {kind: 'eval'}}], defaultProps: {a: 'x'.repeat(300_000)}});
  assert.deepEqual(tooMuch, {type: 'running', id: 1, exports: [], schema: null, defaultProps: {}});
  assert.equal((readMessage({type: 'log', level: 'log', text: 'x'.repeat(9000)}) as {text: string}).text.length, 4000);
});
