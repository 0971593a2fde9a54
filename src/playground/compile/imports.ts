import type {Problem} from '../protocol';
import {isPlayable, JSX_RUNTIME, whyNot} from '../packages';
import {resolveFile} from '../resolve';
import {readTokens, tt} from './tokens';

export type Import = {name: string; line: number};

/** The names of modules that compiled code requires, with the lines. */
export function importsOf(code: string): Import[] {
  const {tokens} = readTokens(code);
  return tokens.flatMap((token, index) => {
    const [before, paren, text, end] = [tokens[index - 1], tokens[index + 1], tokens[index + 2], tokens[index + 3]];
    const isRequire = token.type === tt.name && code.slice(token.start, token.end) === 'require' && before?.type !== tt.dot && paren?.type === tt.parenL;
    if (!isRequire || text?.type !== tt.string || end?.type !== tt.parenR) return [];
    return [{name: code.slice(text.start + 1, text.end - 1), line: code.slice(0, token.start).split('\n').length}];
  });
}

/** What is wrong with an import, or nothing. */
export function problemWith({name, line}: Import, file: string, files: readonly string[]): Problem | undefined {
  if (name === JSX_RUNTIME || isPlayable(name)) return undefined;
  const problem = (message: string): Problem => ({file, line, column: null, message});
  if (!/^[./]/.test(name)) return problem(whyNot(name));
  if (resolveFile(name, (each) => files.includes(each))) return undefined;
  const others = files.filter((each) => each !== file);
  const known = others.length > 0 ? `The project has ${others.map((each) => `./${each}`).join(', ')}.` : 'The project has no other file.';
  return problem(`There is no file ${name}. ${known}`);
}
