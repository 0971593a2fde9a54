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
import {isMap, LineCounter, parse, parseDocument} from 'yaml';
import {finding, type Finding} from './finding';
import {scanFences} from './scan-fences';
import type {ContentRoot} from './sections';

export type Page = {
  /** Path relative to the project, with forward slashes. */
  file: string;
  root: ContentRoot;
  source: string;
  /** Of front matter that is not valid YAML, the lines that can be read by themselves. */
  frontMatter: Record<string, unknown>;
  /** Line of a front-matter key; 1 when the key is absent. */
  lineOf(key: string): number;
  /** The parsed MDX, empty where it is broken; parsing takes a hundred times as long as reading, so it is done on demand. */
  readonly tree: Root;
  /** Why the page cannot be read, if it cannot; everything else that seems wrong with it may follow from this. */
  readonly broken: Finding | undefined;
};

const parser = unified().use(remarkParse).use(remarkFrontmatter, ['yaml']).use(remarkMdx).use(remarkGfm).use(remarkDirective);

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

const EMPTY: Root = {type: 'root', children: []};

/** Reads one page of the project in `dir`, broken or not. */
export function readPage(dir: string, file: string): Page {
  return pageFrom(file, fs.readFileSync(path.join(dir, file), 'utf8'));
}

/** The page that a file with this source is. */
export function pageFrom(file: string, source: string): Page {
  const {frontMatter, lineOf, error} = readFrontMatter(file, source);
  let body: Body | undefined;
  const read = () => (body ??= error ? {tree: EMPTY, error} : readBody(file, source));
  return {
    file,
    root: file.split('/')[0] as ContentRoot,
    source,
    frontMatter,
    lineOf,
    get tree() {
      return read().tree;
    },
    get broken() {
      return read().error;
    },
  };
}

type Body = {tree: Root; error?: Finding};

function readFrontMatter(file: string, source: string) {
  const yaml = FRONT_MATTER.exec(source)?.[1] ?? '';
  const lines = new LineCounter();
  const document = parseDocument(yaml, {lineCounter: lines});
  const lineOf = (key: string): number => {
    const pair = isMap(document.contents) ? document.contents.items.find((item) => String(item.key) === key) : undefined;
    const range = (pair?.key as {range?: [number, number, number]} | undefined)?.range;
    return range ? lines.linePos(range[0]).line + 1 : 1;
  };
  const [problem] = document.errors;
  if (!problem) return {frontMatter: (document.toJS() ?? {}) as Record<string, unknown>, lineOf};
  const line = lines.linePos(problem.pos[0]).line + 1;
  const error = finding(file, line, `The front matter is not valid YAML: ${firstLine(problem.message)}`, 'Quote the value, or fix the indentation.');
  return {frontMatter: linesAlone(yaml), lineOf, error};
}

/** What can still be said about a page whose front matter is broken, so that pages that link to it are not blamed. */
function linesAlone(yaml: string): Record<string, unknown> {
  const pairs = yaml.split(/\r?\n/).flatMap((line) => {
    const [, key, value = ''] = /^(\w+): (.+)$/.exec(line) ?? [];
    try {
      return key ? [[key, parse(value) as unknown] as const] : [];
    } catch {
      return [];
    }
  });
  return Object.fromEntries(pairs);
}

function readBody(file: string, source: string): Body {
  const open = scanFences(source).find(({closed}) => !closed);
  if (open)
    return {
      tree: EMPTY,
      error: finding(file, open.line - 1, 'The code fence is never closed: the rest of the page is code.', 'Close it with as many backticks as it opens with.'),
    };
  try {
    return {tree: parser.parse(escapeMarkdownHeadingIds(source))};
  } catch (error) {
    const {line = lineIn(String(error)), reason} = error as {line?: number; reason?: string};
    const fix = 'Escape `{` and `<` in prose with a backslash or put them in backticks; close every tag.';
    return {tree: EMPTY, error: finding(file, line, `The MDX cannot be parsed: ${reason ?? String(error)}`, fix)};
  }
}

/** The parser gives the place of an unclosed tag only in its message: "… `<Aside>` (9:1-9:8) …". */
const lineIn = (message: string) => Number(/\((\d+):\d+-/.exec(message)?.[1] ?? 1);

const firstLine = (text: string) => text.split('\n')[0] ?? text;
