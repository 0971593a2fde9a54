// Change: each page names its own social card, which plugins/social-cards generates from the page's title.
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SiteMetadata from '@theme-original/SiteMetadata';
import React, {type ReactNode} from 'react';
import {cardPath} from '@site/src/lib/card-path';

export default function SiteMetadataWrapper(): ReactNode {
  const {pathname} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  return (
    <>
      <SiteMetadata />
      <PageMetadata image={cardPath(pathname, baseUrl)} />
    </>
  );
}
