import {useCallback, useEffect, useState} from 'react';
import {reasonOf, type FailureReason} from './search-error';
import type {SearchAnswer, SearchFilters, SearchHit} from './types';
import {useSearchClient} from './useSearchClient';

export type SearchState = {
  status: 'idle' | 'loading' | 'slow' | 'failed' | 'ready';
  /** Why it failed, if it has. */
  reason: FailureReason;
  hits: SearchHit[];
  total: number;
  /** Close queries that find something, when this one does not. */
  suggestions: string[];
  /** Words that no page has, if the results are not about much of the query. */
  unknown: string[];
  more: () => void;
  retry: () => void;
};

type Result = {key: string; hits: SearchHit[]; total: number; suggestions: string[]; unknown: string[]; failure?: FailureReason};

const NONE: Result = {key: '', hits: [], total: 0, suggestions: [], unknown: []};
/** How long readers wait for an answer without a word about it. */
const SLOW_AFTER_MS = 8000;

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
  const [slowKey, setSlowKey] = useState<string>();
  const [pages, setPages] = useState({key, count: 1});
  const [attempt, setAttempt] = useState(0);
  const count = pages.key === key ? pages.count : 1;

  useEffect(() => {
    if (!text) return;
    let isCurrent = true;
    const timer = setTimeout(() => setSlowKey(key), SLOW_AFTER_MS);
    const filters: SearchFilters = {language: filtersOfPlace.language, tags: tagKey.split(' ')};
    // Pages are requested one by one, so as not to exceed the service's limit on hits per request.
    const ask = (awaitsExcerpts: boolean) =>
      Promise.all(Array.from({length: count}, (_, page) => getClient().search({...filters, query: text, page, hitsPerPage, awaitsExcerpts})));
    const show = (next: Result) => {
      clearTimeout(timer);
      if (isCurrent) setResult(next);
    };
    const showAnswers = (answers: SearchAnswer[]) =>
      show({
        key,
        hits: answers.flatMap(({hits}) => hits),
        total: answers[0]?.total ?? 0,
        suggestions: answers[0]?.suggestions ?? [],
        unknown: answers[0]?.unknown ?? [],
      });
    ask(false).then(
      (answers) => {
        showAnswers(answers);
        if (isCurrent && answers.some(({lacksExcerpts}) => lacksExcerpts)) ask(true).then(showAnswers, () => undefined);
      },
      (error: unknown) => show({...NONE, key, failure: reasonOf(error)}),
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [getClient, text, key, tagKey, filtersOfPlace.language, hitsPerPage, count, attempt]);

  const more = useCallback(() => setPages({key, count: count + 1}), [key, count]);
  const retry = useCallback(() => {
    setResult(NONE);
    setSlowKey(undefined);
    setAttempt((last) => last + 1);
  }, []);
  const isAnswered = result.key === key;
  const status = !text ? 'idle' : isAnswered ? (result.failure ? 'failed' : 'ready') : slowKey === key ? 'slow' : 'loading';
  const {hits, total, suggestions, unknown} = status === 'idle' || status === 'slow' ? NONE : result;
  return {status, reason: result.failure ?? 'unreachable', hits, total, suggestions, unknown, more, retry};
}
