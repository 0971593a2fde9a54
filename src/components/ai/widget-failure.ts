import {useSyncExternalStore} from 'react';

let hasFailed = false;
const listeners = new Set<() => void>();

/** Records whether the configured chat failed to load. */
export function reportWidgetFailure(failure: boolean): void {
  hasFailed = failure;
  for (const listener of listeners) listener();
}

/** Whether the configured chat failed to load, so that something else has to take its place. */
export const useWidgetFailure = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => hasFailed,
    () => false,
  );
