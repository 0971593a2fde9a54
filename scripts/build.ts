import {spawnSync} from 'node:child_process';
import {readFlags, runScript} from './lib/arguments';
import {readKeep} from './lib/kept-assets';

const run = (command: string): number => spawnSync(command, {shell: true, stdio: 'inherit'}).status ?? 1;

/**
 * Checks the content, unless it has just passed as it is, then builds the site. With --no-checks, builds it as it is, without receipts: for a fix that cannot wait for a word in the list of words.
 * With --keep 3, the hashed files of the two builds before are added.
 */
runScript(async () => {
  const args = process.argv.slice(2);
  // Before the minutes that a build takes.
  readKeep(args);
  const kept = args.includes('--keep') ? args.splice(args.indexOf('--keep'), 2) : [];
  const {flags} = readFlags(args, ['--no-checks', '--keep']);
  // Pages that nobody has checked must not say that they are.
  // The bundler would keep their modules for the next build, which has been checked.
  if (flags.has('--no-checks')) Object.assign(process.env, {UNCHECKED: 'yes', DOCUSAURUS_NO_PERSISTENT_CACHE: 'yes'});
  else if (!(await passes())) return 1;
  return run('docusaurus build') || run(['tsx scripts/finish-build.ts', ...kept].join(' '));
});

/** The checks are loaded when they are needed, which takes seconds. */
async function passes(): Promise<boolean> {
  const {standingOf} = await import('../checks/passed');
  if (standingOf(process.cwd()).hasPassed) {
    console.log('The content has passed its checks as it is, so they are not repeated.');
    return true;
  }
  const {runChecks} = await import('../checks/run');
  return (await runChecks(process.cwd(), [])) === 0;
}
