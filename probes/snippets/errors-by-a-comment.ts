import assert from 'node:assert/strict';
import ts from 'typescript';
import {inNode} from '../lib/probe';

const CODE = "/** @type {number} */\nexport const hours = 'eleven';\n/** @param {number} hour */\nexport const next = (hour) => hour + 1;\nnext('ten');\n";
const FILES: Record<string, string> = {'/checked.js': `// @ts-check\n${CODE}`, '/plain.js': CODE, '/later.js': `${CODE}// @ts-check\n`};

export default inNode(
  'In a JavaScript file, TypeScript reports wrong types, also those of JSDoc, if the first line is // @ts-check, and none without it.',
  () => {
    const options: ts.CompilerOptions = {allowJs: true, noEmit: true, noLib: true, strict: true, types: []};
    const host = ts.createCompilerHost(options);
    host.fileExists = (name) => name in FILES;
    host.getSourceFile = (name) => (name in FILES ? ts.createSourceFile(name, FILES[name]!, ts.ScriptTarget.ES2022) : undefined);
    const program = ts.createProgram(Object.keys(FILES), options, host);
    const errors = (name: string) =>
      program.getSemanticDiagnostics(program.getSourceFile(name)).map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, '\n'));
    assert.deepEqual(errors('/checked.js'), [
      "Type 'string' is not assignable to type 'number'.",
      "Argument of type 'string' is not assignable to parameter of type 'number'.",
    ]);
    assert.deepEqual([errors('/plain.js'), errors('/later.js')], [[], []]);
  },
);
