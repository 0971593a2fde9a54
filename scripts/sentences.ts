import path from 'node:path';
import {readCorpus} from '../core/corpus/corpus';
import {sentencesOf, subjectOfCode} from '../core/corpus/sentences';
import {nearest} from '../core/prose/nearest';
import {readFlags, runScript, UsageError} from './lib/arguments';

const PROJECT = path.join(__dirname, '..');

/** Fewer words beside the code say nothing that another page could contradict. */
const LEAST_WORDS = 4;

/** Prints side by side what the documentation says of a name, flag, path or option, or of each that several pages speak of. */
function printSentences(args: string[]): number {
  const {names} = readFlags(args, []);
  const groups = sentencesBySubject();
  const wanted = names.length > 0 ? names.map((name) => subjectOfCode(name) ?? name) : [...groups.keys()].filter((name) => isOnSeveralPages(groups.get(name)!));
  for (const name of wanted) {
    const said = groups.get(name);
    if (!said) throw new UsageError(`No page has ${name} in code within a sentence. Similar: ${nearest(new Set(groups.keys()), name).join(', ')}.`);
    console.log(`\n${name}`);
    for (const {file, line, text} of said) console.log(`  ${file}:${line}  ${text}`);
  }
  console.log(`\n${wanted.length} names, ${wanted.reduce((sum, name) => sum + groups.get(name)!.length, 0)} sentences`);
  return 0;
}

type Said = {file: string; line: number; text: string};

const isOnSeveralPages = (said: Said[]) => new Set(said.map(({file}) => file)).size > 1;

function sentencesBySubject(): Map<string, Said[]> {
  const groups = new Map<string, Said[]>();
  for (const page of readCorpus(PROJECT).pages.filter(({root}) => root === 'docs'))
    for (const {line, text, prose, subjects} of sentencesOf(page)) {
      if (prose.split(/\s+/).filter(Boolean).length < LEAST_WORDS) continue;
      for (const subject of subjects) groups.set(subject, [...(groups.get(subject) ?? []), {file: page.file, line, text: text.replace(/\s+/g, ' ').trim()}]);
    }
  return new Map([...groups].sort(([one], [other]) => one.localeCompare(other)));
}

runScript(() => printSentences(process.argv.slice(2)));
