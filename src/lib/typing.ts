/** Whether a key goes into something that is typed into, be it in a shadow root, as the editor of the playground is. */
export function isTyped(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return target instanceof HTMLElement && (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));
}

/** Where the reader's choice is kept, since a single key may be pressed by mistake, or by speech input. */
const SETTING = 'single-keys';

/** What the reader has chosen on this page, where nothing can be stored. */
let chosen: boolean | undefined;

/** Whether a letter or a sign alone does something: WCAG 2.1.4 asks that readers can turn this off. */
export function areSingleKeysOn(): boolean {
  try {
    return chosen ?? localStorage.getItem(SETTING) !== 'off';
  } catch {
    return true;
  }
}

export function turnSingleKeys(isOn: boolean): void {
  chosen = isOn;
  try {
    if (isOn) localStorage.removeItem(SETTING);
    else localStorage.setItem(SETTING, 'off');
  } catch {
    // The choice holds for this page.
  }
}
