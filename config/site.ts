import {createHash} from 'node:crypto';
import path from 'node:path';
import {escapeHtml} from '../src/lib/escape-html';
import type {SiteConfiguration} from '../src/lib/site-configuration';
import {commitDay} from '../core/corpus/last-changes';
import {editUrlOf} from './edit-url';
import {readEnvironment} from './environment';
import {documentedVersion} from '../core/toolkit/version';

const PROJECT = path.join(__dirname, '..');

const env = readEnvironment(process.env);

/** Names, URLs and versions of the site: each is defined here and nowhere else. */
export const site = {
  title: 'Remotion',
  tagline: 'Make videos programmatically',
  description: 'Documentation of Remotion, the toolkit for making videos with React: guides, API reference, templates and examples.',
  company: 'Remotion AG',
  url: env.SITE_URL,
  baseUrl: env.BASE_URL,
  editUrl: editUrlOf(PROJECT, env.EDIT_URL, process.env),
  /** Version of the toolkit that the pages describe. */
  version: documentedVersion,
} as const;

/** URLs outside this site that more than one part of it links to. */
export const links = {
  repository: 'https://github.com/remotion-dev/remotion',
  discord: 'https://remotion.dev/discord',
  x: 'https://x.com/remotion',
  store: 'https://remotion.pro/store',
  license: 'https://remotion.pro/license',
  privacy: 'https://remotion.pro/privacy',
  convert: 'https://convert.remotion.dev',
  brand: 'https://github.com/remotion-dev/brand',
  evaluationCall: 'https://cal.com/remotion/evaluate',
} as const;

export const customFields: SiteConfiguration = {
  company: site.company,
  version: site.version,
  checkedOn: commitDay(PROJECT, env.SOURCE_DATE_EPOCH),
  links,
  analyticsId: env.ANALYTICS_ID,
  askAiSiteId: env.ASK_AI_SITE_ID,
  hostedSearch:
    env.ALGOLIA_APP_ID && env.ALGOLIA_SEARCH_KEY && env.ALGOLIA_INDEX
      ? {appId: env.ALGOLIA_APP_ID, apiKey: env.ALGOLIA_SEARCH_KEY, indexName: env.ALGOLIA_INDEX}
      : undefined,
  externalResults: '^https://(remotion\\.pro|convert\\.remotion\\.dev)(/|$)',
  contactEndpoint: env.CONTACT_ENDPOINT,
  contactEmail: env.CONTACT_EMAIL,
  showcaseEndpoint: env.SHOWCASE_ENDPOINT,
  feedbackEndpoint: env.FEEDBACK_ENDPOINT,
  reportEndpoint: env.REPORT_ENDPOINT,
};

/** The day of the build. SOURCE_DATE_EPOCH states it, so that a build of some time ago can be repeated byte for byte. */
export const builtOn = env.SOURCE_DATE_EPOCH === undefined ? new Date() : new Date(Number(env.SOURCE_DATE_EPOCH) * 1000);

/** What hosts are told besides the origins that pages contact. */
export const hostOptions = {
  includesSubdomains: env.HSTS_SUBDOMAINS === 'yes',
  // No more than is needed: what a build has cached holds as long as its settings are the same.
  month: builtOn.toISOString().slice(0, 7),
  contact: env.CONTACT_EMAIL ? `mailto:${env.CONTACT_EMAIL}` : `${site.url}${site.baseUrl}contact/`,
};

/** The bar above the navbar. Its id is derived from its text, so a reader who closed one announcement still sees the next. */
export const announcementBar = env.ANNOUNCEMENT
  ? {
      id: createHash('sha256').update(env.ANNOUNCEMENT).digest('hex').slice(0, 12),
      content: announcementHtml(env.ANNOUNCEMENT, env.ANNOUNCEMENT_URL),
      isCloseable: true,
    }
  : undefined;

function announcementHtml(text: string, url?: string): string {
  const escaped = escapeHtml(text);
  return url ? `<a href="${escapeHtml(url)}">${escaped}</a>` : escaped;
}
