import {useContextualSearchFilters} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useCallback, useMemo} from 'react';
import {useSiteConfiguration} from '@site/src/hooks/useSiteConfiguration';
import {createClient} from './client';
import type {SearchClient, SearchFilters} from './types';

let client: SearchClient | undefined;

/** The page's single client, created when first needed, and the filters for the part of the site the reader is in. */
export function useSearchClient(): {getClient: () => SearchClient; filters: SearchFilters} {
  const configuration = useSiteConfiguration();
  const {siteConfig} = useDocusaurusContext();
  const {locale, tags} = useContextualSearchFilters();
  const key = tags.join(' ');
  const filters = useMemo(() => ({language: locale, tags: key.split(' ')}), [locale, key]);
  const getClient = useCallback(() => (client ??= createClient(configuration, siteConfig.baseUrl)), [configuration, siteConfig.baseUrl]);
  return {getClient, filters};
}
