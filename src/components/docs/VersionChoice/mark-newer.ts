import type {ReaderVersion} from '@site/src/lib/reader-version';
import {changesOn} from './page-changes';

const HEADING = /^H[2-6]$/;

/**
 * Counts what the reader's release lacks on the page, and hides it if they want to: the row, the entry or the section that is newer. A page that
 * is newer as a whole stays, and so does what the address leads to.
 * @param address of the page, without the base path
 * @returns what shows everything again, the count, and what the control says: "9 newer, 2 changed here"
 */
export function markNewer({version, hidesNewer}: ReaderVersion, address: string): {count: number; summary: string; showAll: () => void} {
  const badges = [...document.querySelectorAll<HTMLElement>('.markdown [data-newer]')];
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const hidden = hidesNewer ? badges.map(partsOf).filter((parts) => !parts.some((part) => part.contains(target))) : [];
  const all = hidden.flatMap((parts) => [...parts, ...parts.flatMap(contentsEntry)]);
  for (const part of all) part.hidden = true;
  const changed = changesOn(address, version).length;
  const counts = [badges.length > 0 && `${badges.length} newer`, changed > 0 && `${changed} changed`].filter(Boolean);
  return {
    count: badges.length,
    summary: counts.length > 0 ? `${counts.join(', ')} here` : '',
    showAll: () => {
      for (const part of all) part.hidden = false;
    },
  };
}

/** What a badge is about: a row of a table, an entry of a list, or a heading with all that stands below it. */
function partsOf(badge: HTMLElement): HTMLElement[] {
  const entry = badge.closest<HTMLElement>('tr, .markdown li');
  if (entry) return [entry];
  const block = badge.closest<HTMLElement>('.markdown > *');
  const heading = [block, block?.previousElementSibling].find((each) => HEADING.test(each?.tagName ?? ''));
  return heading instanceof HTMLElement ? sectionOf(heading) : [];
}

function sectionOf(heading: HTMLElement): HTMLElement[] {
  const parts = [heading];
  for (let next = heading.nextElementSibling; next instanceof HTMLElement; next = next.nextElementSibling) {
    if (HEADING.test(next.tagName) && next.tagName <= heading.tagName) break;
    parts.push(next);
  }
  return parts;
}

/** The entry of a heading in the table of contents. */
function contentsEntry({id}: HTMLElement): HTMLElement[] {
  if (!id) return [];
  return [...document.querySelectorAll<HTMLElement>(`.table-of-contents a[href="#${CSS.escape(id)}"]`)].map((link) => link.closest('li') ?? link);
}
