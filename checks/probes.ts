import {judgedTexts} from '../core/corpus/corpus';
import {AGREED_FILE, isAgreed, readAgreed, type Agreed} from '../core/corpus/agreed';
import {finding, type Finding} from '../core/corpus/finding';
import {marksBeforePunctuation, marksInCode, probeMarksOn, readProbes, type ProbeFile, type ProbeMark} from '../core/corpus/probes';
import {nearest} from '../core/prose/nearest';
import {TEXTS, type Check} from './check';

/** The functions that make a probe; probes/lib/probe.ts says what each is for. */
const MAKERS = ['inNode', 'inBrowser', 'byCommand'];
const SENTENCE = /^\S+ .*[.]$/s;
const LONGEST = 220;

/** Each probe tries one claim, makes an assertion and is named on a page; each name on a page is that of a probe, and its sentence has been read beside the claim. `npm run probes` carries them out. */
export const probes: Check = {
  name: 'probes',
  rule: 'each probe makes one claim, asserts something and is named on a page; each name on a page is that of a probe',
  failsOn: ['probes', /There is no probe|No page names/],
  files: new RegExp(`${TEXTS.source}|^probes/`),
  decides: /^probes\//,
  run(corpus) {
    const all = readProbes(corpus.dir);
    const names = all.map(({name}) => name);
    const everywhere = [...corpus.pages, ...corpus.partials].flatMap(probeMarksOn);
    const marks = judgedTexts(corpus).flatMap(probeMarksOn);
    const agreed = readAgreed(corpus.dir);
    // Nobody knows what a page names that cannot be parsed; it named what is recorded.
    const unreadable = new Set([...corpus.pages, ...corpus.partials].filter(({broken}) => broken).map(({file}) => file));
    const isRecorded = (name: string) => Object.keys(agreed[name]?.sentences ?? {}).some((page) => unreadable.has(page));
    const unknown = marks.filter(({name}) => !names.includes(name));
    const pages = new Set(everywhere.map(({file}) => file)).size;
    return {
      count: all.length,
      looked: `probes, named ${everywhere.length} times on ${pages} pages`,
      findings: [
        ...judgedTexts(corpus).flatMap((page) => [
          ...marksInCode(page).map((line) => finding(page.file, line, 'The name of a probe stands in code.', 'Put the comment behind the closing backtick.')),
          ...marksBeforePunctuation(page).map((line) =>
            finding(
              page.file,
              line,
              'Readers see the space between a word and its punctuation mark.',
              'Remove the space before the comment that names a probe.',
            ),
          ),
        ]),
        ...unknown.map(({file, line, name}) =>
          finding(file, line, `There is no probe ${name}.`, `Write probes/${name}.ts, or name one that exists: ${nearest(names, name).join(', ')}.`),
        ),
        ...all
          .filter(({name}) => !everywhere.some((mark) => mark.name === name) && !isRecorded(name))
          .map(({file, name}) =>
            finding(file, 1, `No page names the probe ${name}.`, `Put {/* probe: ${name} */} after the sentence that it tries, or remove the probe.`),
          ),
        ...all.flatMap((probe) => inItself(probe, all)),
        ...all.flatMap((probe) => notAgreed(probe, marks, agreed)),
        ...leftOver(agreed, everywhere, unreadable),
      ],
    };
  },
};

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

/** A sentence that has changed may say something else than what is tried. */
function notAgreed({name, claim = ''}: ProbeFile, marks: ProbeMark[], agreed: Agreed): Finding[] {
  return marks
    .filter((mark) => mark.name === name && !isAgreed(agreed, mark, claim))
    .map((mark) =>
      finding(
        mark.file,
        mark.line,
        `“${mark.sentence}” has not been read beside what the probe ${name} claims: “${claim}”`,
        `If both say the same, run npm run probes -- --agree ${mark.file}`,
      ),
    );
}

function leftOver(agreed: Agreed, marks: ProbeMark[], unreadable: Set<string>): Finding[] {
  const gone = Object.entries(agreed).flatMap(([name, {sentences}]) =>
    Object.keys(sentences)
      .filter((page) => !unreadable.has(page) && !marks.some((mark) => mark.name === name && mark.file === page))
      .map((page) => ({name, page})),
  );
  return gone.map(({name, page}) =>
    finding(AGREED_FILE, 1, `${page} no longer names the probe ${name}.`, 'Remove the entry, as any npm run probes -- --agree does.'),
  );
}
