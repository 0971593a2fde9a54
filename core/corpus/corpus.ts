import fs from 'node:fs';
import path from 'node:path';
import {escapeMarkdownHeadingIds} from '@docusaurus/utils';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {isMap, LineCounter, parseDocument} from 'yaml';
import {finding, type Finding} from './finding';

/** The folders whose MDX files are published, in the order of the navbar. */
export const CONTENT_ROOTS = ['docs', 'blog', 'learn', 'success-stories'] as const;
export type ContentRoot = (typeof CONTENT_ROOTS)[number];

export type Page = {
  /** Path relative to the project, with forward slashes. */
  file: string;
  root: ContentRoot;
  source: string;
  frontMatter: Record<string, unknown>;
  /** Line of a front-matter key; 1 when the key is absent. */
  lineOf(key: string): number;
  /** The parsed MDX; parsing takes a hundred times as long as reading, so it is done on demand. */
  readonly tree: Root;
};

export type Corpus = {
  /** Absolute path of the project. */
  dir: string;
  pages: Page[];
  /** MDX partials that pages under src/pages/ import; they have samples and links, but no front matter. */
  partials: Page[];
  /** Files that could not be read as MDX; every check leaves them to `mdx`. */
  broken: Finding[];
};

const parser = unified().use(remarkParse).use(remarkFrontmatter, ['yaml']).use(remarkMdx).use(remarkGfm).use(remarkDirective);

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** A page whose YAML or MDX cannot be parsed. */
class UnreadablePage extends Error {
  constructor(readonly finding: Finding) {
    super(finding.message);
  }
}

/**
 * Reads one page.
 * @throws UnreadablePage when its YAML cannot be parsed; accessing `tree` throws it when its MDX cannot
 */
export function readPage(dir: string, file: string): Page {
  const source = fs.readFileSync(path.join(dir, file), 'utf8');
  const {frontMatter, lineOf} = readFrontMatter(file, source);
  let tree: Root | undefined;
  return {
    file,
    root: file.split('/')[0] as ContentRoot,
    source,
    frontMatter,
    lineOf,
    get tree() {
      return (tree ??= readTree(file, source));
    },
  };
}

function readFrontMatter(file: string, source: string) {
  const yaml = FRONT_MATTER.exec(source)?.[1] ?? '';
  const lines = new LineCounter();
  const document = parseDocument(yaml, {lineCounter: lines});
  const [error] = document.errors;
  if (error) {
    throw new UnreadablePage(
      finding(
        file,
        lines.linePos(error.pos[0]).line + 1,
        `The front matter is not valid YAML: ${firstLine(error.message)}`,
        'Quote the value, or fix the indentation.',
      ),
    );
  }
  const lineOf = (key: string): number => {
    const pair = isMap(document.contents) ? document.contents.items.find((item) => String(item.key) === key) : undefined;
    const range = (pair?.key as {range?: [number, number, number]} | undefined)?.range;
    return range ? lines.linePos(range[0]).line + 1 : 1;
  };
  return {frontMatter: (document.toJS() ?? {}) as Record<string, unknown>, lineOf};
}

function readTree(file: string, source: string): Root {
  try {
    return parser.parse(escapeMarkdownHeadingIds(source));
  } catch (error) {
    const {line = lineIn(String(error)), reason} = error as {line?: number; reason?: string};
    throw new UnreadablePage(
      finding(
        file,
        line,
        `The MDX cannot be parsed: ${reason ?? String(error)}`,
        'Escape `{` and `<` in prose with a backslash or put them in backticks; close every tag.',
      ),
    );
  }
}

/** The parser gives the place of an unclosed tag only in its message: "… `<Aside>` (9:1-9:8) …". */
const lineIn = (message: string) => Number(/\((\d+):\d+-/.exec(message)?.[1] ?? 1);

/** Reads all pages, or only the given files. It is the caller's error if a file is not a page. */
export function readCorpus(dir: string, only: string[] = []): Corpus {
  const files = only.length > 0 ? only.map((file) => relative(dir, file)) : listPages(dir);
  const partials = only.length > 0 ? [] : listPartials(dir);
  const broken: Finding[] = [];
  const read = (file: string): Page[] => {
    try {
      const page = readPage(dir, file);
      void page.tree; // Throws where the MDX is broken.
      return [page];
    } catch (error) {
      if (!(error instanceof UnreadablePage)) throw error;
      broken.push(error.finding);
      return [];
    }
  };
  return {dir, pages: files.flatMap(read), partials: partials.flatMap(read), broken};
}

/**
 * Reads what a build publishes, pages and partials, without parsing the MDX.
 * @throws UnreadablePage when the YAML of one cannot be parsed
 */
export const readPublished = (dir: string): Page[] =>
  [...listPages(dir), ...listPartials(dir)].map((file) => readPage(dir, file)).filter(({frontMatter}) => frontMatter.draft !== true);

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

function relative(dir: string, file: string): string {
  const name = path.relative(dir, path.resolve(dir, file)).split(path.sep).join('/');
  if (!fs.existsSync(path.join(dir, name))) throw new Error(`${file} does not exist.`);
  if (!CONTENT_ROOTS.some((root) => name.startsWith(`${root}/`))) {
    throw new Error(`${file} is not a page: pages live in ${CONTENT_ROOTS.join('/, ')}/.`);
  }
  return name;
}

const firstLine = (text: string) => text.split('\n')[0] ?? text;
