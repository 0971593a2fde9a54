import {liteClient, type SearchResponse} from 'algoliasearch/lite';
import type {HostedSearch} from '@site/src/lib/site-configuration';
import {decodeEntities} from './entities';
import {SearchError} from './search-error';
import type {Marked, SearchClient, SearchHit} from './types';

/** Characters that occur in no text; they delimit the matched words. */
const [BEGIN, END] = ['\ue000', '\ue001'];
/** The service rejects longer queries; the start of a pasted error message is enough to find it. */
const MAX_BYTES = 512;
const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

type Level = 'lvl0' | (typeof LEVELS)[number];
type Snippet = {value?: string};
type HostedHit = {
  objectID: string;
  url: string;
  type: string;
  hierarchy: Partial<Record<Level, string | null>>;
  content?: string | null;
  _snippetResult?: {hierarchy?: Partial<Record<Level, Snippet>>; content?: Snippet};
};

/**
 * Searches a hosted index in DocSearch format.
 * @param localPath turns a URL from the index into a path on this site
 */
export function hostedClient({appId, apiKey, indexName}: HostedSearch, localPath: (url: string) => string): SearchClient {
  const client = liteClient(appId, apiKey);
  return {
    preload: () => undefined,
    async search({query, language, tags, page, hitsPerPage}) {
      const {results} = await client.search<HostedHit>({
        requests: [
          {
            indexName,
            query: withinLimit(query),
            page,
            hitsPerPage,
            facetFilters: [`language:${language}`, tags.map((tag) => `docusaurus_tag:${tag}`)],
            attributesToRetrieve: ['hierarchy', 'content', 'type', 'url'],
            attributesToSnippet: [...LEVELS.map((level) => `hierarchy.${level}:20`), 'content:30'],
            snippetEllipsisText: '…',
            highlightPreTag: BEGIN,
            highlightPostTag: END,
          },
        ],
      });
      const [result] = results as Partial<SearchResponse<HostedHit>>[];
      if (!result?.hits) throw new SearchError('damaged', 'The search service answered without hits.');
      return {total: result.nbHits ?? result.hits.length, hits: result.hits.map((hit) => hitOf(hit, localPath))};
    },
  };
}

/** As much of a query as the service accepts, without cutting a character in half. */
export const withinLimit = (query: string): string => query.slice(0, new TextEncoder().encodeInto(query, new Uint8Array(MAX_BYTES)).read);

function hitOf({objectID, url, type, hierarchy, content, _snippetResult: snippets}: HostedHit, localPath: (url: string) => string): SearchHit {
  // Hits of the type "content" belong to the lowest heading above them.
  const deepest = LEVELS.findLast((level) => hierarchy[level]) ?? 'lvl1';
  const own = LEVELS.find((level) => level === type) ?? deepest;
  const textOf = (level: Level) => markedOf(snippets?.hierarchy?.[level]?.value ?? hierarchy[level] ?? '');
  return {
    id: objectID,
    url: localPath(url),
    level: LEVELS.indexOf(own) + 1,
    group: decodeEntities(hierarchy.lvl0 ?? ''),
    page: textOf('lvl1'),
    heading: own === 'lvl1' ? [] : textOf(own),
    excerpt: markedOf(snippets?.content?.value ?? content ?? ''),
  };
}

/** "a BEGINwordEND" → pieces. Crawlers store some characters as entities. */
function markedOf(value: string): Marked {
  return value.split(BEGIN).flatMap((piece, index) => {
    const [found = '', rest = ''] = index === 0 ? ['', piece] : piece.split(END);
    return [
      {text: decodeEntities(found), isFound: true},
      {text: decodeEntities(rest), isFound: false},
    ].filter(({text}) => text !== '');
  });
}
