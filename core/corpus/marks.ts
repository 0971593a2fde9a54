import type {Nodes, Parents, Table} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Page} from './corpus';
import {perPage} from './per-page';

/** Where a page says what proves the sentence before: a probe, or a fact about something other than the packages. */
export type Mark = {
  /** The probe's folder and file, `spring/length`, or the key of the fact, `aws/lambda-payload`. */
  name: string;
  file: string;
  line: number;
  /** What is proven, on one line: often more than one sentence. */
  sentence: string;
};

const MARK = /^\/\* (probe|source)s?: (.+) \*\/$/;
const ANY_MARK = /\{\/\* (?:probe|source)s?: .+? \*\/\}/g;

/** The comments on a page that name probes: `{/* probe: spring/length *\/}` after the sentence. */
export const probeMarksOn = perPage((page: Page): Mark[] => marksOn(page, 'probe'));

/** The comments on a page that name outside facts: `{/* source: aws/lambda-payload *\/}` after the sentence. */
export const sourceMarksOn = perPage((page: Page): Mark[] => marksOn(page, 'source'));

function marksOn(page: Page, kind: 'probe' | 'source'): Mark[] {
  if (!page.source.includes(`{/* ${kind}`)) return [];
  const marks: Mark[] = [];
  visit(page.tree, ['mdxTextExpression', 'mdxFlowExpression'], (node, _, parent) => {
    const [, found, names] = ('value' in node && MARK.exec(node.value)) || [];
    if (found !== kind || !names) return;
    const sentence = saidBefore(page, parent, placeOf(page.source, node.position?.start));
    for (const name of names.split(', ')) marks.push({name, file: page.file, line: node.position?.end.line ?? 1, sentence});
  });
  return marks;
}

type Point = NonNullable<Nodes['position']>['start'];

/** By line and column: the parser reads a source in which ids of headings are written in another way, so its offsets are those of a longer text. */
const placeOf = (source: string, {line, column}: Pick<Point, 'line' | 'column'> = {line: 1, column: 1}): number =>
  source
    .split('\n')
    .slice(0, line - 1)
    .reduce((sum, text) => sum + text.length + 1, column - 1);

/**
 * What a comment is about: what stands before it in its paragraph or list item, back to the comment before; the row of a table that it stands in, or all of the table when that row is the head; for a comment on a line of its own, the block above.
 * Comments of both kinds side by side are about the same sentence.
 */
function saidBefore({source, tree}: Page, parent: Parents | undefined, place: number): string {
  const startOf = (node: Nodes | undefined) => placeOf(source, node?.position?.start);
  const endOf = (node: Nodes | undefined) => placeOf(source, node?.position?.end);
  const [cells] = tablesIn(tree).flatMap((table) => {
    const row = table.children.findIndex((each) => startOf(each) <= place && place < endOf(each));
    return row < 0 ? [] : [row === 0 ? table : table.children[row]];
  });
  if (cells) return oneLine(source.slice(startOf(cells), endOf(cells)).replace(ANY_MARK, ''));
  const block = parent?.type === 'root' ? parent.children.findLast((child) => endOf(child) <= place) : parent;
  return source.slice(startOf(block), place).split(ANY_MARK).map(oneLine).findLast(Boolean) ?? '';
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

function tablesIn(tree: Page['tree']): Table[] {
  const tables: Table[] = [];
  visit(tree, 'table', (table) => void tables.push(table));
  return tables;
}

const BEGINS_MARK = /\{\/\* (?:probe|source)/;

/** Lines on which such a comment stands in code, where readers see it and it names nothing. */
export const marksInCode = perPage((page: Page): number[] => {
  if (!BEGINS_MARK.test(page.source)) return [];
  const lines: number[] = [];
  visit(page.tree, 'inlineCode', ({value, position}) => {
    if (BEGINS_MARK.test(value)) lines.push(position?.start.line ?? 1);
  });
  return lines;
});

const SPACED_MARK = / \{\/\* (?:probe|source)s?: [^*]+ \*\/\}[,;:.!?)]/;

/** Lines on which such a comment stands between a space and a punctuation mark: readers see “word ,”. */
export const marksBeforePunctuation = perPage((page: Page): number[] =>
  page.source.split('\n').flatMap((line, index) => (SPACED_MARK.test(line) ? [index + 1] : [])),
);
