// Change: each page names its own social card, which plugins/social-cards generates from the page's title, with its size, and its Markdown, which plugins/twins writes.
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SiteMetadata from '@theme-original/SiteMetadata';
import React, {type ReactNode} from 'react';
import {CARD, cardPath} from '@site/src/lib/card-path';
import {twinPath} from '@site/src/lib/twin-path';

export default function SiteMetadataWrapper(): ReactNode {
  const {pathname} = useLocation();
  const {title, url, baseUrl} = useDocusaurusContext().siteConfig;
  return (
    <>
      <SiteMetadata />
      <PageMetadata image={cardPath(pathname, baseUrl)} />
      <Head>
        <meta property="og:site_name" content={title} />
        <meta property="og:image:width" content={String(CARD.width)} />
        <meta property="og:image:height" content={String(CARD.height)} />
        <link rel="alternate" type="text/markdown" href={url + twinPath(pathname)} />
      </Head>
    </>
  );
}
