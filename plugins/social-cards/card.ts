import {CARD} from '../../src/lib/card-path';
import {token} from '../tokens/read';
import type {SharedPage} from './read-page';

/** An element as satori takes it: HTML boxes with flex layout. */
export type Box = {type: string; props: {style: Record<string, string | number>; children?: Box[] | string}};

const box = (style: Record<string, string | number>, children?: Box[] | string): Box => ({type: 'div', props: {style: {display: 'flex', ...style}, children}});

export {CARD};
export const MARGIN = 72;
export const BOTTOM = 56;
const TOP = 104;

const GUTTER = 56;
const MAX_DESCRIPTION_LENGTH = 150;
const MAX_TITLE_SIZE = 96;
const SMALLEST_TITLE = 44;
/** Average width of a letter in the title's typeface, as a share of the font size. */
const LETTER = 0.54;
const TITLE_LEADING = 1.05;
const DESCRIPTION_LEADING = 1.35;
const BETWEEN = 28;
/** What the path above and the logo below leave for the text, with some space around it. */
const ROOM = CARD.height - TOP - BOTTOM - 35 - 44 - 32;

/**
 * The text of a page's card: its place on the site, its title and its description.
 * @param posterWidth pixels that the page's poster takes up on the right; 0 without one
 */
export function card({title, description, path}: SharedPage, posterWidth = 0): Box {
  const crumbs = path.split('/').filter(Boolean).slice(0, -1);
  const width = CARD.width - 2 * MARGIN - (posterWidth > 0 ? posterWidth + GUTTER : 0);
  const descriptionSize = posterWidth > 0 ? 28 : 34;
  const text = fit(title, description, width, descriptionSize);
  return box(
    {
      width: CARD.width - 2 * MARGIN,
      height: CARD.height - TOP - BOTTOM,
      margin: `${TOP}px ${MARGIN}px ${BOTTOM}px`,
      flexDirection: 'column',
      justifyContent: 'space-between',
      color: token('dark', 'ink'),
      fontFamily: 'Instrument Sans',
    },
    [
      box({fontFamily: 'Geist Mono', fontSize: 28, color: token('dark', 'ink-quiet')}, ['remotion', ...crumbs].join(' / ')),
      box({flexDirection: 'column', width}, [
        box({fontSize: text.titleSize, lineHeight: TITLE_LEADING, letterSpacing: '-0.03em'}, title),
        box({marginTop: BETWEEN, fontSize: descriptionSize, lineHeight: DESCRIPTION_LEADING, color: token('dark', 'ink-soft')}, text.description),
      ]),
      box({height: 44, paddingLeft: 72, alignItems: 'center', fontSize: 34, letterSpacing: -0.5}, 'Remotion'),
    ],
  );
}

/** The largest size at which the longest word fits on a line, and the title on three. */
function titleSize(title: string, width: number): number {
  const longestWord = Math.max(...title.split(' ').map((word) => word.length));
  const byWord = width / (longestWord * LETTER);
  const byLines = (2.6 * width) / (title.length * LETTER);
  return Math.round(Math.max(SMALLEST_TITLE, Math.min(MAX_TITLE_SIZE, byWord, byLines)));
}

/** The title as large and the description as long as there is room for both. */
function fit(title: string, description: string, width: number, size: number): {titleSize: number; description: string} {
  let own = titleSize(title, width);
  let length = MAX_DESCRIPTION_LENGTH;
  const height = () =>
    linesOf(title, width, own) * own * TITLE_LEADING + BETWEEN + linesOf(shorten(description, length), width, size) * size * DESCRIPTION_LEADING;
  while (height() > ROOM && own > SMALLEST_TITLE) own -= 2;
  while (height() > ROOM && length > 40) length -= 10;
  return {titleSize: own, description: shorten(description, length)};
}

/** How many lines a text takes, counted generously. */
function linesOf(text: string, width: number, size: number): number {
  const perLine = width / (size * LETTER);
  let lines = 1;
  let used = 0;
  for (const {length} of text.split(' ')) {
    if (used > 0 && used + 1 + length > perLine) {
      lines++;
      used = length;
    } else used += (used > 0 ? 1 : 0) + length;
  }
  return lines;
}

function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, text.lastIndexOf(' ', length))} …`;
}
