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
    at: Math.min(1, (heading.getBoundingClientRect().top + window.scrollY) / scrollable()),
  }));
  return keepApart(marks, width);
}

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
