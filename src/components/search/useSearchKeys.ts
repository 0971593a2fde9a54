import {useEffect, useLayoutEffect, useRef, useState, type RefObject} from 'react';
import {areSingleKeysOn, isTyped} from '@site/src/lib/typing';

type Options = {
  state: 'closed' | 'loading' | 'open';
  /** What was typed while the modal was loading. */
  typed: string;
  button: RefObject<HTMLButtonElement | null>;
  open: (query: string) => void;
  close: () => void;
  type: (query: string) => void;
};

/**
 * Ctrl+K and Cmd+K open and close the search; a slash opens it outside fields, and so does a letter or digit on the button.
 * Anything typed before the modal has loaded is kept for it.
 */
export function useSearchKeys({state, typed, button, open, close, type}: Options): void {
  const press = (event: KeyboardEvent) => {
    const isShortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing;
    const handle = (action: () => void) => {
      event.preventDefault();
      action();
    };
    if (isShortcut) handle(() => (state === 'closed' ? open('') : close()));
    else if (state === 'open') {
      if (event.key === 'Escape' && !event.isComposing) handle(close);
    } else if (state === 'loading') {
      if (event.key === 'Escape') handle(close);
      else if (event.key === 'Backspace') handle(() => type(typed.slice(0, -1)));
      else if (isPlain && event.key.length === 1) handle(() => type(typed + event.key));
    } else if (isPlain && event.key === '/' && !isTyped(event) && areSingleKeysOn()) handle(() => open(''));
    else if (isPlain && document.activeElement === button.current && /^[\p{L}\p{N}]$/u.test(event.key)) handle(() => open(event.key));
  };
  const newest = useRef(press);
  const [listen] = useState(() => (event: KeyboardEvent) => newest.current(event));
  // Before the next event: an effect that waits for a paint would miss keys that are typed faster, or as soon as the page has started.
  useLayoutEffect(() => {
    newest.current = press;
  });
  // One listener as long as the button is there: while another one took its place, a key had no answer.
  useLayoutEffect(() => window.addEventListener('keydown', listen), [listen]);
  useEffect(() => () => window.removeEventListener('keydown', listen), [listen]);
}
