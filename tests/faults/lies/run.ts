import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {judge, type Verdict} from '../../../checks/judge';
import {readCorpus} from '../../../core/corpus/corpus';
import {readFlags, runScript, UsageError} from '../../../scripts/lib/arguments';
import {FAMILIES, SENTENCES, type Family, type Planted, type Text} from './families';
import {randomFrom, type Random} from './random';

const PROJECT = path.join(__dirname, '../../..');
const LIES = 200;
/** A default that one function has and another one of the same package contradicts can be exchanged without notice. */
const LEAST = {caught: 0.99, placed: 0.98};

type Lie = {family: Family; file: string; line: number};

/**
 * Plants 200 lies in a copy of the documentation, one to a page, and has the content checks judge those pages. The seed is that of the day, or `--seed 1234`.
 * With `--sentences`, the lies are in sentences as they come, also in those that nothing proves, so it measures and fails nothing.
 */
async function main(args: string[]): Promise<number> {
  const {flags, names} = readFlags(args, ['--seed', '--sentences']);
  const seed = flags.has('--seed') ? Number(names[0]) : Math.floor(Date.now() / 86_400_000);
  if (!Number.isInteger(seed)) throw new UsageError('A seed is a whole number, as in --seed 1234.');
  const families = flags.has('--sentences') ? SENTENCES : FAMILIES;
  const dir = copyOf();
  try {
    const lies = plantAll(dir, families, randomFrom(seed));
    console.log(`${lies.length} lies of ${new Set(lies.map(({family}) => family.name)).size} families, seed ${seed}`);
    const isEnough = report(lies, families, await judge(readCorpus(dir), {names: lies.map(({file}) => file)}));
    return isEnough || flags.has('--sentences') ? 0 : 1;
  } finally {
    fs.rmSync(dir, {recursive: true});
  }
}

/** The documentation is copied, everything else of the project is linked. */
function copyOf(): string {
  const dir = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'lies-'));
  for (const name of fs.readdirSync(PROJECT).filter((entry) => !entry.startsWith('.')))
    if (name === 'docs') fs.cpSync(path.join(PROJECT, name), path.join(dir, name), {recursive: true});
    else fs.symlinkSync(path.join(PROJECT, name), path.join(dir, name));
  return dir;
}

/** Families take turns, so that each has its share as far as there are pages for it. */
function plantAll(dir: string, families: Family[], random: Random): Lie[] {
  const files = readCorpus(dir)
    .pages.map(({file}) => file)
    .filter((file) => file.startsWith('docs/'));
  const lies: Lie[] = [];
  const free = new Set(files);
  for (let turn = 0; lies.length < LIES && turn < LIES; turn++)
    for (const family of families) {
      if (lies.length >= LIES) break;
      const planted = plantOne(dir, family, random, free);
      if (planted) lies.push({family, ...planted});
    }
  return lies;
}

function plantOne(dir: string, family: Family, random: Random, free: Set<string>): {file: string; line: number} | undefined {
  for (const file of random.shuffled([...free])) {
    const place = path.join(dir, file);
    const planted: Planted | undefined = family.plant(read(file, fs.readFileSync(place, 'utf8')), random);
    if (!planted) continue;
    fs.writeFileSync(place, planted.lines.join('\n'));
    free.delete(file);
    return {file, line: planted.line};
  }
  return undefined;
}

function read(file: string, source: string): Text {
  const lines = source.split('\n');
  let isCode = false;
  const end = lines.indexOf('---', 1);
  const places = lines.map((line, index): Text['places'][number] => {
    if (index <= end) return 'front matter';
    const isFence = /^\s*```/.test(line);
    const place = isCode || isFence ? 'code' : 'prose';
    if (isFence) isCode = !isCode;
    return place;
  });
  return {file, lines, places};
}

/** @returns whether as many were caught as have to be */
function report(lies: Lie[], families: Family[], verdicts: Verdict[]): boolean {
  const findings = verdicts.flatMap(({check, findings: found}) => found.map((each) => ({check, ...each})));
  const judged = lies.map((lie) => {
    const own = findings.filter(({check, file}) => file === lie.file && (lie.family.checks?.includes(check) ?? true));
    return {
      ...lie,
      isCaught: own.length > 0,
      isPlaced: own.some(({line}) => line === lie.line),
      lines: own.map(({check, line}) => `${check} says line ${line}`),
    };
  });
  const rate = (list: typeof judged) => `${list.filter(({isCaught}) => isCaught).length} of ${list.length}`;
  console.log(families.map(({name}) => `${name} ${rate(judged.filter(({family}) => family.name === name))}`).join(', '));
  for (const {family, file, line, isCaught, isPlaced, lines} of judged)
    if (!isPlaced) console.log(`${isCaught ? 'elsewhere' : 'MISSED'}: ${family.name}, ${file}:${line} ${lines.join(', ')}`);
  const caught = judged.filter(({isCaught}) => isCaught).length / judged.length;
  const placed = judged.filter(({isPlaced}) => isPlaced).length / judged.length;
  console.log(`${(100 * caught).toFixed(1)} % caught, ${(100 * placed).toFixed(1)} % with their file and line`);
  return caught >= LEAST.caught && placed >= LEAST.placed;
}

runScript(() => main(process.argv.slice(2)));
