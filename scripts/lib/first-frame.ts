/** Runs in a page with the playground, before its scripts. Notes when the picture of a composition is there. */
export function noteFirstFrame(): void {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('[data-state=running]')) return;
    observer.disconnect();
    Object.assign(window, {shownAt: performance.now()});
  }).observe(document, {subtree: true, childList: true, attributeFilter: ['data-state']});
}

/** Runs in the same page. Returns the paths of what it had asked for when the picture came. */
export function requestedBeforeFirstFrame(): string[] {
  const {shownAt} = window as unknown as {shownAt: number};
  return performance.getEntriesByType('resource').flatMap(({name, startTime}) => (startTime < shownAt ? [new URL(name).pathname] : []));
}
