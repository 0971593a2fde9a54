import {useEffect, type RefObject} from 'react';

const MENU = '.navbar-sidebar';
const [OPEN, CLOSE] = ['.navbar__toggle', '.navbar-sidebar__close'];

/**
 * While the menu of a small screen is open, it has the focus, what it covers has none, and Escape closes it.
 * Then the focus returns to the button that opened it.
 * @param navbar the element that holds the menu, beside the rest of the page
 */
export function useMenuFocus(navbar: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    const bar = navbar.current;
    const menu = bar?.querySelector(MENU);
    if (!isOpen || !bar || !menu) return;
    const covered = [...(bar.parentElement?.children ?? []), ...bar.children].filter(
      (element) => element instanceof HTMLElement && element !== bar && !element.matches(`[class*="${MENU.slice(1)}"]`),
    ) as HTMLElement[];
    for (const element of covered) element.inert = true;
    menu.querySelector<HTMLElement>(CLOSE)?.focus();
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      for (const element of covered) element.inert = false;
      bar.querySelector<HTMLElement>(OPEN)?.focus();
    };
  }, [navbar, isOpen, close]);
}
