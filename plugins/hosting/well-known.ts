import type {Site} from './hosting';

/** Files for crawlers and for people who report a weakness, by name; browsers and crawlers look for them at the root of an origin only. */
export function wellKnownFiles({url, baseUrl}: Site, contact: string, today: Date): Map<string, string> {
  if (baseUrl !== '/') return new Map();
  // The first day of this month a year on: builds of one month are the same, and the file is renewed with each deployment.
  const expires = new Date(Date.UTC(today.getUTCFullYear() + 1, today.getUTCMonth(), 1)).toISOString();
  return new Map([
    ['robots.txt', `User-agent: *\nAllow: /\nSitemap: ${url}/sitemap.xml\n`],
    ['.well-known/security.txt', `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${url}/.well-known/security.txt\n`],
  ]);
}
