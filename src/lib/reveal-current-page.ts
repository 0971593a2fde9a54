/**
 * Scrolls a menu until its link to the current page is in the middle, unless the link is already in view.
 *
 * @param menu the element that scrolls
 */
export function revealCurrentPage(menu: Element): void {
  const link = menu.querySelector('.menu__link[aria-current="page"]');
  if (!link) return;
  const {top, bottom} = menu.getBoundingClientRect();
  const row = link.getBoundingClientRect();
  if (row.top < top || row.bottom > bottom) menu.scrollTop += (row.top + row.bottom - top - bottom) / 2;
}
