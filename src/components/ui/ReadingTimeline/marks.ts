export type Mark = {
  id: string;
  text: string;
  /** Position on the ruler, 0 to 1. */
  at: number;
};

/** A finger could not tell markers apart if they were closer than this many pixels (WCAG 2.2, target size). */
const MINIMUM_DISTANCE = 28;

const scrollable = () => Math.max(1, document.documentElement.scrollHeight - window.innerHeight);

/** How far the page is scrolled, 0 to 1. */
export const scrollProgress = (): number => Math.min(1, Math.max(0, window.scrollY / scrollable()));

/** The second-level headings of the article on this page, each positioned where the playhead is when the reader reaches it. */
export function readMarks(width: number): Mark[] {
  const headings = [...document.querySelectorAll<HTMLElement>('article h2[id]')];
  const marks = headings.map((heading) => ({
    id: heading.id,
    text: textOf(heading) || heading.id,
    at: positionOf(heading),
  }));
  return keepApart(marks, width);
}

/** Kinds of pages to look something up: their headings of the third level are what readers look for. */
const REFERENCE = new Set(['api', 'api-index', 'cli', 'config', 'type']);
/** Ticks that are closer than this would run together. */
const TICK_DISTANCE = 4;

/** Positions of the third-level headings on a page to look something up, as far apart as can be seen. */
export function readTicks(width: number): number[] {
  const kind = document.querySelector<HTMLElement>('article [data-kind]')?.dataset.kind;
  if (!kind || !REFERENCE.has(kind)) return [];
  const all = [...document.querySelectorAll('article h3[id]')].map(positionOf);
  return all.filter((at, index) => index === 0 || (at - (all[index - 1] ?? 0)) * width >= TICK_DISTANCE);
}

/** Where the playhead is when the reader reaches an element, 0 to 1. */
const positionOf = (element: Element): number => Math.min(1, (element.getBoundingClientRect().top + window.scrollY) / scrollable());

/** Drops markers that are too close to the one before them or to either end. */
export function keepApart(marks: Mark[], width: number): Mark[] {
  const kept: Mark[] = [];
  for (const mark of marks) {
    const x = mark.at * width;
    const previous = kept.at(-1);
    if (x < MINIMUM_DISTANCE / 2 || x > width - MINIMUM_DISTANCE / 2) continue;
    if (!previous || x - previous.at * width >= MINIMUM_DISTANCE) kept.push(mark);
  }
  return kept;
}

/** What a heading says, without the link to itself. */
const textOf = (heading: Element): string =>
  [...heading.childNodes]
    .filter((node) => !(node instanceof Element && node.matches('.hash-link')))
    .map(({textContent}) => textContent)
    .join('');
