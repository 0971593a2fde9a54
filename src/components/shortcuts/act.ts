import {COPY_MESSAGES, copyTwin} from '@site/src/components/ai/copy-twin';
import styles from './styles.module.css';

/** What a key does. */
export type Act = 'next' | 'previous' | 'sidebar' | 'color' | 'copy';

/** Each presses what a reader would press; where a page lacks it, the key does nothing. */
export function carryOut(act: Act): void {
  if (act === 'next' || act === 'previous') press(`.pagination-nav__link--${act === 'next' ? 'next' : 'prev'}`);
  if (act === 'color') press('.navbar [class*="colorModeToggle"] button');
  if (act === 'sidebar') goToSidebar();
  if (act === 'copy' && document.querySelector('link[rel="alternate"][type="text/markdown"]'))
    void copyTwin(window.location.pathname).then((result) => say(result === 'copied' ? 'The Markdown of this page is copied.' : COPY_MESSAGES[result]));
}

/** The menu of a small screen is there before it opens, out of sight. */
const visible = (selector: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible',
  );

const press = (selector: string) => visible(selector)?.click();

/** On a wide screen the focus goes to the current page in the sidebar; on a small one its menu opens, which takes the focus itself. */
function goToSidebar(): void {
  const current = visible('.theme-doc-sidebar-menu [aria-current="page"]') ?? visible('.theme-doc-sidebar-menu a');
  if (current) current.focus();
  else press('.navbar__toggle');
}

const SHOWN_FOR_MS = 4000;

/** Says what has happened, for a moment, where nothing on the page shows it. */
function say(text: string): void {
  document.querySelector(`.${styles.said}`)?.remove();
  const box = document.createElement('p');
  box.className = styles.said ?? '';
  box.setAttribute('role', 'status');
  document.body.append(box);
  box.textContent = text;
  setTimeout(() => box.remove(), SHOWN_FOR_MS);
}
