import useBaseUrl from '@docusaurus/useBaseUrl';
import type MiniSearch from 'minisearch';
import {useEffect, useState} from 'react';
import type {SearchRecord} from '@site/plugins/search/records';

type Index = MiniSearch<SearchRecord>;
export type SearchState = {status: 'loading' | 'failed' | 'ready'; hits: SearchRecord[]; retry: () => void};

const MOST_HITS = 30;

/** "<AbsoluteFill>" → AbsoluteFill, Absolute, Fill: names of code are found whole and by their parts. */
const wordsOf = (text: string): string[] =>
  text.split(/[^\p{L}\d]+/u).flatMap((word) => {
    const parts = word.split(/(?<=\p{Ll})(?=\p{Lu})/u);
    return parts.length > 1 ? [word, ...parts] : parts;
  });

/** Loads the records of the built site once and searches them. In `npm start` there are none until a build has been made. */
export function useSearch(query: string): SearchState {
  const url = useBaseUrl('/search-records.json');
  const [{index, failed, attempt}, setState] = useState<{index?: Index; failed: boolean; attempt: number}>({failed: false, attempt: 0});

  useEffect(() => {
    let isCurrent = true;
    loadIndex(url).then(
      (loaded) => isCurrent && setState({index: loaded, failed: false, attempt}),
      () => isCurrent && setState({failed: true, attempt}),
    );
    return () => {
      isCurrent = false;
    };
  }, [url, attempt]);

  const hits = index && query.trim() ? (index.search(query).slice(0, MOST_HITS) as unknown as SearchRecord[]) : [];
  const retry = () => setState({failed: false, attempt: attempt + 1});
  return {status: failed ? 'failed' : index ? 'ready' : 'loading', hits, retry};
}

async function loadIndex(url: string): Promise<Index> {
  const [{default: Search}, response] = await Promise.all([import('minisearch'), fetch(url)]);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const records = (await response.json()) as SearchRecord[];
  const index: Index = new Search({
    fields: ['page', 'heading', 'text'],
    tokenize: wordsOf,
    storeFields: ['url', 'page', 'heading', 'text'],
    searchOptions: {boost: {page: 4, heading: 3}, prefix: true, fuzzy: 0.2, combineWith: 'AND'},
  });
  index.addAll(records);
  return index;
}
