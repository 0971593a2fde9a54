import Head from '@docusaurus/Head';
import {useDocsVersion, useDocVersionSuggestions} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import React, {type ReactNode} from 'react';

/** Sends search engines from a page of another version to the same page of the latest one, if that has it. */
export function DocCanonical(): ReactNode {
  const {pluginId, isLast} = useDocsVersion();
  const {url} = useDocusaurusContext().siteConfig;
  const {latestDocSuggestion} = useDocVersionSuggestions(pluginId);
  if (isLast || !latestDocSuggestion) return null;
  return (
    <Head>
      <link rel="canonical" href={url + latestDocSuggestion.path} />
    </Head>
  );
}
