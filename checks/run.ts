import {readCorpus} from '../core/corpus/corpus';
import {CHECKS} from './all';
import {judge} from './judge';
import {standingOf} from './passed';
import {countFindings, printVerdicts} from './print';
import {readTargets} from './targets';

/**
 * Checks the whole content, or what is named: checks, files, folders. With `--list`, prints what each check demands instead.
 * @returns the number of findings
 * @throws Error when there is nothing of that name
 */
export async function runChecks(dir: string, args: string[]): Promise<number> {
  if (args.includes('--list')) {
    for (const {name, rule} of CHECKS) console.log(`${name.padEnd(16)}${rule}`);
    return 0;
  }
  const standing = args.length === 0 ? standingOf(dir) : undefined;
  const verdicts = await judge(readCorpus(dir), readTargets(dir, args));
  printVerdicts(verdicts);
  const total = countFindings(verdicts);
  if (total === 0) standing?.remember();
  return total;
}

if (require.main === module) {
  runChecks(process.cwd(), process.argv.slice(2)).then(
    (total) => {
      process.exitCode = total === 0 ? 0 : 1;
    },
    (error: Error) => {
      console.error(error.message);
      process.exitCode = 2;
    },
  );
}
