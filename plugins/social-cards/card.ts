import type {SharedPage} from './read-page';

/** An element as satori takes it: HTML's boxes with flex layout. */
export type Box = {type: string; props: {style: Record<string, string | number>; children?: Box[] | string}};

const box = (style: Record<string, string | number>, children?: Box[] | string): Box => ({type: 'div', props: {style: {display: 'flex', ...style}, children}});

export const CARD = {width: 1200, height: 630} as const;

const INK = '#e8e6e1';
const QUIET = '#969691';
const PLAYHEAD = '#ff7a5c';
const MARGIN = 72;
const TICKS = 45;
const LONG_TITLE = 26;
const LONGEST_DESCRIPTION = 150;

/** The picture of a page: where it stands, its title and description, and the ruler with the playhead. */
export function card({title, description, path}: SharedPage): Box {
  const crumbs = path.split('/').filter(Boolean).slice(0, -1);
  return box({width: CARD.width, height: CARD.height, flexDirection: 'column', background: '#0f1115', color: INK, fontFamily: 'Instrument Sans'}, [
    ruler(playheadOf(path)),
    box({flexGrow: 1, flexDirection: 'column', justifyContent: 'space-between', padding: `48px ${MARGIN}px 56px`}, [
      box({fontFamily: 'Geist Mono', fontSize: 28, color: QUIET}, ['remotion', ...crumbs].join(' / ')),
      box({flexDirection: 'column'}, [
        box({fontSize: title.length > LONG_TITLE ? 72 : 96, lineHeight: 1.05, letterSpacing: -3}, title),
        box({marginTop: 28, fontSize: 34, lineHeight: 1.35, color: '#b4b3b0'}, shorten(description)),
      ]),
      box({alignItems: 'center', gap: 20, fontSize: 34, letterSpacing: -0.5}, [mark(), box({}, 'Remotion')]),
    ]),
  ]);
}

/** The navbar's ruler: ticks, and the playhead at the given share of the width. */
function ruler(share: number): Box {
  const ticks = Array.from({length: TICKS}, (_, index) =>
    box({position: 'absolute', left: (index * CARD.width) / TICKS, bottom: 0, width: 2, height: index % 5 === 0 ? 22 : 10, background: '#3a3d44'}),
  );
  return box({position: 'relative', width: CARD.width, height: 56, borderBottom: '2px solid #2a2d34'}, [
    ...ticks,
    box({position: 'absolute', left: share * CARD.width, top: 0, width: 5, height: 56, background: PLAYHEAD}),
  ]);
}

/** The logo: a playhead that crosses a frame. */
function mark(): Box {
  return box({position: 'relative', width: 52, height: 44}, [
    box({position: 'absolute', left: 0, top: 8, width: 52, height: 28, border: `5px solid ${INK}`, borderRadius: 6}),
    box({position: 'absolute', left: 23, top: 0, width: 6, height: 44, background: PLAYHEAD}),
  ]);
}

/** Each page has its own place on the ruler, between 10 and 90 percent. */
function playheadOf(path: string): number {
  const sum = [...path].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 1000, 7);
  return 0.1 + (0.8 * sum) / 1000;
}

function shorten(text: string): string {
  if (text.length <= LONGEST_DESCRIPTION) return text;
  return `${text.slice(0, text.lastIndexOf(' ', LONGEST_DESCRIPTION))} …`;
}
