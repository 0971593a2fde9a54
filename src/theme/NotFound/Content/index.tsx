// Change: a filmstrip with a missing frame, and links to continue, instead of advice to contact the owner of the site that linked here.
import React, {lazy, Suspense, type ReactNode} from 'react';

/** The theme's layout of the documentation brings this part along; a page that exists does without it. */
const NotFoundMessage = lazy(() => import('@site/src/components/not-found/NotFoundMessage'));

export default function NotFoundContent(): ReactNode {
  return (
    <Suspense>
      <NotFoundMessage />
    </Suspense>
  );
}
