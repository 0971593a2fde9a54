import React, {lazy, type ComponentType, type ReactNode} from 'react';

/**
 * A part that is loaded when it is shown first. Where it cannot be loaded, it says so in its place, and the rest of the playground
 * goes on. Small parts share one file, since each file costs every page of the site a line in its table of files.
 */
export const later = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() =>
    load().then(
      (part) => ({default: part}),
      () => ({default: Missing as ComponentType<Props>}),
    ),
  );

const Missing = (): ReactNode => <p role="alert">This part could not be loaded. Look at your connection and reload the page: your code is kept.</p>;
