import fs from 'node:fs';
import ts from 'typescript';

/** The code of a TypeScript module as Node runs it by itself. */
export const withoutTypes = (file: string): string =>
  ts.transpileModule(fs.readFileSync(file, 'utf8'), {
    compilerOptions: {module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022, verbatimModuleSyntax: true},
  }).outputText;
