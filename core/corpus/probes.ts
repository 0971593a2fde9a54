import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type {Nodes, Parents, Table} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Page} from './corpus';
import {perPage} from './per-page';

/** A file below probes/ that tries a claim, as far as its source says. */
export type ProbeFile = {
  /** Folder and file name, as pages name it: `spring/length`. */
  name: string;
  /** Path relative to the project. */
  file: string;
  /** The function that makes it a probe; it says where the claim is tried. */
  maker?: string;
  claim?: string;
  hasAssertion: boolean;
};

/** Where a page says that a probe tries the sentence before. */
export type ProbeMark = {
  name: string;
  file: string;
  line: number;
  /** What is tried, on one line: often more than one sentence. */
  sentence: string;
};

/** Folders below probes/ that hold what probes share. */
const SHARED = ['lib', 'scenes'];

const MARK = /^\/\* probes?: (.+) \*\/$/;

/** The comments on a page that name probes: `{/* probe: spring/length *\/}` after the sentence. */
export const probeMarksOn = perPage((page: Page): ProbeMark[] => {
  if (!page.source.includes('{/* probe')) return [];
  const marks: ProbeMark[] = [];
  visit(page.tree, ['mdxTextExpression', 'mdxFlowExpression'], (node, _, parent) => {
    const names = 'value' in node ? MARK.exec(node.value)?.[1] : undefined;
    if (!names) return;
    const sentence = saidBefore(page, parent, placeOf(page.source, node.position?.start));
    for (const name of names.split(', ')) marks.push({name, file: page.file, line: node.position?.end.line ?? 1, sentence});
  });
  return marks;
});

const ANY_MARK = /\{\/\* probes?: .+? \*\/\}/g;

type Point = NonNullable<Nodes['position']>['start'];

/** By line and column: the parser reads a source in which ids of headings are written in another way, so its offsets are those of a longer text. */
const placeOf = (source: string, {line, column}: Pick<Point, 'line' | 'column'> = {line: 1, column: 1}): number =>
  source
    .split('\n')
    .slice(0, line - 1)
    .reduce((sum, text) => sum + text.length + 1, column - 1);

/**
 * What a comment is about: what stands before it in its paragraph or list item, back to the comment before; the row of a table that it stands in, or all of the table when that row is the head; for a comment on a line of its own, the block above.
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
  return oneLine(source.slice(startOf(block), place).split(ANY_MARK).at(-1) ?? '');
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

function tablesIn(tree: Page['tree']): Table[] {
  const tables: Table[] = [];
  visit(tree, 'table', (table) => void tables.push(table));
  return tables;
}

/** Lines on which such a comment stands in code, where readers see it and it names nothing. */
export const marksInCode = perPage((page: Page): number[] => {
  if (!page.source.includes('{/* probe')) return [];
  const lines: number[] = [];
  visit(page.tree, 'inlineCode', ({value, position}) => {
    if (value.includes('{/* probe')) lines.push(position?.start.line ?? 1);
  });
  return lines;
});

const SPACED_MARK = / \{\/\* probes?: [^*]+ \*\/\}[,;:.!?)]/;

/** Lines on which such a comment stands between a space and a punctuation mark: readers see “word ,”. */
export const marksBeforePunctuation = perPage((page: Page): number[] =>
  page.source.split('\n').flatMap((line, index) => (SPACED_MARK.test(line) ? [index + 1] : [])),
);

/** All probes of a project, by name. */
export function readProbes(dir: string): ProbeFile[] {
  const root = path.join(dir, 'probes');
  if (!fs.existsSync(root)) return [];
  return fs
    .readdirSync(root, {recursive: true, encoding: 'utf8'})
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => name.endsWith('.ts') && !SHARED.includes(name.split('/')[0] ?? ''))
    .sort()
    .map((name) => readProbe(`probes/${name}`, fs.readFileSync(path.join(root, name), 'utf8')));
}

export function readProbe(file: string, source: string): ProbeFile {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const made = parsed.statements.find(ts.isExportAssignment)?.expression;
  const call = made && ts.isCallExpression(made) && ts.isIdentifier(made.expression) ? made : undefined;
  const claim = call?.arguments[0];
  return {
    name: file.replace(/^probes\//, '').replace(/\.ts$/, ''),
    file,
    ...(call ? {maker: (call.expression as ts.Identifier).text} : {}),
    ...(claim && ts.isStringLiteralLike(claim) ? {claim: claim.text} : {}),
    hasAssertion: call !== undefined && callsAssert(call),
  };
}

/** Whether a method of `assert` is called on something that is computed. */
function callsAssert(node: ts.Node): boolean {
  if (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    node.expression.expression.getText() === 'assert' &&
    node.arguments.some((argument) => !isConstant(argument))
  )
    return true;
  return ts.forEachChild(node, callsAssert) ?? false;
}

const isConstant = (node: ts.Node): boolean =>
  ts.isLiteralExpression(node) || node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword;
