import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SiteConfiguration} from '@site/src/lib/site-configuration';

/** The part of the site's configuration that the browser needs; config/site.ts fills it. */
export function useSiteConfiguration(): SiteConfiguration {
  return useDocusaurusContext().siteConfig.customFields as unknown as SiteConfiguration;
}
