import type {Outcome} from './run-steps';
import type {Tally} from './tally';

/** Prints what the steps of a run came to, ending with the plain numbers, and returns its exit code. */
export function summarize(outcomes: readonly Outcome[], note = ''): number {
  const failed = outcomes.filter(({isPassed}) => !isPassed).map(({step}) => step.name);
  console.log(`\n${failed.length === 0 ? `All ${outcomes.length} steps passed` : `Failed: ${failed.join(', ')}`}${note}.`);
  const count = (key: keyof Tally) => outcomes.reduce((total, {tally}) => total + tally[key], 0);
  console.log(`${count('passed')} passed, ${count('failed')} failed`);
  return failed.length === 0 ? 0 : 1;
}
