import type {PlayFile} from '../project';
import type {CompiledModule, Problem} from '../protocol';
import {isPlayable} from '../packages';
import {withGuards} from './guards';
import {importsOf, problemWith} from './imports';
import {transform} from './transform';

export type Compiled = {
  modules: CompiledModule[];
  errors: Problem[];
  /** The packages that the modules import, each once. */
  imports: string[];
};

/** What a project may hold, in characters. A longer one is no composition. */
export const MOST_CODE = 500_000;

/**
 * Turns files into modules that the stage can run: without types and elements, with guards in loops, each line where it was.
 * Never throws: what is wrong with the code is in `errors`, and a file with an error has no module.
 */
export function compileFiles(files: readonly PlayFile[]): Compiled {
  const size = files.reduce((sum, {code}) => sum + code.length, 0);
  if (size > MOST_CODE) {
    const message = `The project has ${size.toLocaleString('en-US')} characters of code; the playground compiles up to ${MOST_CODE.toLocaleString('en-US')}.`;
    return {modules: [], errors: [{file: null, line: null, column: null, message}], imports: []};
  }
  const names = files.map(({name}) => name);
  const modules: CompiledModule[] = [];
  const errors: Problem[] = [];
  const packages = new Set<string>();
  for (const file of files) {
    try {
      const code = compiled(file);
      const imports = /\.(json|css)$/.test(file.name) ? [] : importsOf(code);
      for (const {name} of imports) if (isPlayable(name)) packages.add(name);
      errors.push(...imports.flatMap((each) => problemWith(each, file.name, names) ?? []));
      modules.push({name: file.name, code: /\.(json|css)$/.test(file.name) ? code : withGuards(code)});
    } catch (error) {
      errors.push({file: file.name, ...placeOf(error), message: messageOf(error)});
    }
  }
  return {modules, errors, imports: [...packages]};
}

function compiled({name, code}: PlayFile): string {
  if (name.endsWith('.json')) return `module.exports = ${code.trim() === '' ? 'null' : (parsedJson(code), code)}`;
  if (name.endsWith('.css')) return `module.exports = ${JSON.stringify(code)}`;
  const result = transform(code, /\.tsx?$/.test(name), !name.endsWith('.ts'));
  const found = /\bimport\.meta\b/.exec(code);
  if (found && result.includes('import.meta')) throw new PlacedError('import.meta is not available in the playground.', code, found.index);
  return result;
}

class PlacedError extends Error {
  readonly loc: {line: number; column: number};

  constructor(message: string, code: string, index: number) {
    super(message);
    const lines = code.slice(0, index).split('\n');
    this.loc = {line: lines.length, column: (lines.at(-1) ?? '').length + 1};
  }
}

/** JSON.parse says where it stopped, in words that differ between browsers. */
function parsedJson(code: string): unknown {
  try {
    return JSON.parse(code);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const position = /position (\d+)/.exec(message)?.[1];
    const line = /line (\d+) column (\d+)/.exec(message);
    const text = `This is not valid JSON: ${message.replace(/^JSON\.parse: /, '')}`;
    if (!position && !line) throw new Error(text, {cause: error});
    throw new PlacedError(text, code, position ? Number(position) : lineStart(code, Number(line?.[1])) + Number(line?.[2]) - 1);
  }
}

const lineStart = (code: string, line: number): number =>
  code
    .split('\n')
    .slice(0, line - 1)
    .reduce((sum, each) => sum + each.length + 1, 0);

function placeOf(error: unknown): {line: number | null; column: number | null} {
  const loc = error instanceof Error && 'loc' in error ? (error.loc as {line?: unknown; column?: unknown}) : {};
  return {line: typeof loc.line === 'number' ? loc.line : null, column: typeof loc.column === 'number' ? loc.column : null};
}

/** The compiler adds the name of the file and the place, which are told apart. */
const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error))
    .replace(/^Error transforming [^:]*: /, '')
    .replace(/^Error parsing [^:]*: /, '')
    .replace(/ ?\(\d+:\d+\)$/, '');
