import fs from 'node:fs';
import path from 'node:path';
import {selectAll} from 'css-select';
import {isTag, isText, type ParentNode} from 'domhandler';
import {parseDocument} from 'htmlparser2';
import {builtFileOf} from '../../core/corpus/page-files';
import {sitemapUrls} from '../../scripts/lib/host-checks/expected';

/** What of a page is looked for in its Markdown. */
export const KINDS = ['headings', 'table cells', 'list items', 'code lines', 'badges', 'answers'] as const;
type Kind = (typeof KINDS)[number];

export type Parity = {pages: number; looked: Record<Kind, number>; missing: string[]};

/** What is there to be pressed or to lead elsewhere is no part of what a page says. */
const SKIPPED = 'nav, form, button:not([data-term]), script, style, svg, .hash-link, [aria-hidden="true"], [data-search="skip"], [role="tablist"]';
/** What stands in a list item as a block of its own, and divides its words. */
const NESTED = 'ul, ol, pre, table, figure, .tabs-container';
const DIVIDED = '\0';

/** Looks for everything that the pages of a build say in the Markdown beside them. */
export function parityOf(build: string, baseUrl: string): Parity {
  const looked = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>;
  const missing: string[] = [];
  const routes = sitemapUrls(fs.readFileSync(path.join(build, 'sitemap.xml'), 'utf8')).map(({pathname}) => pathname.slice(baseUrl.length));
  for (const route of routes) {
    const file = builtFileOf(route);
    const markdown = fs.readFileSync(path.join(build, file.replace(/\.html$/, '.md')), 'utf8');
    const said = wordsOf(markdown.replace(/\]\([^()\s]*(\([^()\s]*\)[^()\s]*)*\)/g, ' '));
    for (const [kind, text] of factsOf(fs.readFileSync(path.join(build, file), 'utf8'))) {
      looked[kind] += 1;
      const isThere = kind === 'code lines' ? markdown.includes(text) : text.split(DIVIDED).every((part) => said.includes(wordsOf(part)));
      if (!isThere) missing.push(`/${route}: ${kind}: ${text.slice(0, 120)}`);
    }
  }
  return {pages: routes.length, looked, missing};
}

/** Markdown and HTML separate and mark words in their own ways; the letters and digits are the same. */
const wordsOf = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase();

export function factsOf(html: string): [Kind, string][] {
  const document = parseDocument(html);
  const [main] = [...selectAll('.theme-doc-markdown', document), ...selectAll('main', document)];
  if (!main) return [];
  const skipped = new Set<unknown>(selectAll(SKIPPED, main));
  const isSkipped = (node: unknown): boolean => {
    for (let each = node as {parent?: unknown} | null | undefined; each; each = each.parent as typeof each) if (skipped.has(each)) return true;
    return false;
  };
  const textOf = (node: ParentNode, without: ReadonlySet<unknown> = new Set()): string =>
    node.children
      .map((child) =>
        isText(child) ? child.data : isTag(child) && without.has(child) ? DIVIDED : isTag(child) && !skipped.has(child) ? textOf(child, without) : '',
      )
      .join('');
  const all = (selector: string) => selectAll(selector, main).filter((element) => !isSkipped(element));
  const texts = (kind: Kind, selector: string, own = false): [Kind, string][] =>
    all(selector)
      .map((element) =>
        textOf(element as ParentNode, own ? new Set(selectAll(NESTED, element)) : undefined)
          .replace(/[\s\u200b]+/g, ' ')
          .trim(),
      )
      .filter((text) => wordsOf(text) !== '')
      .map((text) => [kind, text]);
  const code = all('pre > code').flatMap((element) => {
    const signs = new Set<unknown>(selectAll('.sign, label, input', element));
    return textOf(element as ParentNode, signs)
      .split('\n')
      .map((line): [Kind, string] => ['code lines', line.replaceAll(DIVIDED, '').trim()]);
  });
  const items = texts('list items', 'li', true);
  return [
    ...texts('headings', 'h1, h2, h3, h4, h5, h6'),
    ...texts('table cells', 'td, th'),
    ...items,
    ...code.filter(([, line]) => line !== ''),
    ...all('span')
      .map((element) => textOf(element as ParentNode))
      .filter((text) => /^\d+\.\d+\.\d+ and later$/.test(text))
      .map((text): [Kind, string] => ['badges', text]),
    ...items.filter(([, text]) => /: (works|does not work)$/.test(text)).map(([, text]): [Kind, string] => ['answers', text]),
  ];
}
