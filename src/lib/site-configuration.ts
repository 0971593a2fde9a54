export type HostedSearch = {appId: string; apiKey: string; indexName: string};

/** The part of the configuration that the browser needs; read it with `useSiteConfiguration()`. */
export type SiteConfiguration = {
  /** Who publishes the site. */
  company: string;
  /** Version of the toolkit that the pages describe. */
  version: string;
  /** Day of the commit that the site was built and checked from; absent when it is not known. */
  checkedOn?: string;
  /** URLs outside this site that more than one part of it links to. */
  links: Record<'repository' | 'discord' | 'x' | 'store' | 'license' | 'privacy' | 'convert' | 'brand' | 'evaluationCall', string>;
  analyticsId?: string;
  askAiSiteId?: string;
  /** Present when a hosted service does the searching; otherwise the site searches its own index. */
  hostedSearch?: HostedSearch;
  /** Pattern of the URLs in hosted results that open as pages of another site; all others are paths on this one. */
  externalResults: string;
  contactEndpoint?: string;
  contactEmail?: string;
  showcaseEndpoint?: string;
  feedbackEndpoint?: string;
  reportEndpoint?: string;
};
