import {spawnSync} from 'node:child_process';
import {runChecks} from '../checks/run';
import {readFlags, runScript} from './lib/arguments';

/** Checks the content, then builds the site. With --no-checks, builds it as it is: for a fix that cannot wait for a word in the list of words. */
runScript(async () => {
  const {flags} = readFlags(process.argv.slice(2), ['--no-checks']);
  if (!flags.has('--no-checks') && (await runChecks(process.cwd(), [])) > 0) return 1;
  return spawnSync('docusaurus build', {shell: true, stdio: 'inherit'}).status ?? 1;
});
