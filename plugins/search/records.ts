import {selectAll, selectOne} from 'css-select';
import {isTag, isText, type ParentNode} from 'domhandler';
import {getAttributeValue, textContent} from 'domutils';
import {parseDocument} from 'htmlparser2';

/** One thing that a search can find: a page, or a part of a page that begins with a heading. */
export type SearchRecord = {
  id: number;
  /** Path with the heading's anchor. */
  url: string;
  page: string;
  /** Absent for the page itself. */
  heading?: string;
  /** The beginning of the text below the heading. */
  text: string;
};

const TEXT_LENGTH = 400;
const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4']);
const SKIPPED = 'nav, footer, figcaption, .demo, button, svg, script, style, .hash-link, .visually-hidden, [aria-hidden="true"]';

/** Reads what a page says from its built HTML, so that anchors are those of the page; pages that ask not to be indexed give nothing. */
export function recordsOf(html: string, path: string): Omit<SearchRecord, 'id'>[] {
  const document = parseDocument(html);
  if (selectOne('meta[name="robots"][content*="noindex"]', document)) return [];
  const main = selectOne('.theme-doc-markdown, main', document);
  if (!main) return [];

  const skipped = new Set<unknown>(selectAll(SKIPPED, main));
  const parts: {url: string; heading?: string; text: string}[] = [];
  let title = '';
  const walk = (element: ParentNode) => {
    for (const child of element.children) {
      if (skipped.has(child)) continue;
      if (!isTag(child)) {
        const last = parts.at(-1);
        if (last && isText(child)) last.text += ` ${child.data}`;
      } else if (HEADINGS.has(child.name)) {
        const text = headingText(child);
        if (child.name === 'h1') title = text;
        const anchor = getAttributeValue(child, 'id');
        parts.push({url: child.name !== 'h1' && anchor ? `${path}#${anchor}` : path, heading: child.name === 'h1' ? undefined : text, text: ''});
      } else walk(child);
    }
  };
  walk(main);
  return parts.map(({url, heading, text}) => ({url, page: title, heading, text: text.replace(/\s+/g, ' ').trim().slice(0, TEXT_LENGTH)}));
}

/** The heading's words without the sign that links to it. */
function headingText(heading: ParentNode): string {
  const link = selectOne('.hash-link', heading);
  const all = textContent(heading);
  return (link ? all.replace(textContent(link), '') : all).replace(/\u200b/g, '').trim();
}
