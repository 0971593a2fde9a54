/** What many readers look for, and what finds something in any version of the documentation. */
export const SUGGESTED_QUERIES = ['Sequence', 'renderMedia()', 'Player'];

/**
 * DocSearch suggests other queries only after one that found something; whoever finds nothing at first gets these.
 * @returns ends the mending
 */
export function mendQueries(dialog: HTMLElement): () => void {
  const mend = () => {
    const nothing = dialog.querySelector('.DocSearch-NoResults');
    const lists = [...(nothing?.querySelectorAll('.DocSearch-NoResults-Prefill-List') ?? [])];
    if (nothing && lists.length === 0) nothing.append(suggestions(dialog));
    if (lists.length > 1) lists.find((list) => list instanceof HTMLElement && list.dataset.ours)?.remove();
  };
  const observer = new MutationObserver(mend);
  observer.observe(dialog, {subtree: true, childList: true});
  mend();
  return () => observer.disconnect();
}

function suggestions(dialog: HTMLElement): HTMLElement {
  const list = document.createElement('ul');
  for (const query of SUGGESTED_QUERIES) {
    const button = Object.assign(document.createElement('button'), {type: 'button', className: 'DocSearch-Prefill', textContent: query});
    button.addEventListener('click', () => type(dialog, query));
    list.appendChild(document.createElement('li')).append(button);
  }
  const box = Object.assign(document.createElement('div'), {className: 'DocSearch-NoResults-Prefill-List'});
  const lead = Object.assign(document.createElement('p'), {className: 'DocSearch-Help', textContent: 'Try searching for:'});
  box.dataset.ours = 'true';
  box.append(lead, list);
  return box;
}

/** React notices a value only when it is set past its own setter. */
function type(dialog: HTMLElement, query: string): void {
  const field = dialog.querySelector('input');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, query);
  field?.dispatchEvent(new Event('input', {bubbles: true}));
  field?.focus();
}
