import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type {Page} from '../../core/corpus/corpus';
import {CUT_MARKER, splitAtCut} from '../../core/corpus/fence-meta';
import {fencesOf, type Fence} from '../../core/corpus/fences';
import {objectIn, parse} from '../../core/corpus/literals';
import {perPage} from '../../core/corpus/per-page';
import {firstComponent, registeredAs} from '../../core/corpus/sample-components';
import {isPlayable} from '../../src/playground/packages';
import type {PlayFile, Project, Size} from '../../src/playground/project';
import {readProject} from '../../src/playground/read-project';

/** Where nothing on the page says more: the size that strips have, and five seconds. */
const USUAL: Size = {width: 1280, height: 720, fps: 30, durationInFrames: 150};
const UNTITLED = 'Sample.tsx';
/** What registers a composition, or plays one in an app, shows nothing as a composition itself. */
const NO_VIDEO = /<Composition\b|<Still\b|<Folder\b|registerRoot|<Player\b|<Thumbnail\b/;
/** The stage reaches no other site; names of XML are no addresses. */
const ELSEWHERE = /['"`]https?:\/\/(?!www\.w3\.org\/)/;
/** Hidden code that only the compiler reads. */
const TYPES_ONLY = /^\s*declare /m;

/** The samples of a page that the playground can open, by their position among its fences. */
export const showableSamples = (dir: string, page: Page): Map<number, Project> => inPage(dir)(page);

const readers = new Map<string, (page: Page) => Map<number, Project>>();

function inPage(dir: string): (page: Page) => Map<number, Project> {
  const known = readers.get(dir) ?? perPage((page) => read(dir, page));
  readers.set(dir, known);
  return known;
}

function read(dir: string, page: Page): Map<number, Project> {
  if (!page.source.includes('```tsx')) return new Map();
  const fences = fencesOf(dir, page);
  const found = fences.map((fence) => [fence.index, projectOf(dir, fence, fences)] as const);
  return new Map(found.filter((entry): entry is [number, Project] => entry[1] !== undefined));
}

/** A sample as a project; undefined when it shows nothing, needs props that the page does not state, or asks for what the playground has not. */
function projectOf(dir: string, fence: Fence, fences: Fence[]): Project | undefined {
  const {lang, meta, code, page} = fence;
  if (lang !== 'tsx' || meta.nocheck !== undefined || meta.expectError.length > 0 || NO_VIDEO.test(code)) return undefined;
  const component = firstComponent(splitAtCut(code).shown);
  const files = component && withImports(fence, fences);
  if (!files || !canRun(dir, files)) return undefined;
  const registered = registeredAs(component.name, fences);
  const props = {...registered.props, ...propsOf(meta.props, fences)};
  if (component.needed.some((name) => props[name] === undefined)) return undefined;
  const pageTitle = typeof page.frontMatter.title === 'string' ? page.frontMatter.title : page.file;
  return readProject({
    title: `${component.name}, from “${pageTitle}”`,
    files,
    entry: flatName(fence),
    exportName: component.name,
    size: {...USUAL, ...canvasOf(meta.canvas), ...registered.size},
    props,
  });
}

function canRun(dir: string, files: PlayFile[]): boolean {
  const text = files.map(({code}) => code).join('\n');
  if (ELSEWHERE.test(text) || TYPES_ONLY.test(text) || !/from '(remotion|@remotion\/[\w-]+)/.test(text)) return false;
  if (files.some(({name, code}) => !name.endsWith('.json') && !importsOf(code).every((specifier) => specifier.startsWith('./') || isPlayable(specifier))))
    return false;
  // A name that is put together while it runs cannot be looked up.
  if (/staticFile\(\s*[^'"`\s]/.test(text)) return false;
  const named = [...text.matchAll(/staticFile\(\s*['"`]([^'"`]+)['"`]/g)].map(([, name = '']) => name);
  return named.every((name) => fs.existsSync(path.join(dir, 'static', name)));
}

/** The sample, and the samples of its page that it imports, those included that these import; undefined when one is missing, or in another folder. */
function withImports(fence: Fence, fences: Fence[]): PlayFile[] | undefined {
  const files = new Map<string, string>();
  const folder = folderOf(fence);
  const add = (current: Fence): boolean => {
    const name = flatName(current);
    if (files.has(name)) return true;
    files.set(name, codeOf(current));
    if (current.lang === 'json') return true;
    return importsOf(current.code)
      .filter((specifier) => specifier.startsWith('.'))
      .every((specifier) => {
        const stem = path.posix.join(folder, specifier);
        const others = fences.filter((other) => [stem, `${stem}.tsx`, `${stem}.ts`].includes(other.meta.title ?? '') && folderOf(other) === folder);
        const target = others.findLast(({index}) => index < current.index) ?? others[0];
        return target !== undefined && /^\.\/[^/]+$/.test(specifier) && add(target);
      });
  };
  return add(fence) ? [...files].map(([name, code]) => ({name, code})) : undefined;
}

const folderOf = ({meta}: Fence): string => path.posix.dirname(meta.title ?? `src/${UNTITLED}`);

const flatName = ({meta}: Fence): string => path.posix.basename(meta.title ?? UNTITLED);

/** The code as it compiles, without the mark between what is hidden and what is shown. */
const codeOf = ({code}: Fence): string => `${code.replace(CUT_MARKER, '').trim()}\n`;

const importsOf = (code: string): string[] =>
  parse(code).statements.flatMap((statement) =>
    (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) &&
    statement.moduleSpecifier &&
    ts.isStringLiteral(statement.moduleSpecifier) &&
    !isTypeOnly(statement)
      ? [statement.moduleSpecifier.text]
      : [],
  );

const isTypeOnly = (statement: ts.ImportDeclaration | ts.ExportDeclaration): boolean =>
  ts.isImportDeclaration(statement) ? statement.importClause?.isTypeOnly === true : statement.isTypeOnly;

function canvasOf(text: string | undefined): Partial<Size> {
  const [, width, height, fps, length] = /^(\d+)x(\d+) (\d+)fps(?: (\d+))?$/.exec(text ?? '') ?? [];
  return width ? {width: Number(width), height: Number(height), fps: Number(fps), ...(length ? {durationInFrames: Number(length)} : {})} : {};
}

function propsOf(props: string | undefined, fences: Fence[]): Record<string, unknown> {
  if (props?.startsWith('{')) return objectIn(props) ?? {};
  const fence = props === undefined ? undefined : fences.find(({meta}) => meta.title === props);
  try {
    return fence ? (JSON.parse(fence.code) as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
