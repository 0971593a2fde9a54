import {nearest} from '../../core/prose/nearest';

/** What a script was called with is not what it understands; the message names the nearest thing that is. */
export class UsageError extends Error {}

/**
 * Sorts what a script was called with into flags and names.
 * @param known the flags of the script, such as --dry-run
 * @throws UsageError when there is no such flag
 */
export function readFlags<Flag extends string>(args: string[], known: readonly Flag[]): {flags: Set<Flag>; names: string[]} {
  const flags = args.filter((arg) => arg.startsWith('-')).map((arg) => oneOf('flag', known, arg));
  return {flags: new Set(flags), names: args.filter((arg) => !arg.startsWith('-'))};
}

/**
 * @param kind what is named, for the message
 * @throws UsageError when it is none of the known ones
 */
export function oneOf<Name extends string>(kind: string, known: readonly Name[], name: string): Name {
  const found = known.find((each) => each === name);
  if (found !== undefined) return found;
  const [likely] = nearest(known, name);
  const choice = known.length > 1 ? ` There are ${known.join(', ')}.` : '';
  throw new UsageError(`There is no ${kind} ${name}.${likely ? ` Did you mean ${likely}?` : ''}${choice}`);
}

/** Runs a script: what it throws is printed in one line and ends it with 1, or with 2 if it was called wrongly. */
export function runScript(main: () => void | number | Promise<void | number>): void {
  Promise.resolve()
    .then(main)
    .then(
      (code) => {
        process.exitCode = code ?? 0;
      },
      (error: Error) => {
        console.error(error.message);
        process.exitCode = error instanceof UsageError ? 2 : 1;
      },
    );
}
