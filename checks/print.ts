import type {Verdict} from './judge';

/** Prints how much each check looked at and what it found. */
export function printVerdicts(verdicts: Verdict[]): void {
  for (const {check, count, looked, findings, notes = []} of verdicts) {
    console.log(`${findings.length === 0 ? '✓' : '✗'} ${check}: ${count} ${looked}${findings.length > 0 ? `, ${findings.length} to fix` : ''}`);
    for (const {file, line, message, fix} of findings) console.log(`  ${file}:${line}  ${message}\n    → ${fix}`);
    for (const note of notes) console.log(`  ${note}`);
  }
}

export const countFindings = (verdicts: Verdict[]): number => verdicts.reduce((sum, {findings}) => sum + findings.length, 0);
