import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useSiteConfiguration} from './useSiteConfiguration';

/** The site's publisher as structured data; the home page describes it further under the same id. */
export function usePublisher() {
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  const {company} = useSiteConfiguration();
  return {'@type': 'Organization', '@id': `${url}${baseUrl}#organization`, name: company, url: url + baseUrl};
}
