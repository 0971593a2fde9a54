import {token} from '../tokens/read';
import {BOTTOM, CARD, MARGIN} from './card';

const TICKS = 45;
const RULER = 56;

/** What all cards have in common, as SVG: the navbar's ruler with a playhead, and the logo. */
export function ground(path: string): string {
  const ticks = Array.from({length: TICKS}, (_, index) => {
    const height = index % 5 === 0 ? 22 : 10;
    return `<rect x="${(index * CARD.width) / TICKS}" y="${RULER - height}" width="2" height="${height}"/>`;
  });
  const playhead = token('dark', 'playhead');
  const logo = `translate(${MARGIN} ${CARD.height - BOTTOM - 44})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">
<rect width="100%" height="100%" fill="${token('dark', 'paper')}"/>
<g fill="${token('dark', 'hairline-strong')}">${ticks.join('')}</g>
<rect y="${RULER}" width="100%" height="2" fill="${token('dark', 'hairline')}"/>
<rect x="${playheadOf(path) * CARD.width}" width="5" height="${RULER}" fill="${playhead}"/>
<g transform="${logo}"><rect x="2.5" y="10.5" width="47" height="23" rx="6" fill="none" stroke="${token('dark', 'ink')}" stroke-width="5"/><rect x="23" width="6" height="44" fill="${playhead}"/></g>
</svg>`;
}

/** Each page has its own place on the ruler, between 10 and 90 percent. */
function playheadOf(path: string): number {
  const sum = [...path].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 1000, 7);
  return 0.1 + (0.8 * sum) / 1000;
}
