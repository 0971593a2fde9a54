import type {SiteConfiguration} from '@site/src/lib/site-configuration';
import {SEARCH_FOLDER} from '@site/src/search/files';
import {embeddedClient} from './embedded/client';
import {localPath} from './links';
import type {SearchClient, SearchFilters, SearchRequest} from './types';

/** The hosted service where one is configured, otherwise the site's own index. The hosted client is loaded when first needed. */
export function createClient({hostedSearch, externalResults}: SiteConfiguration, baseUrl: string): SearchClient {
  if (!hostedSearch) return embeddedClient(new URL(`${baseUrl}${SEARCH_FOLDER}/`, window.location.origin).href);
  const load = () => import('./hosted-client').then(({hostedClient}) => hostedClient(hostedSearch, (url) => localPath(url, externalResults, baseUrl)));
  let client: Promise<SearchClient> | undefined;
  const get = () =>
    (client ??= load().catch((error: unknown) => {
      client = undefined;
      throw error;
    }));
  return {
    preload: (filters: SearchFilters) =>
      void get().then(
        (loaded) => loaded.preload(filters),
        () => undefined,
      ),
    search: async (request: SearchRequest) => (await get()).search(request),
  };
}
