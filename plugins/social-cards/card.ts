import {token} from '../tokens/read';
import type {SharedPage} from './read-page';

/** An element as satori takes it: HTML boxes with flex layout. */
export type Box = {type: string; props: {style: Record<string, string | number>; children?: Box[] | string}};

const box = (style: Record<string, string | number>, children?: Box[] | string): Box => ({type: 'div', props: {style: {display: 'flex', ...style}, children}});

export const CARD = {width: 1200, height: 630} as const;
export const MARGIN = 72;
export const BOTTOM = 56;
const TOP = 104;

const GUTTER = 56;
const MAX_DESCRIPTION_LENGTH = 150;
const MAX_TITLE_SIZE = 96;
const SMALLEST_TITLE = 44;
/** Average width of a letter in the title's typeface, as a share of the font size. */
const LETTER = 0.54;

/**
 * The text of a page's card: its place on the site, its title and its description.
 * @param posterWidth pixels that the page's poster takes up on the right; 0 without one
 */
export function card({title, description, path}: SharedPage, posterWidth = 0): Box {
  const crumbs = path.split('/').filter(Boolean).slice(0, -1);
  const width = CARD.width - 2 * MARGIN - (posterWidth > 0 ? posterWidth + GUTTER : 0);
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
        box({fontSize: titleSize(title, width), lineHeight: 1.05, letterSpacing: '-0.03em'}, title),
        box({marginTop: 28, fontSize: posterWidth > 0 ? 28 : 34, lineHeight: 1.35, color: token('dark', 'ink-soft')}, shorten(description)),
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

function shorten(text: string): string {
  if (text.length <= MAX_DESCRIPTION_LENGTH) return text;
  return `${text.slice(0, text.lastIndexOf(' ', MAX_DESCRIPTION_LENGTH))} …`;
}
