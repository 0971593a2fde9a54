import {flushSync} from 'react-dom';
import type {KeyboardEvent, RefObject} from 'react';

/** Where a key moves the focus among the items, from its current position; -1 is the button. */
export function nextPlace(key: string, place: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (place + 1) % count;
  if (key === 'ArrowUp') return place <= 0 ? count - 1 : place - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/** Handles the keys of a button with a menu of links, for an element whose first link is the button and the rest the menu. */
export function useDropdownKeys(dropdown: RefObject<HTMLElement | null>, onToggle: (isOpen: boolean) => void): (event: KeyboardEvent) => void {
  return (event) => {
    const [button, ...items] = dropdown.current?.querySelectorAll('a') ?? [];
    if (!button || event.altKey || event.ctrlKey || event.metaKey) return;
    const place = items.indexOf(event.target as HTMLAnchorElement);
    const isOpen = button.getAttribute('aria-expanded') === 'true';
    const target = isOpen || place >= 0 || event.key.startsWith('Arrow') ? nextPlace(event.key, place, items.length) : undefined;
    if (event.key === 'Escape') {
      onToggle(false);
      if (place >= 0) button.focus();
    } else if ((event.key === 'Enter' || event.key === ' ') && place < 0) onToggle(!isOpen);
    else if (target !== undefined) {
      // The menu has to be visible before a link in it can receive focus.
      flushSync(() => onToggle(true));
      items[target]?.focus();
    } else return;
    event.preventDefault();
  };
}
