import ts from 'typescript';
import {splitAtCut} from '../corpus/fence-meta';
import {fencesOf, type Fence} from '../corpus/fences';
import type {Page} from '../corpus/corpus';
import {parse} from '../corpus/literals';

/** What only Node has: its own modules, and packages that use them. */
const NEEDS_NODE =
  /^(node:.*|(fs|path|os|child_process|http|https|url|util|crypto|stream|worker_threads)(\/.*)?|@remotion\/(renderer|bundler|lambda|lambda-client|cloudrun|install-whisper-cpp|openai-whisper|licensing)(\/.*)?|@remotion\/(webcodecs|media-parser)\/node(-writer)?|@aws-sdk\/.*|@google-cloud\/.*|express|dotenv.*)$/;
/** Files that another program runs: it has commands of its own, which the pages name. */
const OF_ANOTHER_PROGRAM = /\.(test|spec|config)\.[cm]?[jt]sx?$|^(app|pages|api|src\/(app|pages|routes))\//;
const OTHER_RUNTIME = /\b(Bun|Deno)\.|'bun(:\w+)?'|'node:test'|'vitest'|\bdeclare (const|let|function)\b/;

/** The samples of a page that a reader saves and starts in Node: they need it, and do something when they are run. */
export const scriptsOf = (dir: string, page: Page): Fence[] => programsOf(dir, page).filter(({meta}) => meta.title !== undefined);

/** Those without a file name included, which are parts of a script unless they are whole. */
export const programsOf = (dir: string, page: Page): Fence[] =>
  fencesOf(dir, page).filter(
    ({lang, meta, code}) => /^(tsx?|m?js)$/.test(lang) && !meta.file && !meta.nocheck && !OF_ANOTHER_PROGRAM.test(meta.title ?? '') && isScript(code),
  );

/** Whether code is a program for Node. */
export function isScript(code: string): boolean {
  if (OTHER_RUNTIME.test(code)) return false;
  const {statements} = parse(code);
  return statements.some(importsFromNode) && statements.some((statement) => actsAlone(statement, statements.some(isExport)));
}

/** Whether `await` stands outside of all functions, which only modules may do. */
export const awaitsAtTop = (code: string): boolean => parse(splitAtCut(code).shown).statements.some(awaits);

const importsFromNode = (statement: ts.Statement): boolean =>
  ts.isImportDeclaration(statement) &&
  ts.isStringLiteral(statement.moduleSpecifier) &&
  NEEDS_NODE.test(statement.moduleSpecifier.text) &&
  statement.importClause?.isTypeOnly !== true;

const isExport = (statement: ts.Statement): boolean =>
  ts.isExportDeclaration(statement) ||
  ts.isExportAssignment(statement) ||
  (ts.canHaveModifiers(statement) && (ts.getModifiers(statement) ?? []).some(({kind}) => kind === ts.SyntaxKind.ExportKeyword));

/** What a module with exports computes may be for whoever imports it; a program does more than that. */
function actsAlone(statement: ts.Statement, isModule: boolean): boolean {
  if (ts.isExpressionStatement(statement)) return calls(statement);
  return (
    !isModule &&
    (ts.isVariableStatement(statement)
      ? calls(statement)
      : ts.isIterationStatement(statement, false) || ts.isIfStatement(statement) || ts.isTryStatement(statement))
  );
}

const calls = (node: ts.Node): boolean => find(node, (each) => ts.isCallExpression(each) || ts.isNewExpression(each));

const awaits = (node: ts.Node): boolean => find(node, (each) => ts.isAwaitExpression(each) || (ts.isForOfStatement(each) && each.awaitModifier !== undefined));

/** Whether something in a node is evaluated together with it; what stands inside of functions is not. */
function find(node: ts.Node, is: (node: ts.Node) => boolean): boolean {
  if (ts.isFunctionLike(node) || ts.isClassLike(node)) return false;
  return is(node) || (ts.forEachChild(node, (child) => find(child, is) || undefined) ?? false);
}
