import type {ShellWord} from '../corpus/shell';

/** A call of the toolkit: the program, and what is typed after it. */
export type ToolkitCommand = {program: 'remotion' | 'create-video'; words: ShellWord[]};

/** How each package manager runs a package's binary; remotionb and remotiond run the same commands with Bun and Deno. */
const RUN =
  /^(?:npx|bunx|pnpx|npm exec|pnpm(?: exec| dlx)?|yarn(?: exec| dlx)?|bun(?: x)?)(?: -{1,2}\w[\w-]*)*(?: --)? (?<program>remotion|create-video|remotion[bd])(?:@\S+)?$/;
const CREATE = /^(?:npm|pnpm|yarn|bun) (?:create|init) video(?:@\S+)?$/;
const LONGEST = 6;

/** The call of the toolkit in a shell command; undefined when it runs something else. */
export function toolkitCommand(words: ShellWord[]): ToolkitCommand | undefined {
  // A command may be the last part of another one: xargs npx remotion …
  for (let start = 0; start < words.length; start++) {
    for (let end = start + 1; end <= Math.min(words.length, start + LONGEST); end++) {
      const typed = words
        .slice(start, end)
        .map(({text}) => text)
        .join(' ');
      const program = CREATE.test(typed) ? 'create-video' : RUN.exec(typed)?.groups?.program;
      if (program) return {program: program === 'create-video' ? program : 'remotion', words: words.slice(end)};
    }
  }
  return /^remotion[bd]?$/.test(words[0]?.text ?? '') ? {program: 'remotion', words: words.slice(1)} : undefined;
}

/** The flags among the words, without dashes and values. What follows a lone `--` is for another program, except with `npm init`, which needs it. */
export function typedFlags({program, words}: ToolkitCommand): {flag: string; line: number}[] {
  const end = program === 'remotion' ? words.findIndex(({text}) => text === '--') : -1;
  return words.slice(0, end === -1 ? undefined : end).flatMap(({text, line}) => {
    const flag = /^--?([a-zA-Z][\w-]*)(?:=|$)/.exec(text)?.[1];
    return flag ? [{flag, line}] : [];
  });
}
