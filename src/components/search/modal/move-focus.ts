import type {KeyboardEvent} from 'react';

/** On the start screen, arrows go from the field through the links and around, and what is typed on a link goes into the field. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, [data-stop]')];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
  if (step) {
    event.preventDefault();
    stops[(Math.max(at, 0) + step + stops.length) % stops.length]?.focus();
  } else if (at > 0 && /^[\p{L}\p{N}]$/u.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) stops[0]?.focus();
}
