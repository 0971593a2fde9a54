import path from 'node:path';
import ts from 'typescript';

/**
 * The lines of a module that TypeScript refuses, with the types of the installed packages.
 * @param source the module; a line that is to be refused ends with a comment that says so
 * @returns what was refused, and what was to be refused
 */
export function linesThatFail(source: string): {refused: string[]; wrong: string[]} {
  const file = path.join(__dirname, '../../lines-that-fail.tsx');
  const options: ts.CompilerOptions = {
    ...{strict: true, noEmit: true, skipLibCheck: true, jsx: ts.JsxEmit.ReactJSX, esModuleInterop: true, types: []},
    ...{target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler},
  };
  const host = ts.createCompilerHost(options);
  const {getSourceFile, fileExists} = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, ...rest) => (name === file ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2022) : getSourceFile(name, ...rest));
  const program = ts.createProgram([file], options, host);
  const module = program.getSourceFile(file)!;
  const lines = source.split('\n');
  const numbers = new Set(program.getSemanticDiagnostics(module).map(({start = 0}) => module.getLineAndCharacterOfPosition(start).line));
  return {refused: lines.filter((_, index) => numbers.has(index)), wrong: lines.filter((line) => line.endsWith('// wrong'))};
}
