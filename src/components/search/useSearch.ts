import {useCallback, useEffect, useState} from 'react';
import type {SearchAnswer, SearchFilters, SearchHit} from './types';
import {useSearchClient} from './useSearchClient';

export type SearchState = {
  status: 'idle' | 'loading' | 'failed' | 'ready';
  hits: SearchHit[];
  total: number;
  more: () => void;
  retry: () => void;
};

type Result = {key: string; hits: SearchHit[]; total: number; failed: boolean};

const NONE: Result = {key: '', hits: [], total: 0, failed: false};

/**
 * Searches as the query changes, keeping the previous results until the next ones arrive.
 * @param tags which parts and versions to search, if different from those of the page the reader is on
 */
export function useSearch(query: string, hitsPerPage: number, tags?: string[]): SearchState {
  const {getClient, filters: filtersOfPlace} = useSearchClient();
  const text = query.trim();
  const tagKey = (tags ?? filtersOfPlace.tags).join(' ');
  const key = `${tagKey}\n${text}`;
  const [result, setResult] = useState(NONE);
  const [pages, setPages] = useState({key, count: 1});
  const [attempt, setAttempt] = useState(0);
  const count = pages.key === key ? pages.count : 1;

  useEffect(() => {
    if (!text) return;
    let isCurrent = true;
    const filters: SearchFilters = {language: filtersOfPlace.language, tags: tagKey.split(' ')};
    // Pages are requested one by one, so as not to exceed the service's limit on hits per request.
    const ask = (awaitsExcerpts: boolean) =>
      Promise.all(Array.from({length: count}, (_, page) => getClient().search({...filters, query: text, page, hitsPerPage, awaitsExcerpts})));
    const show = (answers: SearchAnswer[]) => {
      if (isCurrent) setResult({key, hits: answers.flatMap(({hits}) => hits), total: answers[0]?.total ?? 0, failed: false});
    };
    ask(false).then(
      (answers) => {
        show(answers);
        if (isCurrent && answers.some(({lacksExcerpts}) => lacksExcerpts)) ask(true).then(show, () => undefined);
      },
      () => isCurrent && setResult({...NONE, key, failed: true}),
    );
    return () => {
      isCurrent = false;
    };
  }, [getClient, text, key, tagKey, filtersOfPlace.language, hitsPerPage, count, attempt]);

  const more = useCallback(() => setPages({key, count: count + 1}), [key, count]);
  const retry = useCallback(() => {
    setResult(NONE);
    setAttempt((last) => last + 1);
  }, []);
  if (!text) return {status: 'idle', hits: [], total: 0, more, retry};
  if (result.key === key && result.failed) return {status: 'failed', hits: [], total: 0, more, retry};
  return {status: result.key === key ? 'ready' : 'loading', hits: result.hits, total: result.total, more, retry};
}
