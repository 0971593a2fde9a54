import type {Sources} from '../plugins/hosting/rules';
import type {SiteConfiguration} from '../src/lib/site-configuration';

/** What each configured service needs, according to its own documentation; a service that is not configured gets nothing. */
export function thirdParties(
  site: Pick<
    SiteConfiguration,
    'analyticsId' | 'askAiSiteId' | 'contactEndpoint' | 'contactEmail' | 'showcaseEndpoint' | 'feedbackEndpoint' | 'reportEndpoint' | 'hostedSearch'
  > & {
    links: {repository: string};
  },
): Sources {
  const endpoints = [site.contactEndpoint, site.showcaseEndpoint, site.feedbackEndpoint];
  const forms = [...new Set(endpoints.flatMap((endpoint) => (endpoint ? [new URL(endpoint).origin] : [])))];
  const analytics = site.analyticsId ? ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'] : [];
  const widget = site.askAiSiteId ? ['https://crawlchat.app'] : [];
  const reports = site.reportEndpoint ? [new URL(site.reportEndpoint).origin] : [];
  const search = site.hostedSearch ? searchHosts(site.hostedSearch.appId) : [];
  return {
    'script-src': [...(site.analyticsId ? ['https://*.googletagmanager.com'] : []), ...widget],
    'style-src': widget,
    'img-src': [...analytics, ...widget],
    'connect-src': [...analytics, ...widget, ...search, ...forms, ...reports],
    'report-uri': site.reportEndpoint ? [site.reportEndpoint] : [],
    // Videos load from here when a reader presses play.
    'frame-src': ['https://www.youtube-nocookie.com', ...widget],
    // A form without an endpoint opens an e-mail or an issue.
    'form-action': [...forms, new URL(site.links.repository).origin, ...(site.contactEmail && !site.contactEndpoint ? ['mailto:'] : [])],
  };
}

/** The service's client asks the first host, and the others when it does not answer. */
const searchHosts = (appId: string) => [`https://${appId}-dsn.algolia.net`, ...[1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`)];
