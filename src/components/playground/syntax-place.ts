import type {PlayFile} from '@site/src/playground/project';
import type {Problem} from '@site/src/playground/protocol';
import {parserOf} from './editor/language';

/** How the compiler's messages about syntax begin. */
const OF_SYNTAX = /^(Unexpected|Unterminated|Expected|Missing|Invalid)\b/i;

/**
 * Puts problems of syntax where they are. The compiler tries an arrow function in several ways and reports the place where the last one failed,
 * which is that of the arrow, lines above the mistake; the editor's own parser goes on after a mistake and knows the first.
 */
export const placed = (problems: Problem[], files: PlayFile[]): Problem[] =>
  problems.map((problem) => {
    const file = files.find(({name}) => name === problem.file);
    return file && OF_SYNTAX.test(problem.message) ? {...problem, ...firstMistake(file)} : problem;
  });

function firstMistake({name, code}: PlayFile): Partial<Problem> {
  let at = -1;
  parserOf(name)
    ?.parse(code)
    .iterate({
      enter: ({type, from}) => {
        if (type.isError && at < 0) at = from;
      },
    });
  if (at < 0) return {};
  const before = code.slice(0, at);
  const [token] = /[\w$]+|\S/.exec(code.slice(at)) ?? [];
  return {
    line: before.split('\n').length,
    column: at - before.lastIndexOf('\n'),
    message: token ? `Unexpected ${token}` : 'The code ends too early: a bracket, a tag or a quote is not closed.',
  };
}
