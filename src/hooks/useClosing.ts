import {useEffect, type RefObject} from 'react';
import {useOutside} from './useOutside';

/** Closes a menu when the reader goes on elsewhere or presses Escape, which returns the focus to its button. */
export function useClosing(menu: RefObject<HTMLDetailsElement | null>): void {
  useOutside(menu, () => menu.current?.removeAttribute('open'));
  useEffect(() => {
    const details = menu.current;
    const onKey = ({key}: KeyboardEvent) => {
      if (key !== 'Escape') return;
      details?.removeAttribute('open');
      details?.querySelector('summary')?.focus();
    };
    details?.addEventListener('keydown', onKey);
    return () => details?.removeEventListener('keydown', onKey);
  }, [menu]);
}
