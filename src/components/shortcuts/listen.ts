import {areSingleKeysOn, isTyped} from '@site/src/lib/typing';
import type {Act} from './act';

/** The keys and what each does; the code behind them is loaded when the first of them is pressed. */
const ACTS: Record<string, Act | 'list' | undefined> = {'?': 'list', n: 'next', p: 'previous', s: 'sidebar', t: 'color', c: 'copy'};

/**
 * Listens for the keys that work on every page. None does anything while the reader types, in a dialog, or where another part of the page uses it.
 * @param onList shows the list of all keys
 * @returns what ends it
 */
export function listenForShortcuts(onList: () => void): () => void {
  const press = (event: KeyboardEvent) => {
    const act = ACTS[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.repeat) return;
    if (isTyped(event) || document.querySelector('dialog[open]') || !areSingleKeysOn()) return;
    // By then, whatever uses the key itself has said so: the search takes letters that are typed on its button, or while it loads.
    setTimeout(() => {
      if (event.defaultPrevented) return;
      if (act === 'list') onList();
      // Without the code, the key does nothing; what it would do can be pressed on the page.
      else import('./act').then(({carryOut}) => carryOut(act)).catch(() => undefined);
    });
  };
  document.addEventListener('keydown', press);
  return () => document.removeEventListener('keydown', press);
}
