import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {slowInNode} from '../lib/probe';

const PAGE = 'docs/editor-starter/tracks-items-assets.mdx';

/** In place of the packages, whose types would take long to read. */
const STUBS = `declare global {namespace JSX {interface Element {node: true} interface IntrinsicElements {[name: string]: object}}}
declare const AbsoluteFill: any, Img: any, Sequence: any;
`;

/** What the type checker says about each of the texts. */
function errorsIn(...texts: string[]): string[][] {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    jsx: ts.JsxEmit.Preserve,
    lib: ['lib.es2022.d.ts'],
    target: ts.ScriptTarget.ES2022,
    types: [],
  };
  return texts.map((text) => {
    const file = path.resolve('draw-item.tsx');
    const code = STUBS + text.replace(/^import .*\n/m, '');
    const host = ts.createCompilerHost(options);
    const {getSourceFile} = host;
    host.getSourceFile = (name, target) => (name === file ? ts.createSourceFile(name, code, target) : getSourceFile(name, target));
    const program = ts.createProgram([file], options, host);
    return program.getSemanticDiagnostics(program.getSourceFile(file)).map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  });
}

export default slowInNode(
  'In the model of the page on tracks and items, a new type in the union is an error in the function; without its last two statements, a constant of the type never and a throw, there is none.',
  () => {
    const [, sample = ''] = /^```tsx title="src\/draw-item\.tsx"[^\n]*\n(.*?)^```/ms.exec(fs.readFileSync(PAGE, 'utf8')) ?? [];
    const longer = sample.replace('export type Item = Text', "type Chart = Timing & {type: 'chart'; values: number[]};\nexport type Item = Chart | Text");
    const careless = longer.replace(/^ {6}const forgotten: never = item;\n {6}throw new Error\(.*\);\n/m, '');
    assert.notEqual(longer, sample);
    assert.equal(longer.split('\n').length - careless.split('\n').length, 2);
    assert.deepEqual(errorsIn(sample, longer, careless), [[], ["Type 'Chart' is not assignable to type 'never'."], []]);
  },
);
