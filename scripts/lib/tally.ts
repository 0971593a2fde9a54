/** How many tests passed and failed. */
export type Tally = {passed: number; failed: number};

/** Counts in the summaries of node:test ("ℹ pass 3"), Playwright ("  3 passed (1.2s)") and our own ("3 passed, 1 failed"). What did not run has not passed. */
const PASSED = /^(?:ℹ pass (\d+)|\s+(\d+) passed\b.*|(\d+) passed, \d+ failed)$/gm;
const FAILED = /^(?:ℹ (?:fail|cancelled) (\d+)|\s+(\d+) (?:failed|flaky|interrupted|did not run)\b.*|\d+ passed, (\d+) failed)$/gm;

const sum = (output: string, pattern: RegExp) => [...output.matchAll(pattern)].reduce((total, [, ...counts]) => total + Number(counts.find(Boolean) ?? 0), 0);

/** The tests that a step has run, by what it printed; a step that runs none, or fails without a failing test, counts as one. */
export function tallyOf(output: string, isPassed: boolean): Tally {
  const tests = {passed: sum(output, PASSED), failed: sum(output, FAILED)};
  if (!isPassed && tests.failed === 0) return {...tests, failed: 1};
  return tests.passed + tests.failed > 0 ? tests : {passed: 1, failed: 0};
}
