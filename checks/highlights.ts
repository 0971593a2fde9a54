import {judgedTexts} from '../core/corpus/corpus';
import {splitAtCut, type FenceMeta} from '../core/corpus/fence-meta';
import {fencesOf, type Fence} from '../core/corpus/fences';
import {finding, type Finding} from '../core/corpus/finding';
import {bracketPairsOf, type BracketPair} from '../core/toolkit/bracket-pairs';
import {TEXTS, type Check} from './check';

const TYPESCRIPT = ['ts', 'tsx'];
const MARKS = ['highlight', 'added', 'removed'] as const satisfies (keyof FenceMeta)[];

/** What a sample highlights is whole: it begins and ends with code, and each of its brackets is closed within it. */
export const highlights: Check = {
  name: 'highlights',
  rule: 'highlighted lines are whole statements, properties or tags; a line alone may be the head of what follows',
  failsOn: ['highlights', /The highlight cuts/],
  files: TEXTS,
  run(corpus) {
    const fences = judgedTexts(corpus).flatMap((page) => fencesOf(corpus.dir, page));
    const marked = fences.filter(({meta}) => MARKS.some((mark) => meta[mark].size > 0));
    const judged = marked.filter(({lang, meta}) => meta.highlight.size > 0 && TYPESCRIPT.includes(lang));
    return {
      count: marked.length,
      looked: `samples with marked lines, the brackets of ${judged.length}`,
      findings: [...marked.flatMap(edgeFindings), ...judged.flatMap(bracketFindings)],
    };
  },
};

/** The page's line of the opening fence, where the numbers are. */
const at = ({page, line}: Fence, message: string, fix: string): Finding => finding(page.file, line - 1, message, fix);

function edgeFindings(fence: Fence): Finding[] {
  const lines = splitAtCut(fence.code).shown.split('\n');
  return MARKS.flatMap((mark) => {
    const marked = fence.meta[mark];
    const beyond = [...marked].filter((line) => line > lines.length);
    if (beyond.length > 0)
      return [at(fence, `Marked are ${beyond.join(', ')}, but the code ends with line ${lines.length}.`, 'Count the lines that are shown.')];
    const blank = [...marked].filter((line) => !lines[line - 1]?.trim() && !(marked.has(line - 1) && marked.has(line + 1)));
    return blank.map((line) => at(fence, `The marked lines begin or end with line ${line}, which is blank.`, 'Begin and end with code.'));
  });
}

/** A line alone may be the head of what follows it: the call that a page is about, without its options. */
const isHead = (marked: Set<number>, {opens, closes}: BracketPair) =>
  marked.has(opens) && !marked.has(closes) && !marked.has(opens - 1) && !marked.has(opens + 1);

function bracketFindings(fence: Fence): Finding[] {
  const {highlight} = fence.meta;
  const isCut = (pair: BracketPair) => highlight.has(pair.opens) !== highlight.has(pair.closes) && !isHead(highlight, pair);
  return bracketPairsOf(splitAtCut(fence.code).shown)
    .filter(isCut)
    .slice(0, 1)
    .map(({opens, closes, bracket}) =>
      at(fence, `The highlight cuts the "${bracket}" of line ${opens}, which ends on line ${closes}.`, 'Highlight whole statements, properties or tags.'),
    );
}
