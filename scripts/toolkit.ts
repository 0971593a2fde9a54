import {spawn, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {packageVersions} from '../core/toolkit/packages';
import {documentedVersion} from '../core/toolkit/version';
import {readFlags, runScript, UsageError} from './lib/arguments';
import type {Inspection} from './toolkit/item';
import {asIssue, asMarkdown, asTable, nearestOf, type Report} from './toolkit/report';
import {applyChanges} from './toolkit/skeletons';
import {dirtyFiles, FOLDER, Saved, writeVersions} from './toolkit/swap';
import {npmRegistry, planVersions, type Plan} from './toolkit/versions';

/** Says what a release of the toolkit makes false on these pages. Versions and packages are put back unless --keep or --apply is given. */
async function documentRelease(args: string[]): Promise<number> {
  const {flags, names} = readFlags(args, ['--apply', '--keep', '--as-issue']);
  const [wanted] = names;
  if (names.length > 1 || (wanted !== undefined && !/^\d+\.\d+\.\d+$/.test(wanted)))
    throw new UsageError('npm run toolkit -- 4.0.399, or no version for the newest; --apply, --keep, --as-issue');
  // The text of an issue goes to a file or a pipe, so everything else goes elsewhere.
  const say = flags.has('--as-issue') ? console.error : console.log;
  const dir = process.cwd();
  const saved = new Saved(dir);
  if (saved.isLeftOver) {
    say('The run before was interrupted: putting back its files and packages.');
    saved.restore();
    // This process has read the versions of that run; another one reads those that are back.
    return spawnSync(process.execPath, [...process.execArgv, ...process.argv.slice(1)], {cwd: dir, stdio: 'inherit'}).status ?? 1;
  }
  const dirty = dirtyFiles(dir);
  if (dirty.length > 0) throw new Error(`The work tree has changes, so nothing was started. Commit them or put them aside:\n${dirty.slice(0, 10).join('\n')}`);
  const started = Date.now();
  const plan = await planVersions(npmRegistry(dir), Object.keys(packageVersions), wanted);
  const nearest = nearestOf(plan);
  say(`Remotion ${documentedVersion} → ${plan.version}; ${Object.keys(nearest).length} packages at the nearest version.`);
  const found = await withVersions(dir, saved, plan, flags, say, (inspection) => {
    const report = {from: documentedVersion, to: plan.version, nearest, ...inspection, seconds: (Date.now() - started) / 1000};
    writeReport(dir, report);
    if (!flags.has('--apply')) return report;
    const changed = applyChanges(dir, report.items, plan.version, report.since);
    say(`Wrote what needs no judgment into ${changed.length} files. Each new heading has a comment that says what is left to do.`);
    return report;
  });
  if (flags.has('--as-issue')) {
    const {title, body} = asIssue(found);
    console.log(`${title}\n\n${body}`);
  } else say(`\n${asTable(found)}\n\n${FOLDER}/report.md and report.json have all of it, after ${Math.round(found.seconds)} seconds.`);
  return 0;
}

type Inspected = Inspection & {since: Record<string, string>};

/** Changes the versions, installs, inspects, and puts everything back, whatever happens in between. */
async function withVersions<T>(
  dir: string,
  saved: Saved,
  plan: Plan,
  flags: Set<string>,
  say: (text: string) => void,
  handle: (found: Inspected) => T,
): Promise<T> {
  const stop = () => {
    saved.restore();
    process.exit(130);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  let isKept = false;
  say('Keeping the packages as they are …');
  saved.take();
  try {
    writeVersions(dir, plan.version, plan.packages);
    say('Installing …');
    await install(dir, say);
    await run(dir, 'npx', ['tsx', 'scripts/complete-lockfile.ts'], () => undefined);
    say('Comparing …');
    const out = path.join(dir, FOLDER, 'inspection.json');
    fs.rmSync(out, {force: true});
    await run(dir, 'npx', ['tsx', 'scripts/toolkit/inspect.ts', saved.folder, documentedVersion, out], say);
    const result = handle(JSON.parse(fs.readFileSync(out, 'utf8')) as Inspected);
    fs.rmSync(out);
    isKept = flags.has('--keep') || flags.has('--apply');
    return result;
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
    if (isKept) saved.giveUp();
    else saved.restore();
    say(isKept ? 'The versions stay changed; run npm ci to let the new packages run their scripts.' : 'Versions and packages are as they were.');
  }
}

/** Scripts of packages write into files that the kept copy shares. None of them matters for reading a package. */
const INSTALL = ['install', '--ignore-scripts', '--loglevel=error'];

/** Packages of different releases, where the registry lacks some, may not agree on what they stand beside. All of them can be read nevertheless. */
async function install(dir: string, say: (text: string) => void): Promise<void> {
  try {
    await run(dir, 'npm', INSTALL, say);
  } catch (error) {
    if (!/\bERESOLVE\b/.test(String(error))) throw error;
    say('  npm finds no versions that all packages accept beside them, so it is told to take the nearest ones.');
    await run(dir, 'npm', [...INSTALL, '--force'], say);
  }
}

/** @throws Error with the end of what the command printed */
function run(dir: string, command: string, args: string[], say: (text: string) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {cwd: dir, shell: process.platform === 'win32', stdio: ['ignore', 'pipe', 'pipe']});
    let problem = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      for (const line of text.split('\n').filter(Boolean)) say(`  ${line}`);
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => (problem = `${problem}${text}`.slice(-3000)));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${args.slice(0, 2).join(' ')} failed; everything was put back.\n${problem.trim()}`)),
    );
  });
}

function writeReport(dir: string, report: Report): void {
  fs.mkdirSync(path.join(dir, FOLDER), {recursive: true});
  fs.writeFileSync(path.join(dir, FOLDER, 'report.md'), asMarkdown(report));
  fs.writeFileSync(path.join(dir, FOLDER, 'report.json'), `${JSON.stringify(report, null, 2)}\n`);
}

runScript(() => documentRelease(process.argv.slice(2)));
