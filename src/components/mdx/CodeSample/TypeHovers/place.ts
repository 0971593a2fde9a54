/** Distance from the panel to the edges of the window, and to its name. */
const MARGIN = 8;
const GAP = 6;
/** Room kept above (for the ruler) and below (for the panel) a name reached by keyboard. */
const ABOVE = 96;
const BELOW = 160;
const BESIDE = 24;

/**
 * Puts the panel below a name, or above it if there is no room, and the mark on the name.
 * @returns whether the name can be seen
 */
export function place(panel: HTMLElement, mark: HTMLElement, range: Range, sample: HTMLElement): boolean {
  const name = range.getClientRects()[0];
  const window = document.documentElement;
  const {left, right} = sample.getBoundingClientRect();
  if (!name || name.right < left || name.left > right || name.bottom < 0 || name.top > window.clientHeight) return false;
  const below = name.bottom + GAP;
  const above = name.top - GAP - panel.offsetHeight;
  const fits = below + panel.offsetHeight <= window.clientHeight - MARGIN || above < MARGIN;
  panel.style.left = `${Math.max(MARGIN, Math.min(name.left, window.clientWidth - MARGIN - panel.offsetWidth))}px`;
  panel.style.top = `${Math.max(MARGIN, Math.min(fits ? below : above, window.clientHeight - MARGIN - panel.offsetHeight))}px`;
  mark.style.left = `${name.left}px`;
  mark.style.top = `${name.top}px`;
  mark.style.width = `${name.width}px`;
  mark.style.height = `${name.height}px`;
  return true;
}

/** Scrolls the sample and the page until a name is in view. */
export function bringIntoView(range: Range, sample: HTMLElement): void {
  const name = range.getClientRects()[0];
  if (!name) return;
  const {left, right} = sample.getBoundingClientRect();
  sample.scrollLeft += overshoot(name.left, name.right, left + BESIDE, right - BESIDE);
  window.scrollBy({top: overshoot(name.top, name.bottom, ABOVE, window.innerHeight - BELOW), behavior: 'instant'});
}

/** How far `start` to `end` lies outside `from` to `to`: negative before, positive after. */
const overshoot = (start: number, end: number, from: number, to: number): number => (start < from ? start - from : Math.max(0, end - to));
