import assert from 'node:assert/strict';
import path from 'node:path';
import ts from 'typescript';
import {slowInNode} from '../lib/probe';

const FILE = path.join(__dirname, '../../find-last-index.ts');
const SOURCE = 'export const last = [1, 2].findLastIndex((one) => one < 2);\n';

export default slowInNode(
  "With the library ES2022, TypeScript says Property 'findLastIndex' does not exist on type; with ES2023 and DOM it knows findLastIndex().",
  () => {
    const messages = (...lib: string[]) => {
      const {options} = ts.convertCompilerOptionsFromJson({lib, strict: true, noEmit: true, types: []}, '.');
      const host = ts.createCompilerHost(options);
      const {getSourceFile, fileExists} = host;
      host.fileExists = (name) => name === FILE || fileExists(name);
      host.getSourceFile = (name, ...rest) => (name === FILE ? ts.createSourceFile(name, SOURCE, ts.ScriptTarget.ES2022) : getSourceFile(name, ...rest));
      const program = ts.createProgram([FILE], options, host);
      return program.getSemanticDiagnostics(program.getSourceFile(FILE)).map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, ' '));
    };
    assert.match(messages('ES2022', 'DOM')[0] ?? '', /^Property 'findLastIndex' does not exist on type /);
    assert.deepEqual(messages('ES2023', 'DOM'), []);
  },
);
