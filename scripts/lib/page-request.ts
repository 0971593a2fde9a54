import fs from 'node:fs';
import path from 'node:path';
import {readCorpus} from '../../core/corpus/corpus';
import {PAGE_KINDS, type PageKind} from '../../core/corpus/front-matter-schema';
import {fileOfRoute, pagesByRoute} from '../../core/corpus/routes';
import {entryPoints} from '../../core/toolkit/toolkit-program';
import {nearest} from '../../core/prose/nearest';

/** What a writer specified, by flag or by answer; nothing is validated yet. */
export type Answers = {kind?: string; route?: string; package?: string; export?: string; category?: string; newCategory?: boolean};

/** What to write, and where; everything in it is valid. */
export type PageRequest = {
  kind: PageKind;
  route: string;
  /** Doc id: the path below docs/, without the extension. */
  id: string;
  /** Only if the route does not follow from the id. */
  slug?: string;
  package?: string;
  export?: string;
  place: {file: string; category?: string; createCategory: boolean};
};

/** A request that cannot be met; its message names the flag or route, and what would be valid. */
export class Refusal extends Error {}

const ROUTE = /^\/docs\/([a-z0-9][\w.-]*\/?)*$/;
const WITH_PACKAGE: readonly string[] = ['api', 'api-index', 'cli', 'config', 'type'] satisfies PageKind[];
const WITH_EXPORT: readonly string[] = ['api', 'type'] satisfies PageKind[];

/** The flags that a page of this kind and route requires; kind and route come first. */
export function neededFlags({kind, route}: Answers): (keyof Answers)[] {
  if (!kind || !route) return ['kind', 'route'];
  const flags: (keyof Answers)[] = ['kind', 'route'];
  if (WITH_PACKAGE.includes(kind) && !packageOf({kind, route})) flags.push('package');
  if (kind === 'api') flags.push('export');
  if (sidebarOf(kind, route) === 'sidebars/main.ts') flags.push('category');
  return flags;
}

/**
 * Validates what a writer specified against the project in `dir`; the export itself and the category are checked where they are looked up.
 * @throws Refusal
 */
export function checkAnswers(dir: string, answers: Answers): PageRequest {
  const kind = checkKind(answers.kind);
  const route = checkRoute(dir, answers.route);
  const name = WITH_PACKAGE.includes(kind) || answers.package ? checkPackage(dir, {...answers, kind, route}) : undefined;
  if (kind === 'api' && !answers.export) throw new Refusal('--export is missing: an API page is about one export, as in --export Img.');
  if (answers.export && !WITH_EXPORT.includes(kind)) throw new Refusal(`--export does not belong to a page of kind ${kind}: only api and type pages have one.`);
  if (answers.export && !name) throw new Refusal('--package is missing: name the package that has this export.');
  const {id, slug} = fileOfRoute(route);
  const file = sidebarOf(kind, route);
  const category = file === 'sidebars/api.ts' ? basePackage(name ?? '') : file === 'sidebars/main.ts' ? answers.category : undefined;
  if (answers.category && answers.category !== category)
    throw new Refusal(`--category is for sidebars/main.ts: this page goes into ${file}${category ? ` under ${category}` : ''}.`);
  return {
    kind,
    route,
    id,
    slug,
    package: name,
    export: answers.export,
    place: {file, category, createCategory: file === 'sidebars/api.ts' || answers.newCategory === true},
  };
}

/** @throws Refusal when it is not a kind of page */
export function checkKind(kind: string | undefined): PageKind {
  const known = PAGE_KINDS.find((candidate) => candidate === kind);
  if (known) return known;
  throw new Refusal(`--kind ${kind ? `"${kind}" is not a kind of page` : 'is missing'}: one of ${PAGE_KINDS.join(', ')}.`);
}

/** @throws Refusal when the route is no path of the documentation, or already written */
export function checkRoute(dir: string, route: string | undefined): string {
  if (!route) throw new Refusal('--route is missing: the path of the page, as in --route /docs/img.');
  if (!ROUTE.test(route)) throw new Refusal(`--route ${route} is not a path of the documentation: lower-case words after /docs/, as in /docs/player/api.`);
  const written = pagesByRoute(readCorpus(dir).pages)(route);
  if (written) throw new Refusal(`--route ${route} is already written: ${written.file}.`);
  const {file} = fileOfRoute(route);
  if (fs.existsSync(path.join(dir, file))) throw new Refusal(`--route ${route} would be written to ${file}, which already exists.`);
  return route;
}

function checkPackage(dir: string, answers: Answers): string {
  const name = answers.package ?? packageOf(answers);
  if (!name) throw new Refusal('--package is missing: the package that the page is about, as in --package @remotion/player.');
  if (/^(remotion|@remotion\/[\w-]+)(\/|$)/.test(name) && entryPoints(dir, name).length > 0 && fs.existsSync(path.join(dir, 'node_modules', basePackage(name))))
    return name;
  throw new Refusal(`--package ${name} is not installed; similar ones: ${nearest(installedPackages(dir), name).join(', ')}.`);
}

/** The route of a command-line page determines its package. */
function packageOf({kind, route = ''}: Answers): string | undefined {
  if (kind !== 'cli' && kind !== 'config') return undefined;
  const cloud = /^\/docs\/(lambda|cloudrun)\//.exec(route)?.[1];
  return `@remotion/${cloud ?? 'cli'}`;
}

function installedPackages(dir: string): string[] {
  const {dependencies, devDependencies} = JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8')) as Record<string, Record<string, string>>;
  return Object.keys({...dependencies, ...devDependencies})
    .filter((name) => /^(remotion$|@remotion\/)/.test(name))
    .sort();
}

const basePackage = (name: string) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

function sidebarOf(kind: string, route: string): string {
  if (route.startsWith('/docs/recorder/')) return 'sidebars/recorder.ts';
  return WITH_PACKAGE.includes(kind) ? 'sidebars/api.ts' : 'sidebars/main.ts';
}
