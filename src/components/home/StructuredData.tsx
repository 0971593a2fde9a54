import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import React, {type ReactNode} from 'react';
import {FREE} from '@site/src/components/license/words';
import {useSiteConfiguration} from '@site/src/hooks/useSiteConfiguration';

const CONTEXT = 'https://schema.org';

/** What the home page tells search engines: who publishes the site, what Remotion is, and how to search the site. */
export function StructuredData({description}: {description: string}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {company, version, links} = useSiteConfiguration();
  const home = siteConfig.url + siteConfig.baseUrl;
  const publisher = {'@id': `${home}#organization`};
  const graph = [
    {
      '@type': 'Organization',
      ...publisher,
      name: company,
      alternateName: siteConfig.title,
      url: home,
      logo: `${home}img/logo.svg`,
      sameAs: [links.repository, links.x],
    },
    {
      '@type': 'WebSite',
      name: siteConfig.title,
      url: home,
      inLanguage: 'en',
      publisher,
      potentialAction: {'@type': 'SearchAction', target: `${home}search?q={query}`, 'query-input': 'required name=query'},
    },
    {
      '@type': 'SoftwareApplication',
      name: siteConfig.title,
      description,
      url: home,
      applicationCategory: 'DeveloperApplication',
      softwareVersion: version,
      license: links.license,
      publisher,
      offers: {
        '@type': 'Offer',
        price: 0,
        priceCurrency: 'USD',
        description: `For ${FREE.all}`,
      },
    },
  ];
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify({'@context': CONTEXT, '@graph': graph})}</script>
    </Head>
  );
}
