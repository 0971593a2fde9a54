import type {SiteConfiguration} from '@site/src/lib/site-configuration';

/** Where something can be said that is not for everybody to read. */
type PrivateChannel = {
  /** What the reader does there, as the end of a sentence that a link completes. */
  how: string;
  to: string;
  label: string;
};

/**
 * The way to reach Remotion in private: the site's own address or form where it has one,
 * otherwise the address that the privacy policy names for personal data.
 */
export function privateChannel({contactEndpoint, contactEmail, links}: Pick<SiteConfiguration, 'contactEndpoint' | 'contactEmail' | 'links'>): PrivateChannel {
  if (contactEmail) return {how: 'write an e-mail to', to: `mailto:${contactEmail}`, label: contactEmail};
  if (contactEndpoint) return {how: 'use the form on the page', to: '/contact/', label: 'Contact'};
  return {how: 'write to the address in the', to: links.privacy, label: 'privacy policy'};
}
