import type {ClientModule} from '@docusaurus/types';

/** Pages to prefetch once the browser is idle. */
const waiting: string[] = [];

/** Safari has no idle callbacks; there, the pages wait until the current task is done. */
const whenIdle = (run: () => void) => (window.requestIdleCallback ? window.requestIdleCallback(run) : setTimeout(run));

/**
 * Docusaurus prefetches links that come into view. When a page opens, many do so at once, just as it hydrates:
 * they are fetched one at a time, so that the page stays responsive.
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

// The framework's own functions exist once the first page has rendered.
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  if (!isQueueing) queuePrefetches();
  isQueueing = true;
};
