import assert from 'node:assert/strict';
import ts from 'typescript';
import {inNode} from '../lib/probe';

const CODE = 'export const Score = <p>2 : 1</p>;\n';

/** What TypeScript says of a component, and what it makes of it. */
function compiled(jsx?: ts.JsxEmit): {messages: string[]; code: string} {
  const options: ts.CompilerOptions = {jsx, noLib: true, noResolve: true, types: [], target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext};
  const host = ts.createCompilerHost(options);
  const {getSourceFile} = host;
  host.getSourceFile = (name, ...rest) => (name === 'Score.tsx' ? ts.createSourceFile(name, CODE, ts.ScriptTarget.ES2022) : getSourceFile(name, ...rest));
  let code = '';
  host.writeFile = (_, text) => void (code = text);
  const program = ts.createProgram(['Score.tsx'], options, host);
  program.emit();
  const file = program.getSourceFile('Score.tsx');
  return {messages: program.getSemanticDiagnostics(file).map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, '\n')), code};
}

export default inNode(
  "Without the option jsx, TypeScript says “Cannot use JSX unless the '--jsx' flag is provided.” about a component, and with react-jsx it compiles it to calls that need no React in scope.",
  () => {
    const message = "Cannot use JSX unless the '--jsx' flag is provided.";
    assert.ok(compiled().messages.includes(message));
    const {messages, code} = compiled(ts.JsxEmit.ReactJSX);
    assert.ok(!messages.includes(message));
    assert.match(code, /from "react\/jsx-runtime"/);
    assert.doesNotMatch(code, /React\./);
  },
);
