import {nearest} from '../prose/nearest';
import {isAgreed, type Agreed, type Evidence} from './agreed';
import type {Corpus} from './corpus';
import {judgedTexts} from './corpus';
import {finding, type Finding} from './finding';
import type {Mark} from './marks';

/** What differs between probes and outside facts where a page and its evidence do not fit together. */
export type EvidenceKind = {
  /** As in "There is no probe spring/length." */
  noun: string;
  /** The word in the comment of a page. */
  word: 'probe' | 'source';
  agreedFile: string;
  marksOn: (page: Corpus['pages'][number]) => Mark[];
  /** How to add one that is missing. */
  add: (name: string) => string;
};

/**
 * Compares what pages name with what there is: unknown and unnamed evidence, and sentences that nobody has read beside their claim.
 * @param all everything there is of this kind, with the place where it stands
 * @param agreed what has been recorded
 * @returns what is wrong on the judged pages, how often pages name something, and how many do
 */
export function compareEvidence(corpus: Corpus, kind: EvidenceKind, all: readonly (Evidence & {file: string; line: number})[], agreed: Agreed) {
  const texts = [...corpus.pages, ...corpus.partials];
  const everywhere = texts.flatMap(kind.marksOn);
  const marks = judgedTexts(corpus).flatMap(kind.marksOn);
  // Nobody knows what a page names that cannot be parsed; it named what is recorded.
  const unreadable = new Set(texts.filter(({broken}) => broken).map(({file}) => file));
  const isNamed = ({name}: Evidence) =>
    everywhere.some((mark) => mark.name === name) || Object.keys(agreed[name]?.sentences ?? {}).some((page) => unreadable.has(page));
  const findings = [
    ...unknown(kind, all, marks),
    ...all
      .filter((each) => !isNamed(each))
      .map(({name, file, line}) =>
        finding(
          file,
          line,
          `No page names the ${kind.noun} ${name}.`,
          `Put {/* ${kind.word}: ${name} */} after the sentence that it proves, or remove the ${kind.noun}.`,
        ),
      ),
    ...all.flatMap((each) => notAgreed(kind, each, marks, agreed)),
    ...leftOver(kind, agreed, everywhere, unreadable),
  ];
  return {findings, named: everywhere.length, pages: new Set(everywhere.map(({file}) => file)).size};
}

function unknown({noun, add}: EvidenceKind, all: readonly Evidence[], marks: Mark[]): Finding[] {
  const names = all.map(({name}) => name);
  return marks
    .filter(({name}) => !names.includes(name))
    .map(({file, line, name}) => {
      const similar = nearest(names, name);
      return finding(
        file,
        line,
        `There is no ${noun} ${name}.`,
        `${add(name)}${similar.length > 0 ? `, or name one that exists: ${similar.join(', ')}` : ''}.`,
      );
    });
}

/** A sentence that has changed may say something else than what is proven. */
function notAgreed({noun}: EvidenceKind, {name, claim = ''}: Evidence, marks: Mark[], agreed: Agreed): Finding[] {
  return marks
    .filter((mark) => mark.name === name && !isAgreed(agreed, mark, claim))
    .map((mark) =>
      finding(
        mark.file,
        mark.line,
        `“${mark.sentence}” has not been read beside what the ${noun} ${name} claims: “${claim}”`,
        `If both say the same, run npm run probes -- --agree ${mark.file}`,
      ),
    );
}

function leftOver({noun, agreedFile}: EvidenceKind, agreed: Agreed, marks: Mark[], unreadable: Set<string>): Finding[] {
  return Object.entries(agreed).flatMap(([name, {sentences}]) =>
    Object.keys(sentences)
      .filter((page) => !unreadable.has(page) && !marks.some((mark) => mark.name === name && mark.file === page))
      .map((page) => finding(agreedFile, 1, `${page} no longer names the ${noun} ${name}.`, 'Remove the entry, as any npm run probes -- --agree does.')),
  );
}
