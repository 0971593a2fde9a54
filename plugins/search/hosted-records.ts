import type {SearchPage, Section} from './records';

/** A record in the format of DocSearch's hosted indexes; texts are plain. */
export type HostedRecord = {
  /** The same from push to push, as long as the heading keeps its place. */
  objectID: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: string;
  language: string;
  lang: string;
  docusaurus_tag: string[];
  version: string[];
  kind?: string;
  package?: string;
  hierarchy: Record<string, string | null>;
  content: string | null;
  weight: {pageRank: number; level: number; position: number};
};

const CONTENT_LENGTH = 2000;
const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** Every section of a page as its own record, below the headings that it belongs to. */
export function hostedRecords(page: SearchPage, siteUrl: string): HostedRecord[] {
  const headings: string[] = [];
  return page.sections.map(({level, heading, anchor, text}: Section, position) => {
    headings.length = level - 1;
    headings[level - 1] = heading;
    const address = siteUrl + page.url;
    return {
      objectID: `${page.url}#${anchor ?? position}`,
      url: anchor ? `${address}#${anchor}` : address,
      url_without_anchor: address,
      anchor: anchor ?? null,
      type: `lvl${level}`,
      language: page.language,
      lang: page.language,
      docusaurus_tag: [page.tag],
      version: [page.tag.replace(/^docs-\w+-/, '')],
      kind: page.kind,
      package: page.package,
      hierarchy: {lvl0: page.group, ...Object.fromEntries(LEVELS.map((name, index) => [name, headings[index] ?? null]))},
      content: text.slice(0, CONTENT_LENGTH) || null,
      weight: {pageRank: page.tag === 'default' ? 0 : 1, level: 100 - level * 10, position},
    };
  });
}

/** The settings of DocSearch's template for Docusaurus. */
export const HOSTED_SETTINGS = {
  attributesForFaceting: ['type', 'lang', 'language', 'version', 'docusaurus_tag', 'kind', 'package'],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  camelCaseAttributes: ['hierarchy', 'content'],
  searchableAttributes: [...LEVELS.map((level) => `unordered(hierarchy.${level})`), 'unordered(hierarchy.lvl0)', 'content'],
  distinct: true,
  attributeForDistinct: 'url',
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  allowTyposOnNumericTokens: false,
  minProximity: 1,
  ignorePlurals: true,
  advancedSyntax: true,
  separatorsToIndex: '_',
  removeWordsIfNoResults: 'allOptional' as const,
};
