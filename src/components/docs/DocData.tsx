import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import React, {type ReactNode} from 'react';
import {LinkedData} from '@site/src/components/ui/LinkedData';
import {usePublisher} from '@site/src/hooks/usePublisher';
import {useSiteConfiguration} from '@site/src/hooks/useSiteConfiguration';
import {cardPath} from '@site/src/lib/card-path';

/** What kind of article a page of the documentation is, which package and release it is about, and when it last changed. */
export function DocData(): ReactNode {
  const {title, description, permalink, frontMatter} = useDoc().metadata;
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  const {version} = useSiteConfiguration();
  const publisher = usePublisher();
  const {kind, package: name, changed} = frontMatter as {kind?: string; package?: string; changed?: string};
  return (
    <LinkedData
      data={{
        '@type': /^(api|cli|config|type)/.test(kind ?? '') ? 'APIReference' : 'TechArticle',
        headline: title,
        description,
        url: url + permalink,
        image: url + baseUrl + cardPath(permalink, baseUrl),
        inLanguage: 'en',
        dateModified: changed,
        about: {'@type': 'SoftwareApplication', name: name ?? 'Remotion', softwareVersion: version},
        author: publisher,
        publisher,
      }}
    />
  );
}
