// Change: the way to a page begins at the documentation's first page, since categories without a page of their own are left out.
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import React, {type ReactNode} from 'react';
import {BreadcrumbData} from '@site/src/components/ui/BreadcrumbData';

export default function DocBreadcrumbsStructuredData({breadcrumbs}: Props): ReactNode {
  const {pathname} = useLocation();
  const first = useBaseUrl('/docs/');
  const linked = breadcrumbs.flatMap(({label, href}) => (href && href !== first ? [{label, to: href}] : []));
  // The first page has nothing above it.
  return pathname === first ? null : <BreadcrumbData crumbs={[{label: 'Docs', to: first}, ...linked]} />;
}
