import path from 'node:path';
import ts from 'typescript';
import {CUT_MARKER} from '../corpus/fence-meta';
import {fencesOf, type Fence} from '../corpus/fences';
import {earlierFences} from '../course/earlier';
import {parse} from '../corpus/literals';

/** The name of a sample that its page does not name. */
export const nameOf = ({meta, lang}: Fence): string => meta.title ?? `src/Sample.${lang}`;

/** A sample as the compiler sees it, without the mark between what is hidden and what is shown. */
export const codeOf = ({code}: Fence): string => `${code.replace(CUT_MARKER, '').trim()}\n`;

/** The sample itself, and what it imports from its page or from earlier parts of a course, those included that these import: code by file name, the sample first. */
export function filesOf(dir: string, fence: Fence): Map<string, string> {
  const onPage = fencesOf(dir, fence.page).filter(({meta}) => meta.title !== undefined);
  const earlier = earlierFences(dir, fence.page);
  const files = new Map<string, string>();
  const add = (current: Fence): void => {
    const name = nameOf(current);
    if (files.has(name)) return;
    files.set(name, codeOf(current));
    for (const {specifier} of importsOf(current)) {
      if (!specifier.startsWith('.')) continue;
      const stem = path.posix.join(path.posix.dirname(name), specifier);
      const isIt = (other: Fence) => other !== current && NAMES.some((ending) => nameOf(other) === stem + ending);
      // As for the compiler: the nearest one above, otherwise the first one below, otherwise the last one of an earlier part.
      const found = onPage.findLast((other) => other.index < fence.index && isIt(other)) ?? onPage.find(isIt) ?? earlier.findLast(isIt);
      if (found) add(found);
    }
  };
  add(fence);
  return files;
}

const NAMES = ['', '.tsx', '.ts', '/index.tsx', '/index.ts'];

export type Import = {
  specifier: string;
  /** What is imported by name, types left out; `*` stands for everything. */
  names: string[];
};

/** What a sample imports while it runs: types leave nothing behind. */
export function importsOf({lang, code}: Pick<Fence, 'lang' | 'code'>): Import[] {
  if (lang !== 'ts' && lang !== 'tsx') return [];
  const found: Import[] = [];
  const look = (node: ts.Node): void => {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)) {
      const names = ts.isImportDeclaration(node) ? importedNames(node.importClause) : node.isTypeOnly ? undefined : ['*'];
      if (names) found.push({specifier: node.moduleSpecifier.text, names});
    }
    const [target] = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword ? node.arguments : [];
    if (target && ts.isStringLiteralLike(target)) found.push({specifier: target.text, names: ['*']});
    ts.forEachChild(node, look);
  };
  look(parse(code));
  return found;
}

/** Undefined when only types are imported. */
function importedNames(clause: ts.ImportClause | undefined): string[] | undefined {
  if (!clause) return ['*'];
  if (clause.isTypeOnly) return undefined;
  const {name, namedBindings} = clause;
  const named =
    namedBindings && ts.isNamedImports(namedBindings)
      ? namedBindings.elements.filter(({isTypeOnly}) => !isTypeOnly).map(({name: local, propertyName}) => (propertyName ?? local).text)
      : namedBindings
        ? ['*']
        : [];
  const names = [...(name ? ['default'] : []), ...named];
  return names.length > 0 ? names : undefined;
}
