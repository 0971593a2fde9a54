import {RESULT} from './members';

/** What the question is about: a member of an export's type (or the export itself), or a flag of a command. */
export type Subject =
  {kind: 'member'; key: string; package: string; entry: string; path: string[]} | {kind: 'flag'; key: string; package: string; command: string[]; flag: string};

/**
 * Takes what was typed: `remotion Artifact`, `@remotion/renderer renderMedia.metadata`, `cli render --repro`.
 * @throws Error that shows the valid forms
 */
export function subjectOf(words: string[]): Subject {
  const [first = '', second = ''] = words;
  if (first === 'cli') {
    const flag = /^--([a-zA-Z][\w-]*)$/.exec(words.at(-1) ?? '')?.[1];
    const command = words.slice(1, -1);
    if (!flag) throw new Error(`"${words.join(' ')}" has no flag. ${HOW_TO_ASK}`);
    const late = ['lambda', 'cloudrun'].find((name) => name === command[0]);
    return {kind: 'flag', key: words.join(' '), package: `@remotion/${late ?? 'cli'}`, command, flag};
  }
  const [, name, rest] = /^(remotion|@remotion\/[^/]+)((?:\/[\w-]+)*)$/.exec(first) ?? [];
  if (!name || second === '' || words.length > 2) throw new Error(`"${words.join(' ')}" is not a valid query. ${HOW_TO_ASK}`);
  const path = second.replaceAll(RESULT, `.${RESULT}`).split('.');
  return {kind: 'member', key: `${first}#${second}`, package: name, entry: rest ? `.${rest}` : '.', path};
}

const HOW_TO_ASK = 'Ask for one of: remotion Artifact, @remotion/renderer renderMedia.metadata, "@remotion/renderer renderMedia().buffer", cli render --repro.';

/** The words to type for a key. */
export const wordsOf = (key: string): string[] => (key.startsWith('cli ') ? key.split(' ') : key.split('#'));

/** The command that proves a key, ready to paste into a shell. */
export const commandFor = (key: string): string =>
  `npm run since -- ${wordsOf(key)
    .map((word) => (/[()$]/.test(word) ? `'${word}'` : word))
    .join(' ')}`;

/** The package whose releases decide when a key was added; undefined when it is not a key. */
export function packageOf(key: string): string | undefined {
  try {
    return subjectOf(wordsOf(key)).package;
  } catch {
    return undefined;
  }
}
