import type {HoverLink, PageHovers} from '@site/src/lib/page-hovers';
import type {Point} from '../useTouch';

/** A name in the code on the page, and what is shown about it. */
export type Name = {range: Range; type: string; documentation?: string; links?: HoverLink[]};

const files = new Map<string, Promise<PageHovers | undefined>>();

/** Fetches a page's types once for all its samples; silently resolves to undefined when there are none. */
export function fetchHovers(url: string): Promise<PageHovers | undefined> {
  const known = files.get(url);
  if (known) return known;
  const file = fetch(url)
    .then((response) => (response.ok ? (response.json() as Promise<PageHovers>) : undefined))
    .catch(() => undefined);
  files.set(url, file);
  return file;
}

/** Finds the names in a sample's code. The markup stays as it is: names are ranges in its text. */
export function findNames(code: HTMLElement, {texts, fences, links}: PageHovers, fence: number): Name[] {
  const toRange = rangesOf(code);
  return (fences[fence] ?? []).flatMap(([line, column, length, text]) => {
    const range = toRange(line, column, length);
    const [type, documentation] = texts[text] ?? [];
    // During a deployment, page and types may come from different builds.
    return type && range && IDENTIFIER.test(range.toString()) ? [{range, type, documentation, links: links?.[text]}] : [];
  });
}

const IDENTIFIER = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;

function rangesOf(code: HTMLElement): (line: number, column: number, length: number) => Range | undefined {
  const pieces: {node: Text; start: number; end: number}[] = [];
  // The sign of an added or removed line is no part of the code.
  const isCode = (node: Node) => (node.parentElement?.className === 'sign' ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT);
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT, isCode);
  for (let end = 0; walker.nextNode();) {
    const node = walker.currentNode as Text;
    const start = end;
    end += node.length;
    pieces.push({node, start, end});
  }
  const lineStarts = [
    0,
    ...[
      ...pieces
        .map(({node}) => node.data)
        .join('')
        .matchAll(/\n/g),
    ].map(({index}) => index + 1),
  ];
  return (line, column, length) => {
    const from = (lineStarts[line] ?? Infinity) + column;
    const first = pieces.find(({end}) => from < end);
    const last = pieces.find(({end}) => from + length <= end);
    if (!first || !last) return undefined;
    const range = document.createRange();
    range.setStart(first.node, from - first.start);
    range.setEnd(last.node, from + length - last.start);
    return range;
  };
}

/** The name at a point in the window. */
export function nameAt(names: Name[], {x, y}: Point): Name | undefined {
  const isHit = ({left, right, top, bottom}: DOMRect) => x >= left && x <= right && y >= top && y <= bottom;
  return names.find(({range}) => [...range.getClientRects()].some(isHit));
}
