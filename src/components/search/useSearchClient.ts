import {useContextualSearchFilters} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useCallback, useMemo} from 'react';
import {useSiteConfiguration} from '@site/src/hooks/useSiteConfiguration';
import {createClient} from './client';
import type {SearchClient, SearchFilters} from './types';

let client: SearchClient | undefined;

/** The one client of the page, made when it is first needed, and the filters of the place where the reader is. */
export function useSearchClient(): {getClient: () => SearchClient; filters: SearchFilters} {
  const configuration = useSiteConfiguration();
  const {siteConfig} = useDocusaurusContext();
  const {locale, tags} = useContextualSearchFilters();
  const key = tags.join(' ');
  const filters = useMemo(() => ({language: locale, tags: key.split(' ')}), [locale, key]);
  const getClient = useCallback(() => (client ??= createClient(configuration, siteConfig.baseUrl)), [configuration, siteConfig.baseUrl]);
  return {getClient, filters};
}
