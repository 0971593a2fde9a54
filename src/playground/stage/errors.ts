import type {ErrorPhase, StageError} from '../protocol';

/** Modules name themselves so in stacks: play-file/<run>/<name of the file>. */
export const sourceUrl = (run: number, file: string): string => `play-file/${run}/${encodeURIComponent(file)}`;

const PLACE = /play-file\/(\d+)\/([^\s:()]+):(\d+)(?::\d+)?/g;

/** Where in the reader's code an error arose, as far as its stack says. Columns are those of the compiled code, so they are left out. */
export function placeIn(stack: string): {run: number; file: string; line: number} | undefined {
  const [first] = stack.matchAll(PLACE);
  return first?.[2] ? {run: Number(first[1]), file: decodeURIComponent(first[2]), line: Number(first[3])} : undefined;
}

/** Errors that come from an effect, which only its wrapper knows. */
const fromEffects = new WeakSet<object>();

/** Calls a function of an effect; what it throws is known as an error of an effect from then on. */
export function inEffect<Result>(run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    if (typeof error === 'object' && error !== null) fromEffects.add(error);
    throw error;
  }
}

export const isFromEffect = (error: unknown): boolean => typeof error === 'object' && error !== null && fromEffects.has(error);

/** React's production build has numbers for its messages; these are the ones that a composition meets. */
const REACT_ERRORS: Record<string, string> = {
  31: 'An object is no React child. Write its parts, such as {value.name}.',
  130: 'An element has no valid type: a component is undefined. Check that its name is exported and imported as it is written.',
  152: 'A component returned nothing. Return an element or null.',
  185: 'A component sets its state each time it is drawn, without end.',
  300: 'A component called fewer hooks than before. Call hooks in the same order each time, not after a return.',
  301: 'A component sets its state while it is drawn, without end.',
  310: 'A component called more hooks than before. Call hooks in the same order each time, not in conditions.',
  321: 'A hook was called outside a component.',
};

/** What an error says, in words for the reader. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return `The code threw ${typeof error === 'string' ? `“${error}”` : describe(error)}.`;
  const number = /Minified React error #(\d+)/.exec(error.message)?.[1];
  const known = number && REACT_ERRORS[number];
  if (known) return known;
  if (error instanceof RangeError && /call stack|too much recursion/i.test(error.message)) return 'Functions call each other without end.';
  if (error.name === 'SecurityError') return `The code reached for something outside its frame, which it cannot: ${error.message}`;
  return error.message || error.name;
}

/** A value in a few characters. */
export function describe(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Error) return value.stack?.includes(value.message) ? value.stack.split('\n').slice(0, 3).join('\n') : String(value);
  if (typeof value === 'function') return `function ${value.name}`;
  try {
    return (typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)) ?? String(value);
  } catch {
    return Object.prototype.toString.call(value);
  }
}

const told = new WeakSet<object>();

/** Whether the page has heard of an error. */
export const isTold = (error: object): boolean => told.has(error);

/** An error as the page hears of it. */
export function stageError(id: number, phase: ErrorPhase, error: unknown, frame: number | null = null): StageError {
  if (typeof error === 'object' && error !== null) told.add(error);
  const place = error instanceof Error ? placeIn(error.stack ?? '') : undefined;
  return {type: 'error', id, phase, message: messageOf(error).slice(0, 2000), file: place?.file ?? null, line: place?.line ?? null, column: null, frame};
}
