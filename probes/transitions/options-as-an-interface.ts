import assert from 'node:assert/strict';
import path from 'node:path';
import ts from 'typescript';
import {slowInNode} from '../lib/probe';

const FILE = path.join(__dirname, '../../options-as-an-interface.tsx');
const SOURCE = `import type {TransitionPresentation} from '@remotion/transitions';
type Darkness = {darkness: number};
interface Brightness {brightness: number}
export const one = null as TransitionPresentation<Darkness> | null;
export const two = null as TransitionPresentation<Brightness> | null;
`;

export default slowInNode(
  "TypeScript takes a type for the options of a presentation, and refuses an interface: Index signature for type 'string' is missing, since it does not fit Record<string, unknown>.",
  () => {
    const options: ts.CompilerOptions = {
      ...{strict: true, noEmit: true, skipLibCheck: true, jsx: ts.JsxEmit.ReactJSX, types: []},
      ...{target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler},
    };
    const host = ts.createCompilerHost(options);
    const {getSourceFile, fileExists} = host;
    host.fileExists = (name) => name === FILE || fileExists(name);
    host.getSourceFile = (name, ...rest) => (name === FILE ? ts.createSourceFile(name, SOURCE, ts.ScriptTarget.ES2022) : getSourceFile(name, ...rest));
    const program = ts.createProgram([FILE], options, host);
    const file = program.getSourceFile(FILE)!;
    const found = program.getSemanticDiagnostics(file).map(({start = 0, messageText}) => ({
      line: file.getLineAndCharacterOfPosition(start).line,
      text: ts.flattenDiagnosticMessageText(messageText, '\n'),
    }));
    assert.deepEqual(
      found.map(({line}) => line),
      [4],
    );
    assert.match(found[0]!.text, /does not satisfy the constraint 'Record<string, unknown>'/);
    assert.match(found[0]!.text, /Index signature for type 'string' is missing in type 'Brightness'/);
  },
);
