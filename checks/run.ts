import {api} from './api';
import {availability} from './availability';
import {cli} from './cli';
import {commands} from './commands';
import {data} from './data';
import {demos} from './demos';
import {frontMatter} from './front-matter';
import {headings} from './headings';
import {images} from './images';
import {readCorpus} from '../core/corpus/corpus';
import type {Check} from './check';
import type {Finding} from '../core/corpus/finding';
import {licenseTerms} from './license-terms';
import {links} from './links';
import {oneVersion} from './one-version';
import {ownLinks} from './own-links';
import {posts} from './posts';
import {readme} from './readme';
import {samples} from './samples';
import {sidebars} from './sidebars';
import {sources} from './sources';
import {spelling, wordList} from './spelling';
import {statements} from './statements';
import {toolkitLinks} from './toolkit-links';
import {vocabulary} from './vocabulary';
import {voice} from './voice';

export const CHECKS: Check[] = [
  frontMatter,
  headings,
  links,
  images,
  spelling,
  voice,
  licenseTerms,
  posts,
  samples,
  commands,
  api,
  cli,
  availability,
  oneVersion,
  toolkitLinks,
  ownLinks,
  vocabulary,
  sidebars,
  data,
  sources,
  demos,
  wordList,
  readme,
  statements,
];

/**
 * Checks all pages, or only the files named on the command line, and prints how much each check looked at.
 * @returns the number of findings
 */
export async function runChecks(dir: string, files: string[]): Promise<number> {
  const corpus = readCorpus(dir, files);
  print('mdx', corpus.pages.length + corpus.partials.length + corpus.broken.length, 'pages parsed', corpus.broken);
  let total = corpus.broken.length;
  const checks = files.length > 0 ? CHECKS.filter(({scope}) => scope === 'page') : CHECKS;
  // In parallel: the compiler works while the dictionaries are read.
  const reports = await Promise.all(checks.map(async (check) => ({check, report: await check.run(corpus)})));
  for (const {check, report} of reports) {
    const {count, looked, findings, notes = []} = report;
    if (count === 0)
      findings.push({
        file: 'checks',
        line: 1,
        message: `The check "${check.name}" looked at nothing.`,
        fix: 'Fix the check: it must find the things that it is there to check.',
      });
    print(check.name, count, looked, findings);
    for (const note of notes) console.log(`  ${note}`);
    total += findings.length;
  }
  return total;
}

function print(name: string, count: number, looked: string, findings: Finding[]): void {
  console.log(`${findings.length === 0 ? '✓' : '✗'} ${name}: ${count} ${looked}${findings.length > 0 ? `, ${findings.length} to fix` : ''}`);
  for (const {file, line, message, fix} of findings) console.log(`  ${file}:${line}  ${message}\n    → ${fix}`);
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
