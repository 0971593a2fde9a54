import path from 'node:path';
import ts from 'typescript';

/**
 * The lines of a module, counted from 0, at which TypeScript reports an error, with its message.
 * @param source what it may import are the installed packages
 * @param others files beside it, by their names
 */
export function errorsOf(source: string, others: Record<string, string> = {}): [line: number, message: string][] {
  const root = path.join(__dirname, '../../compiled');
  const entry = path.join(root, 'entry.ts');
  const files = Object.fromEntries(Object.entries({...others, 'entry.ts': source}).map(([name, content]) => [path.join(root, name), content]));
  const options: ts.CompilerOptions = {
    ...{strict: true, noEmit: true, skipLibCheck: true, types: [], lib: ['lib.es5.d.ts']},
    ...{target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler},
  };
  const host = ts.createCompilerHost(options);
  const {getSourceFile, fileExists} = host;
  host.fileExists = (name) => name in files || fileExists(name);
  host.getSourceFile = (name, ...rest) => (name in files ? ts.createSourceFile(name, files[name]!, ts.ScriptTarget.ES2022) : getSourceFile(name, ...rest));
  const program = ts.createProgram(Object.keys(files), options, host);
  const file = program.getSourceFile(entry)!;
  return program
    .getSemanticDiagnostics(file)
    .map(({messageText, start = 0}) => [file.getLineAndCharacterOfPosition(start).line, ts.flattenDiagnosticMessageText(messageText, '\n')]);
}
