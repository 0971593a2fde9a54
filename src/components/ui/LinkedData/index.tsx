import Head from '@docusaurus/Head';
import React, {type ReactNode} from 'react';

/** What a page is about, for search engines, in the words of schema.org. */
export function LinkedData({data}: {data: {'@type': string} & Record<string, unknown>}): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify({'@context': 'https://schema.org', ...data})}</script>
    </Head>
  );
}
