import {escapeHtml} from '../../src/lib/escape-html';
import {addressOf, type Site} from './links';
import type {Twin} from './twin';

/** As many as a reader of feeds shows at once. */
const MOST = 50;

export type Publisher = {company: string; version: string; today: string};

/**
 * The pages of the documentation that changed last, as an Atom feed. The history of the project says when;
 * without a history, nothing is known to have changed, and the feed is empty.
 * @param file where the feed is, below the published folder
 */
export function changesFeed(twins: Twin[], site: Site, {company, version, today}: Publisher, file: string): string {
  const root = site.url + site.baseUrl;
  const changed = twins
    .flatMap((twin) => (twin.facts.date && twin.route.startsWith(`${site.baseUrl}docs/`) ? [{...twin, day: twin.facts.date}] : []))
    .sort((a, b) => b.day.localeCompare(a.day) || a.route.localeCompare(b.route))
    .slice(0, MOST);
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <id>${root}${file}</id>
  <title>Remotion ${version}: changed pages of the documentation</title>
  <updated>${timeOf(changed[0]?.day ?? today)}</updated>
  <author><name>${escapeHtml(company)}</name></author>
  <link rel="self" type="application/atom+xml" href="${root}${file}"/>
  <link rel="alternate" type="text/html" href="${root}docs/"/>
${changed.map((twin) => entry(twin, twin.day, site)).join('')}</feed>
`;
}

/** A page that changes again keeps its id, so that readers of feeds show it as changed and not as another. */
const entry = ({route, facts}: Twin, day: string, site: Site): string => `  <entry>
    <id>${facts.canonical}</id>
    <title>${escapeHtml(facts.title)}</title>
    <updated>${timeOf(day)}</updated>
    <link rel="alternate" type="text/html" href="${facts.canonical}"/>
    <link rel="alternate" type="text/markdown" href="${addressOf(site, route)}"/>
    <summary>${escapeHtml(facts.description)}</summary>
  </entry>
`;

const timeOf = (day: string): string => `${day}T00:00:00Z`;
