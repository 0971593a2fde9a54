import type {SearchPage} from './records';

/** How much each doubling of the number of links to a page counts. */
const IN_LINK_FACTOR = 0.15;

/** Pages that are about something else and mention a lot. */
const KIND_PRIORS: Record<string, number> = {migration: 0.7, legal: 0.8, type: 0.8};

/**
 * Products beside the toolkit, and work on the toolkit itself. They share the toolkit's words, so their pages would crowd out the toolkit's own;
 * readers who want them name them, as the titles of their pages do.
 */
const SIDE_AREAS = ['/docs/recorder/', '/docs/editor-starter/', '/docs/timeline/', '/docs/contributing/'];
const SIDE_AREA_PRIOR = 0.75;

/** Render services, whose functions and commands have the options of those that render on the reader's own machine. */
const SERVICES = ['/docs/lambda/', '/docs/cloudrun/'];
const SERVICE_PRIOR = 0.9;

/** What is no longer to be used stands last: readers who look for it type its name. */
const STATUS_PRIORS: Record<string, number> = {deprecated: 0.25, removed: 0.25};

/** The document prior of each page, by URL: what speaks for it before anything is asked. */
export function pagePriors(pages: SearchPage[]): Map<string, number> {
  const inLinks = countInLinks(pages);
  return new Map(
    pages.map(({url, kind = '', status = ''}) => {
      const inLinkPrior = 1 + IN_LINK_FACTOR * Math.round(Math.log2(1 + (inLinks.get(url) ?? 0)));
      const isIn = (areas: string[]) => areas.some((area) => url.includes(area));
      const areaPrior = isIn(SIDE_AREAS) ? SIDE_AREA_PRIOR : isIn(SERVICES) ? SERVICE_PRIOR : 1;
      return [url, Number((inLinkPrior * areaPrior * (KIND_PRIORS[kind] ?? 1) * (STATUS_PRIORS[status] ?? 1)).toFixed(4))];
    }),
  );
}

/** How many other pages link to each page. */
function countInLinks(pages: SearchPage[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const {links} of pages) for (const url of new Set(links.map((link) => link.url))) counts.set(url, (counts.get(url) ?? 0) + 1);
  return counts;
}
