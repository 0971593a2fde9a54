import fs from 'node:fs';
import path from 'node:path';
import {readCorpus} from '../core/corpus/corpus';
import type {Finding} from '../core/corpus/finding';
import {misspellingsOf} from '../core/prose/spell';
import {openProgram} from '../core/toolkit/program';
import {CHECKS} from './all';
import {judge, type Verdict} from './judge';
import {filesIn, readTargets} from './targets';

/** Where files stand that the checks look at; the top of the project without what is below it. */
const FOLDERS = ['docs', 'blog', 'learn', 'success-stories', 'data', 'demos', 'sidebars', 'checks', 'src', 'tests/spec'];

/** An editor may save in several steps. */
const PAUSE = 60;

type Open = Finding & {check: string};

/** What is wrong with the files that were saved, for `npm start` to show. */
let open: Open[] = [];
let waiting = new Set<string>();
let isBusy = false;

/** Judges files when they are saved, and only what the saved file touches; the process stays, so that packages and dictionaries are read once. */
async function watch(dir: string): Promise<void> {
  const saved = (file: string) => {
    if (!CHECKS.some((check) => check.files?.test(file) || check.decides?.test(file))) return;
    waiting.add(file);
    if (!isBusy) setTimeout(() => void judgeWaiting(dir), PAUSE);
  };
  for (const folder of FOLDERS.filter((name) => fs.existsSync(path.join(dir, name))))
    fs.watch(path.join(dir, folder), {recursive: true}, (_, name) => name && saved(`${folder}/${name.split(path.sep).join('/')}`));
  fs.watch(dir, (_, name) => name && saved(name));
  // The first save would wait seconds for the compiler and the dictionaries.
  openProgram(dir, [], ['remotion']);
  await misspellingsOf(['ready'], []);
  console.log('checks: save a file to see what is wrong with it.');
}

async function judgeWaiting(dir: string): Promise<void> {
  if (isBusy || waiting.size === 0) return;
  isBusy = true;
  const files = [...waiting].filter((file) => fs.existsSync(path.join(dir, file)));
  waiting = new Set();
  const started = performance.now();
  try {
    if (files.length > 0) report(files, await judgeFiles(dir, files), (performance.now() - started) / 1000);
  } catch (error) {
    console.error(`checks: ${(error as Error).message}`);
  }
  isBusy = false;
  await judgeWaiting(dir);
}

async function judgeFiles(dir: string, files: string[]): Promise<Verdict[]> {
  const targets = readTargets(dir, files);
  const verdicts = await judge(readCorpus(dir), targets);
  const judged = new Set(filesIn(dir, targets.names ?? []));
  const anew = new Set(verdicts.filter(({isWhole}) => isWhole).map(({check}) => check));
  const found = verdicts.flatMap(({check, findings}) => findings.map((finding) => ({...finding, check})));
  open = [...open.filter(({file, check}) => !judged.has(file) && !anew.has(check) && fs.existsSync(path.join(dir, file))), ...found];
  return verdicts;
}

function report(files: string[], verdicts: Verdict[], seconds: number): void {
  const count = verdicts.reduce((sum, {findings}) => sum + findings.length, 0);
  console.log(
    `${count === 0 ? '✓' : '✗'} ${files.join(', ')}: ${verdicts.length} ${verdicts.length === 1 ? 'check' : 'checks'}, ${count === 0 ? 'nothing' : count} to fix, ${seconds.toFixed(1)} s`,
  );
  for (const {check, findings} of verdicts)
    for (const {file, line, message, fix} of findings) console.log(`  ${file}:${line}  ${message} (${check})\n    → ${fix}`);
  process.send?.(open);
}

if (require.main === module) {
  // Nobody is left to tell.
  process.on('disconnect', () => process.exit());
  void watch(process.cwd());
}
