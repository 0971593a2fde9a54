/** Queries that are popular and find something in every version of the documentation. */
export const SUGGESTED_QUERIES = ['Sequence', 'renderMedia()', 'Player'];

/**
 * DocSearch suggests other queries only after one that found something; until then, readers get these.
 * @returns a function that stops adding them
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

/** React notices a new value only when the native setter is used, bypassing its own. */
function type(dialog: HTMLElement, query: string): void {
  const field = dialog.querySelector('input');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, query);
  field?.dispatchEvent(new Event('input', {bubbles: true}));
  field?.focus();
}
