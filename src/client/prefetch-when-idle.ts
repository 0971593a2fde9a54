import type {ClientModule} from '@docusaurus/types';

/** Pages to load ahead, until the browser has nothing else to do. */
const waiting: string[] = [];

/** Safari knows no idle callbacks; there, the pages wait until the task at hand is done. */
const whenIdle = (run: () => void) => (window.requestIdleCallback ? window.requestIdleCallback(run) : setTimeout(run));

/**
 * Links that come into view are loaded ahead. Many do at once when a page opens, while it also starts to work:
 * they are taken one at a time, so that none keeps the page from answering its reader.
 */
function queuePrefetches(): void {
  const {prefetch, preload} = window.docusaurus;
  const next = () => {
    const path = waiting.shift();
    if (path !== undefined) void prefetch(path);
    if (waiting.length > 0) whenIdle(next);
  };
  const queue = (path: string) => {
    waiting.push(path);
    if (waiting.length === 1) whenIdle(next);
    return false as const;
  };
  window.docusaurus = {prefetch: queue, preload};
}

let isQueueing = false;

// The framework's own functions are there when the first page is.
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  if (!isQueueing) queuePrefetches();
  isQueueing = true;
};
