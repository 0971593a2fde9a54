import Head from '@docusaurus/Head';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import React, {type ReactNode} from 'react';

/** A page on the path to this one. */
export type Crumb = {label: string; to: string};

/** Structured data for search engines: the path to a page, which readers see as links. */
export function BreadcrumbData({crumbs}: {crumbs: readonly Crumb[]}): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const data = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({label, to}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: withBaseUrl(to, {absolute: true}),
    })),
  };
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(data)}</script>
    </Head>
  );
}
