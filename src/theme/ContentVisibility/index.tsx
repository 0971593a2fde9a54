// Change: the banners of drafts and unlisted pages are loaded by such a page alone; of published pages, none is one.
import React, {lazy, Suspense, type ReactNode} from 'react';
import type {Props} from '@theme/ContentVisibility';

const Banners = lazy(() => import('@theme-original/ContentVisibility'));

export default function ContentVisibility(props: Props): ReactNode {
  const {unlisted, frontMatter} = props.metadata;
  if (!unlisted && !frontMatter.unlisted && !frontMatter.draft) return null;
  return (
    <Suspense>
      <Banners {...props} />
    </Suspense>
  );
}
