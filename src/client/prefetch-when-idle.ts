import type {ClientModule} from '@docusaurus/types';
import {loadsAhead} from '@site/src/lib/loads-ahead';

/** Pages to prefetch once the browser is idle. */
const waiting: string[] = [];

/** Safari has no idle callbacks; there, the pages wait until the current task is done. */
const whenIdle = (run: () => void) => (window.requestIdleCallback ? window.requestIdleCallback(run) : setTimeout(run));

/** Files that a link of the head already asks for. */
const hinted = new Set<string>();

/** The framework asks for each page's files, those that many pages share included: the first link for a file stays, the others go. */
function dropRepeated(): void {
  for (const link of document.head.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]:not([data-first])')) {
    if (hinted.has(link.href)) link.remove();
    else link.dataset.first = '';
    hinted.add(link.href);
  }
}

/**
 * Docusaurus prefetches links that come into view. When a page opens, many do so at once, just as it hydrates:
 * they are fetched one at a time, so that the page stays responsive.
 */
function queuePrefetches(): void {
  const {prefetch, preload} = window.docusaurus;
  const next = () => {
    const path = waiting.shift();
    if (path !== undefined && loadsAhead()) void prefetch(path);
    dropRepeated();
    if (waiting.length > 0) whenIdle(next);
  };
  const queue = (path: string) => {
    waiting.push(path);
    if (waiting.length === 1) whenIdle(next);
    return false as const;
  };
  window.docusaurus = {prefetch: queue, preload: (path) => loadsAhead() && preload(path)};
}

let isQueueing = false;

// The framework's own functions exist once the first page has rendered.
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  if (!isQueueing) queuePrefetches();
  isQueueing = true;
};
