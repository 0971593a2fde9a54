/**
 * DocSearch's outer element has the role of a button, its lists share one ID, and its results are options, which must not contain links or buttons.
 * Here the dialog around that element has the role and name, and results become tree items.
 * @returns a function that stops the fixes
 */
export function mendRoles(dialog: HTMLElement): () => void {
  const frame = dialog.querySelector('.DocSearch-Container');
  for (const attribute of ['role', 'tabindex', 'aria-expanded', 'aria-haspopup', 'aria-labelledby']) frame?.removeAttribute(attribute);
  const mend = () => {
    for (const item of dialog.querySelectorAll('li[role="option"]')) {
      item.setAttribute('role', 'treeitem');
      const list = item.parentElement;
      list?.setAttribute('role', 'tree');
      list?.setAttribute('id', item.id.replace(/-item-\d+$/, '-list'));
    }
    for (const name of ['aria-controls', 'aria-owns']) for (const element of dialog.querySelectorAll(`[${name}]`)) keepExisting(element, name);
  };
  const observer = new MutationObserver(mend);
  observer.observe(dialog, {subtree: true, childList: true, attributes: true, attributeFilter: ['aria-controls', 'aria-owns']});
  mend();
  return () => observer.disconnect();
}

/** Removes references to lists without results, which are not in the document. */
function keepExisting(element: Element, name: string): void {
  const all = (element.getAttribute(name) ?? '').split(' ');
  const existing = all.filter((id) => document.getElementById(id));
  if (existing.length === all.length) return;
  if (existing.length > 0) element.setAttribute(name, existing.join(' '));
  else element.removeAttribute(name);
}
