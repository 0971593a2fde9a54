import fs from 'node:fs';
import path from 'node:path';
import type {Finding} from './finding';
import {pageFrom, type Page} from './read-page';
import {CONTENT_ROOTS} from './sections';

export {readPage, type Page} from './read-page';

/** The whole project as its checks see it, and which of its files they are asked about. */
export type Corpus = {
  /** Absolute path of the project. */
  dir: string;
  pages: Page[];
  /** MDX partials that pages under src/pages/ import; they have samples and links, but no front matter. */
  partials: Page[];
  /** Why judged pages cannot be read. */
  readonly broken: Finding[];
  /** Whether every file is judged. */
  isWhole: boolean;
  /** Whether findings in a file are wanted: those in pages that cannot be read never are, except the one that says so. */
  isJudged: (file: string) => boolean;
};

/**
 * Reads all pages. Their MDX is parsed when somebody asks for it.
 * @param only what to judge, as {@link judging} takes it; everything if not given
 */
export function readCorpus(dir: string, only?: string[]): Corpus {
  const pages = listPages(dir).map((file) => open(dir, file));
  const partials = listPartials(dir).map((file) => open(dir, file));
  return view({dir, pages, partials}, only);
}

/**
 * The same corpus, of which only some files are judged.
 * @param names relative to the project: files, and folders with a slash at the end
 */
export const judging = ({dir, pages, partials}: Corpus, names: string[] | undefined): Corpus => view({dir, pages, partials}, names);

function view({dir, pages, partials}: Pick<Corpus, 'dir' | 'pages' | 'partials'>, only: string[] | undefined): Corpus {
  const isWanted = only ? matcher(only) : () => true;
  const texts = [...pages, ...partials];
  const byFile = new Map(texts.map((page) => [page.file, page]));
  let broken: Finding[] | undefined;
  return {
    dir,
    pages,
    partials,
    isWhole: !only,
    isJudged: (file) => isWanted(file) && !byFile.get(file)?.broken,
    get broken() {
      return (broken ??= texts.flatMap((page) => (isWanted(page.file) ? (page.broken ?? []) : [])));
    },
  };
}

/** Whether a file is among some files, or below some folders. */
export function matcher(names: string[]): (file: string) => boolean {
  const files = new Set(names);
  const folders = names.filter((name) => name.endsWith('/'));
  return (file) => files.has(file) || folders.some((folder) => file.startsWith(folder));
}

/** The last two versions of each page: one is parsed again only when its source has changed, however often a corpus is read. */
const versions = new Map<string, Page[]>();

function open(dir: string, file: string): Page {
  const source = fs.readFileSync(path.join(dir, file), 'utf8');
  const known = versions.get(file) ?? [];
  const page = known.find((version) => version.source === source) ?? pageFrom(file, source);
  versions.set(file, [page, ...known.filter((version) => version !== page)].slice(0, 2));
  return page;
}

/** Computes something about the project as a whole once, however many of its files are judged one by one. */
export function perProject<T>(compute: (corpus: Corpus) => T): (corpus: Corpus) => T {
  const known = new WeakMap<Page[], {value: T}>();
  return (corpus) => {
    const found = known.get(corpus.pages) ?? {value: compute(corpus)};
    known.set(corpus.pages, found);
    return found.value;
  };
}

/** The pages that findings are wanted about. */
export const judgedPages = ({pages, isJudged}: Corpus): Page[] => pages.filter(({file}) => isJudged(file));

/** These, and the partials. */
export const judgedTexts = ({pages, partials, isJudged}: Corpus): Page[] => [...pages, ...partials].filter(({file}) => isJudged(file));

/** Reads what a build publishes, pages and partials, without parsing the MDX. */
export const readPublished = (dir: string): Page[] =>
  [...listPages(dir), ...listPartials(dir)].map((file) => open(dir, file)).filter(({frontMatter}) => frontMatter.draft !== true);

const listPages = (dir: string) => CONTENT_ROOTS.flatMap((root) => listMdx(dir, root).filter((file) => !isPartial(file)));
const listPartials = (dir: string) => listMdx(dir, 'src/pages').filter(isPartial);

const isPartial = (file: string) => path.posix.basename(file).startsWith('_');

function listMdx(dir: string, root: string): string[] {
  const folder = path.join(dir, root);
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => `${root}/${file.split(path.sep).join('/')}`)
    .filter((file) => /\.mdx?$/.test(file))
    .sort();
}
