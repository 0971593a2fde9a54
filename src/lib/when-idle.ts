/** Waits until the page is loaded and the browser has nothing to do. What other sites send is asked for only then: a host that never answers would keep the page loading. */
export function whenIdle(run: () => void): void {
  // Safari has no idle callbacks.
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, 1000));
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, {once: true});
}
