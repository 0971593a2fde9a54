/** How long readers pause between two keys at most. */
const PAUSE_MS = 1000;

/**
 * Waits with what readers change key by key, until they pause.
 * @returns `later` lets something wait, in place of what waits already; `flush` ends the wait
 */
export function settled() {
  let waiting: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    const run = waiting;
    waiting = undefined;
    run?.();
  };
  return {
    flush,
    later(run: () => void) {
      clearTimeout(timer);
      waiting = run;
      timer = setTimeout(flush, PAUSE_MS);
    },
  };
}
