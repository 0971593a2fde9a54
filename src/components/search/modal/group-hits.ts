import type {Marked, SearchHit} from '../types';

type PageHits = {
  /** Path or URL of the page. */
  url: string;
  group: string;
  page: Marked;
  /** The page itself, if it was found, and its sections. */
  hits: SearchHit[];
};

/** Hits by page, in the order in which the pages come first. */
export function groupByPage(hits: SearchHit[]): PageHits[] {
  const pages = new Map<string, PageHits>();
  for (const hit of hits) {
    const url = hit.url.split('#')[0] ?? hit.url;
    const known = pages.get(url);
    if (!known) pages.set(url, {url, group: hit.group, page: hit.page, hits: [hit]});
    else if (hit.level === 1) known.hits.unshift(hit);
    else known.hits.push(hit);
  }
  return [...pages.values()];
}
