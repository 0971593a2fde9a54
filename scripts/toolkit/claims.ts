import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Corpus} from '../../core/corpus/corpus';
import {probeMarksOn} from '../../core/corpus/marks';
import {readProbes} from '../../core/corpus/probes';
import {settingsToEnvironment} from '../../probes/lib/run-folder';
import {carryOutAll, type Outcome} from '../lib/probe-workers';
import type {Item} from './item';

const SECONDS = 30;

/** What probes/lib/media.ts says when the toolkit's FFmpeg makes no file: then nothing was learned about the claim. */
const UNTRIED = /could not be made:/;

/** Tries the claims that need only Node; each that fails is an item on every page that names the probe. */
export async function claimItems(corpus: Corpus): Promise<{items: Item[]; count: number}> {
  const probes = readProbes(corpus.dir).filter(({maker}) => maker === 'inNode' || maker === 'slowInNode');
  const marks = corpus.pages.flatMap(probeMarksOn);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'probes-'));
  const failed: Outcome[] = [];
  try {
    const tasks = probes.map(({file}) => ({file, seconds: SECONDS, needsBrowser: false}));
    await carryOutAll(tasks, settingsToEnvironment({folder, browser: '', bundle: ''}), (outcome) => {
      if (outcome.problem) failed.push(outcome);
    });
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
  const items = failed.flatMap(({file, problem = ''}) => {
    const {name, claim = ''} = probes.find((probe) => probe.file === file) ?? {name: file};
    return marks
      .filter((mark) => mark.name === name)
      .map((mark): Item => ({
        kind: 'probe',
        page: mark.file,
        line: mark.line,
        ...(UNTRIED.test(problem)
          ? {
              message: `"${claim}" could not be tried: ${shortened(problem)}`,
              edit: 'Find out why its file cannot be made; what the page says may be true as before.',
            }
          : {
              message: `"${claim}" no longer holds: ${shortened(problem)}`,
              edit: 'Change the sentence above the comment; change the probe only if it is what is wrong.',
            }),
        evidence: file,
      }));
  });
  return {items, count: probes.length};
}

const shortened = (problem: string): string => problem.split('\n').filter(Boolean).slice(0, 3).join(' ').slice(0, 300);
