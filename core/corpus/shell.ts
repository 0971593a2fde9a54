/** A word of a shell sample without its quotes, and the line where it begins, from 0. */
export type ShellWord = {text: string; line: number};

/** Ends a command. A comment ends it too, and so do the brackets of a sub-shell. */
const SEPARATOR = /^(?:\n|;|&&?|\|\|?|\$?\(|\))/;
const SKIPPED = /^(?:[ \t]+|\\\n|#[^\n]*|\d?>>?&?\s*[^\s;|&]+|<<?(?!\w[^<>\n]*>)\s*[^\s;|&]+)/;
/** A piece of a word: in quotes, a placeholder such as <serve-url>, an escaped character, or plain text. */
const PIECE = /^(?:'([^']*)'|"((?:\\.|[^"\\])*)"|(<\w[^<>\n]*>)|\\(.)|(\$\([^()]*\)|\$\{[^}]*\}|[^\s'"\\;|&()<>]+))/s;

/** Words that may precede a command. */
const LEADING = new Set(['$', 'do', 'then', 'else', 'if', 'while', '!', 'time', 'exec', 'sudo', 'env']);
const ASSIGNMENT = /^\w+=/;

/**
 * Splits a shell sample into its commands, with only the syntax that samples use: quotes, continued lines, comments, pipes, loops and redirections.
 * Text that a shell would only put into a variable or a file is kept as a word.
 */
export function shellCommands(code: string): ShellWord[][] {
  const commands: ShellWord[][] = [];
  let words: ShellWord[] = [];
  let line = 0;
  const finish = (): void => {
    const begin = words.findIndex(({text}) => !LEADING.has(text) && !ASSIGNMENT.test(text));
    if (begin !== -1) commands.push(words.slice(begin));
    words = [];
  };
  for (let rest = code, open = false; rest.length > 0;) {
    const skipped = SKIPPED.exec(rest)?.[0];
    const piece = skipped === undefined ? PIECE.exec(rest) : null;
    const length = skipped?.length ?? piece?.[0].length ?? SEPARATOR.exec(rest)?.[0].length ?? 1;
    if (piece) {
      const text = piece.slice(1).find((group) => group !== undefined) ?? '';
      const last = open ? words.at(-1) : undefined;
      if (last) last.text += text;
      else words.push({text, line});
    } else if (skipped === undefined) finish();
    open = piece !== null;
    line += rest.slice(0, length).split('\n').length - 1;
    rest = rest.slice(length);
  }
  finish();
  return commands;
}
