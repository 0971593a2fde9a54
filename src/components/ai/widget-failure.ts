import {useSyncExternalStore} from 'react';

let hasFailed = false;
const listeners = new Set<() => void>();

/** Says whether the configured chat could not be loaded. */
export function reportWidgetFailure(failure: boolean): void {
  hasFailed = failure;
  for (const listener of listeners) listener();
}

/** Whether the configured chat could not be loaded, and something else has to take its place. */
export const useWidgetFailure = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => hasFailed,
    () => false,
  );
