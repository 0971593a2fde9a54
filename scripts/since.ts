import {subjectsOf} from '../core/corpus/page-subjects';
import {readPage} from '../core/corpus/corpus';
import {packageVersions} from '../core/toolkit/packages';
import {firstVersion, readStated} from '../core/data/first-versions';
import {hasGap, readSince, SINCE_FILE, writeSince, type Fact} from '../core/data/since';
import {SinceFinder} from '../core/toolkit/releases/find';
import {NpmReleases} from '../core/toolkit/releases/releases';
import {subjectOf, wordsOf} from '../core/toolkit/releases/subject';

const USAGE = `npm run since -- remotion Artifact                               an export
npm run since -- @remotion/renderer renderMedia.metadata         an option, prop, argument or method
npm run since -- '@remotion/renderer' 'renderMedia().buffer'     a field of what a function returns
npm run since -- cli render --repro                              a flag of a command
npm run since -- docs/sequence.mdx                               everything that the page's headings are about`;

/**
 * Finds the first release that has one thing, and records it.
 * @throws Error when the documented version does not have it
 */
async function askOne(dir: string, finder: SinceFinder, words: string[]): Promise<void> {
  const subject = subjectOf(words);
  const known = readSince(dir);
  const fact = await finder.find(subject, known);
  writeSince(dir, {...known, [subject.key]: fact});
  console.log(`${subject.key}: ${describe(dir, subject.key, fact)}`);
}

/** Finds the first release of everything a page documents, and records what came later than the oldest one. */
async function askPage(dir: string, finder: SinceFinder, file: string): Promise<void> {
  const {page, headings} = subjectsOf(readPage(dir, file));
  // Members such as _remotionInternalStack are internal, so nobody asks when they were added.
  const questions = [...(page ? [[1, page] as const] : []), ...headings].filter(([, key]) => !/[#.]_/.test(key));
  let later = 0;
  for (const [line, key] of questions) {
    const subject = subjectOf(wordsOf(key));
    try {
      if (await finder.isOriginal(subject)) continue;
      const known = readSince(dir);
      const written = known[key];
      // The registry may by now have a release that was missing when this was last looked up.
      const fact = written && !hasGap(written) ? written : await finder.find(subject, known);
      writeSince(dir, {...known, [key]: fact});
      later++;
      console.log(`${file}:${line}  ${key}: ${describe(dir, key, fact)}`);
    } catch (error) {
      console.log(`${file}:${line}  not found: ${(error as Error).message}`);
    }
  }
  console.log(`${later} of ${questions.length} subjects of the page are newer than the oldest release.`);
}

function describe(dir: string, key: string, fact: Fact): string {
  const {since, absent} = fact;
  const {version, standing} = firstVersion(key, {[key]: fact}, readStated(dir)) ?? {};
  if (version === undefined) return `already in ${since}, the oldest release looked at; it needs no badge`;
  const before = absent === undefined || absent === 'unpublished' ? 'there is no earlier release' : `it is not in ${absent}, the previous release on npm`;
  return `<AvailableFrom v="${version}" />, ${standing === 'equal' ? `as stated in public; it is in ${since}, and ` : ''}${before}`;
}

async function main(words: string[]): Promise<void> {
  const dir = process.cwd();
  const releases = new NpmReleases(dir);
  const finder = new SinceFinder(releases, packageVersions);
  if (words.length === 0) throw new Error(USAGE);
  if (/\.mdx?$/.test(words[0] ?? '')) for (const file of words) await askPage(dir, finder, file);
  else await askOne(dir, finder, words);
  console.log(`${releases.requests} requests to npm; facts in ${SINCE_FILE}.`);
}

if (require.main === module) {
  main(process.argv.slice(2)).catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
