import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {bundle} from '@remotion/bundler';
import {AGREED} from '../core/corpus/agreed';
import {readCorpus} from '../core/corpus/corpus';
import {probeMarksOn, sourceMarksOn, type Mark} from '../core/corpus/marks';
import {readProbes, type ProbeFile} from '../core/corpus/probes';
import {nearest} from '../core/prose/nearest';
import {KINDS, SECONDS, type Kind} from '../probes/lib/probe';
import {settingsToEnvironment} from '../probes/lib/run-folder';
import {agree, factsNamed} from './lib/agree';
import {readFlags, runScript, UsageError} from './lib/arguments';
import {offlineBrowser} from './lib/offline-browser';
import {carryOutAll, type Outcome} from './lib/probe-workers';

const PROJECT = path.join(__dirname, '..');
const KIND_OF: Record<string, Kind> = {inNode: 'node', slowInNode: 'node', inBrowser: 'browser', byCommand: 'command'};
const kindOf = ({maker = ''}: ProbeFile): Kind => KIND_OF[maker] ?? 'node';

/**
 * Carries out the probes, or those of pages, folders and names, and says which sentences of which pages are no longer true.
 * `--fast` carries out only those in Node that take no time, `--slow` only the others. With `--agree`, the sentences of those that pass are shown beside their claims where either is new, and count as read.
 */
async function runProbes(args: string[]): Promise<number> {
  const {flags, names} = readFlags(args, ['--fast', '--slow', '--agree']);
  const {probeMarks: marks, sourceMarks} = readMarks();
  if (flags.has('--agree')) {
    const facts = factsNamed(PROJECT, sourceMarks, names.map(pageOf), names);
    agree(PROJECT, AGREED.source, facts, sourceMarks);
    if (names.length > 0 && names.every((name) => isAboutFactsAlone(name, sourceMarks, marks))) return 0;
  }
  const isWanted = (probe: ProbeFile) => !flags.has(probe.maker === 'inNode' ? '--slow' : '--fast');
  const wanted = select(readProbes(PROJECT), marks, names).filter(isWanted);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'probes-'));
  const outcomes = new Map<string, Outcome>();
  const started = Date.now();
  try {
    const environment = settingsToEnvironment(await prepare(folder, wanted));
    const tasks = wanted.map((probe) => ({file: probe.file, seconds: SECONDS[kindOf(probe)], needsBrowser: kindOf(probe) === 'browser'}));
    await carryOutAll(tasks, environment, (outcome) => {
      outcomes.set(outcome.file, outcome);
      if (outcome.problem)
        report(
          wanted.find(({file}) => file === outcome.file)!,
          outcome.problem,
          marks,
        );
    });
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
  const failed = [...outcomes.values()].filter(({problem}) => problem).length;
  const counts = KINDS.map((kind) => `${wanted.filter((probe) => kindOf(probe) === kind).length} ${LABELS[kind]}`);
  const pages = new Set(marks.filter(({name}) => wanted.some((probe) => probe.name === name)).map(({file}) => file)).size;
  console.log(`${wanted.length} probes for ${pages} pages: ${counts.join(', ')}. ${((Date.now() - started) / 1000).toFixed(0)} seconds.`);
  const slowest = [...outcomes.values()].sort((a, b) => b.milliseconds - a.milliseconds).slice(0, wanted.length > 20 ? 5 : 0);
  if (slowest.length > 0) console.log(`Slowest: ${slowest.map(({file, milliseconds}) => `${file} ${(milliseconds / 1000).toFixed(1)} s`).join(', ')}.`);
  if (flags.has('--agree'))
    agree(
      PROJECT,
      AGREED.probe,
      wanted.filter(({file}) => !outcomes.get(file)?.problem),
      // What pages say now: somebody may have written while the probes ran.
      readMarks().probeMarks,
    );
  console.log(`${outcomes.size - failed} passed, ${failed} failed`);
  return failed === 0 && wanted.length > 0 ? 0 : 1;
}

const LABELS: Record<Kind, string> = {node: 'in Node', browser: 'in a browser', command: 'by commands'};

/** What a failure means for readers: the sentences that are no longer true. */
function report({name, claim = '', file}: ProbeFile, problem: string, marks: Mark[]): void {
  console.log(`\n${name}: ${claim}\n  ${problem.split('\n').slice(0, 12).join('\n  ')}`);
  for (const mark of marks.filter((each) => each.name === name)) console.log(`  → ${mark.file}:${mark.line} no longer holds, or ${file} is wrong.`);
}

function readMarks(): {probeMarks: Mark[]; sourceMarks: Mark[]} {
  const {pages, partials} = readCorpus(PROJECT);
  const texts = [...pages, ...partials];
  return {probeMarks: texts.flatMap(probeMarksOn), sourceMarks: texts.flatMap(sourceMarksOn)};
}

/** Whether a name is that of a fact, or of a page that names facts and no probes: then there is nothing to carry out. */
const isAboutFactsAlone = (name: string, sourceMarks: Mark[], probeMarks: Mark[]): boolean =>
  sourceMarks.some((mark) => mark.name === name || mark.file === pageOf(name)) && !probeMarks.some(({file}) => file === pageOf(name));

const pageOf = (wanted: string): string => path.relative(PROJECT, path.resolve(wanted)).split(path.sep).join('/');

/** @throws UsageError when a name is that of no probe and of no page with probes */
function select(probes: ProbeFile[], marks: Mark[], names: string[]): ProbeFile[] {
  if (names.length === 0) return probes;
  const named = names.flatMap((wanted) => {
    const page = pageOf(wanted);
    const onPage = new Set(marks.filter((mark) => mark.file === page).map((mark) => mark.name));
    const found = probes.filter(
      ({name, file}) => onPage.has(name) || name === wanted || file === page || file.startsWith(`${page}/`) || name.startsWith(`${wanted}/`),
    );
    if (found.length > 0) return found;
    const known = [...probes.map(({name}) => name), ...marks.map((mark) => mark.file)];
    throw new UsageError(`${wanted} names no probe, and is no page that names one. Similar: ${nearest(new Set(known), wanted).join(', ')}.`);
  });
  return [...new Set(named)];
}

/** Makes what the probes share: a browser without a network, and a bundle of the scenes. Without probes that need them, neither is looked for. */
async function prepare(folder: string, wanted: ProbeFile[]) {
  const kinds = new Set(wanted.map(kindOf));
  const browser = kinds.has('browser') || kinds.has('command') ? offlineBrowser(folder) : '';
  const bundled = kinds.has('browser')
    ? await bundle({entryPoint: path.join(PROJECT, 'probes/scenes/entry.tsx'), outDir: path.join(folder, 'bundle'), onProgress: () => undefined})
    : '';
  return {folder, browser, bundle: bundled};
}

runScript(() => runProbes(process.argv.slice(2)));
