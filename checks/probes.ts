import {judgedTexts} from '../core/corpus/corpus';
import {AGREED, readAgreed} from '../core/corpus/agreed';
import {compareEvidence} from '../core/corpus/evidence';
import {finding, type Finding} from '../core/corpus/finding';
import {marksBeforePunctuation, marksInCode, probeMarksOn} from '../core/corpus/marks';
import {readProbes, type ProbeFile} from '../core/corpus/probes';
import {TEXTS, type Check} from './check';

/** The functions that make a probe; probes/lib/probe.ts says what each is for. */
const MAKERS = ['inNode', 'slowInNode', 'inBrowser', 'byCommand'];
const SENTENCE = /^\S+ .*[.]$/s;
const LONGEST = 220;

const KIND = {
  noun: 'probe',
  word: 'probe',
  agreedFile: AGREED.probe,
  marksOn: probeMarksOn,
  add: (name: string) => `Write probes/${name}.ts`,
} as const;

/** Each probe tries one claim, makes an assertion and is named on a page; each name on a page is that of a probe, and its sentence has been read beside the claim. `npm run probes` carries them out. */
export const probes: Check = {
  name: 'probes',
  rule: 'each probe makes one claim, asserts something and is named on a page; each name on a page is that of a probe',
  failsOn: ['probes', /There is no probe|No page names/],
  files: new RegExp(`${TEXTS.source}|^probes/`),
  decides: /^probes\//,
  run(corpus) {
    const all = readProbes(corpus.dir);
    const {findings, named, pages} = compareEvidence(
      corpus,
      KIND,
      all.map((probe) => ({...probe, line: 1})),
      readAgreed(corpus.dir, AGREED.probe),
    );
    return {
      count: all.length,
      looked: `probes, named ${named} times on ${pages} pages`,
      findings: [...judgedTexts(corpus).flatMap(misplaced), ...findings, ...all.flatMap((probe) => inItself(probe, all))],
    };
  },
};

/** Comments that readers would see, or whose space they would see. */
const misplaced = (page: Parameters<typeof marksInCode>[0]): Finding[] => [
  ...marksInCode(page).map((line) => finding(page.file, line, 'The name of a probe stands in code.', 'Put the comment behind the closing backtick.')),
  ...marksBeforePunctuation(page).map((line) =>
    finding(page.file, line, 'Readers see the space between a word and its punctuation mark.', 'Remove the space before the comment that names a probe.'),
  ),
];

function inItself({file, maker, claim, hasAssertion}: ProbeFile, all: ProbeFile[]): Finding[] {
  if (!maker || !MAKERS.includes(maker))
    return [
      finding(
        file,
        1,
        'The file is no probe.',
        `Let it export by default what ${MAKERS.join('(), ')}() returns; what several probes share stands in probes/lib/.`,
      ),
    ];
  const twin = claim && all.find((other) => other.claim === claim && other.file < file);
  return [
    ...(claim && SENTENCE.test(claim) && claim.length <= LONGEST
      ? []
      : [finding(file, 1, 'The probe has no claim.', `Pass ${maker}() one sentence of at most ${LONGEST} characters as a literal, with a period.`)]),
    ...(twin ? [finding(file, 1, `It makes the same claim as ${twin.file}.`, 'Keep one of them; several pages may name it.')] : []),
    ...(hasAssertion ? [] : [finding(file, 1, 'The probe asserts nothing.', 'Compare something that was computed, with a method of assert.')]),
  ];
}
