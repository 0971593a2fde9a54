import fs from 'node:fs';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import ts from 'typescript';
import {Refusal, type PageRequest} from './page-request';

/**
 * Returns the source of a sidebar file with the doc id in its place, formatted.
 * A sorted list stays sorted, and an overview comes first; otherwise the page comes last.
 * @throws Refusal when the id is already there, or when the category is missing and must not be created
 */
export async function addToSidebar(dir: string, source: string, {id, place}: PageRequest): Promise<string> {
  const file = ts.createSourceFile(place.file, source, ts.ScriptTarget.Latest, true);
  const all = sidebarArray(file);
  if (stringsBelow(all).includes(id)) throw new Refusal(`${place.file} already lists ${id}.`);
  const filepath = path.join(dir, place.file);
  return format(edited(dir, source, all, id, place), {...(await resolveConfig(filepath)), filepath});
}

function edited(dir: string, source: string, all: ts.ArrayLiteralExpression, id: string, {file, category, createCategory}: PageRequest['place']): string {
  const choices = () => `one of ${categoryLabels(dir, file).join(', ')}; --new-category creates another.`;
  if (category === undefined && file === 'sidebars/main.ts') throw new Refusal(`--category is missing: ${choices()}`);
  const items = category === undefined ? all : categoriesBelow(all).find(({label}) => label === category)?.items;
  if (items) return insert(source, items, indexFor(items, id), quote(id));
  if (!createCategory) throw new Refusal(`--category "${category ?? ''}" is not in ${file}: ${choices()}`);
  return insert(source, all, all.elements.length, `{type: 'category', label: ${quote(category ?? '')}, items: [${quote(id)}]}`);
}

/** The labels of all categories of a sidebar, nested ones included. */
export const categoryLabels = (dir: string, file: string): string[] => filesOf(dir, file).flatMap((own) => labelsIn(dir, own));

/**
 * The file that holds a category: one in the folder named after the sidebar's file, or that file itself, which puts them in order and ends with any
 * new category.
 * @param dir absolute path of the project
 * @param file the sidebar's file, such as `sidebars/api.ts`
 */
export const fileOfCategory = (dir: string, file: string, category: string | undefined): string =>
  filesOf(dir, file).find((own) => category !== undefined && labelsIn(dir, own).includes(category)) ?? file;

function filesOf(dir: string, file: string): string[] {
  const folder = file.replace(/\.ts$/, '');
  const rooms = fs.existsSync(path.join(dir, folder)) ? fs.readdirSync(path.join(dir, folder)).sort() : [];
  return [file, ...rooms.map((name) => `${folder}/${name}`)];
}

function labelsIn(dir: string, file: string): string[] {
  const source = fs.readFileSync(path.join(dir, file), 'utf8');
  return categoriesBelow(sidebarArray(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true))).map(({label}) => label);
}

/** The array that a sidebar file exports. */
function sidebarArray(file: ts.SourceFile): ts.ArrayLiteralExpression {
  for (const statement of file.statements) {
    const declared = ts.isVariableStatement(statement) ? statement.declarationList.declarations[0]?.initializer : undefined;
    const initializer = declared && ts.isSatisfiesExpression(declared) ? declared.expression : declared;
    if (initializer && ts.isArrayLiteralExpression(initializer)) return initializer;
  }
  throw new Error(`${file.fileName} does not export a list of sidebar items.`);
}

function categoriesBelow(node: ts.Node): {label: string; items: ts.ArrayLiteralExpression}[] {
  const found: {label: string; items: ts.ArrayLiteralExpression}[] = [];
  const visit = (child: ts.Node): void => {
    if (ts.isObjectLiteralExpression(child)) {
      const label = propertyOf(child, 'label');
      const items = propertyOf(child, 'items');
      if (label && items && ts.isStringLiteralLike(label) && ts.isArrayLiteralExpression(items)) found.push({label: label.text, items});
    }
    ts.forEachChild(child, visit);
  };
  visit(node);
  return found;
}

function propertyOf(node: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  return node.properties.filter(ts.isPropertyAssignment).find((property) => property.name.getText() === name)?.initializer;
}

function stringsBelow(node: ts.Node): string[] {
  return node.getChildren().flatMap((child) => (ts.isStringLiteralLike(child) ? [child.text] : stringsBelow(child)));
}

function indexFor({elements}: ts.ArrayLiteralExpression, id: string): number {
  if (path.posix.basename(id) === 'index') return 0;
  const ids = elements.map((element) => (ts.isStringLiteralLike(element) ? element.text : undefined));
  const pages = ids.flatMap((other) => (other === undefined || path.posix.basename(other) === 'index' ? [] : [other]));
  const sorted = pages.length > 1 && pages.every((other, index) => index === 0 || (pages[index - 1] ?? '') < other);
  const next = sorted ? ids.findIndex((other) => other !== undefined && other > id && pages.includes(other)) : -1;
  return next === -1 ? elements.length : next;
}

function insert(source: string, {elements, end}: ts.ArrayLiteralExpression, index: number, text: string): string {
  const next = elements[index];
  if (next) return `${source.slice(0, next.getStart())}${text}, ${source.slice(next.getStart())}`;
  const last = elements.at(-1);
  const at = last ? last.getEnd() : end - 1;
  return `${source.slice(0, at)}${last ? ', ' : ''}${text}${source.slice(at)}`;
}

const quote = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
