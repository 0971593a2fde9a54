import type {DocSearchHit, DocSearchModalProps} from '@docsearch/react';
import {escapeHtml} from '@site/src/lib/escape-html';
import {isCode} from '../mark';
import type {Marked, SearchClient, SearchFilters, SearchHit} from '../types';

type DocSearchClient = ReturnType<NonNullable<DocSearchModalProps['transformSearchClient']>>;
type Search = DocSearchClient['search'];

const HITS = 20;

type Listener = {
  /** Called with the number of results. */
  onAnswer: (query: string, total: number) => void;
  /** Called when excerpts missing from the last answer have arrived. */
  onExcerpts: (query: string) => void;
};

/** Our client with the interface the modal expects. */
export function docSearchClient(client: SearchClient, filters: SearchFilters, {onAnswer, onExcerpts}: Listener): DocSearchClient {
  const search = async (query: string) => {
    const request = {...filters, query, page: 0, hitsPerPage: HITS};
    try {
      const {hits, total, lacksExcerpts} = await client.search(request);
      onAnswer(query, total);
      if (lacksExcerpts)
        client.search({...request, awaitsExcerpts: true}).then(
          (answer) => !answer.lacksExcerpts && onExcerpts(query),
          () => undefined,
        );
      return {results: [{hits: hits.map(docSearchHit), nbHits: total}]};
    } catch (error) {
      // The modal recognises network failures by this name.
      throw Object.assign(new Error(String(error)), {name: 'RetryError'});
    }
  };
  const agent = {value: '', add: () => agent};
  return {
    search: ((parameters: Parameters<Search>[0]) => keepingErrors(search(queryOf(parameters)))) as unknown as Search,
    addAlgoliaAgent: () => undefined,
    transporter: {algoliaAgent: agent},
  };
}

function queryOf(parameters: Parameters<Search>[0]): string {
  const [request] = Array.isArray(parameters) ? parameters : parameters.requests;
  return request && 'query' in request ? String(request.query) : '';
}

/**
 * The modal shows its error screen in its failure handler, and hides it again when the promise settles.
 * So the failure is handled, and then the promise never settles: the next keystroke searches again.
 */
function keepingErrors<Value>(answer: Promise<Value>) {
  return {
    catch: (handle: (error: unknown) => unknown) =>
      answer.catch((error: unknown) => {
        try {
          handle(error);
        } catch {
          // The handler rethrows the error.
        }
        return new Promise<Value>(() => undefined);
      }),
  };
}

/** The modal inserts these as HTML, and stores titles without their <mark> tags, so all text is escaped. */
function docSearchHit({id, url, level, group, page, heading, excerpt}: SearchHit): DocSearchHit {
  const type = `lvl${level}` as DocSearchHit['type'];
  const texts: Record<string, Marked> = {lvl1: page};
  if (level > 1) texts[type] = heading;
  const each = (write: (text: Marked) => string) => Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, write(text)]));
  const snippet = (value: string) => ({value, matchLevel: 'full'});
  const says = excerpt.length > 0 ? excerpt : undefined;
  // A heading's row names its page, followed by the section's excerpt.
  const place = level > 1 && says ? [...page, {text: ': ', isFound: false}, ...says] : page;
  return {
    objectID: id,
    url,
    url_without_anchor: url.split('#')[0] ?? url,
    anchor: url.split('#')[1] ?? null,
    type,
    content: level === 1 && says ? escapeHtml(plain(says)) : null,
    hierarchy: {lvl0: group, ...each((text) => escapeHtml(plain(text)))},
    _highlightResult: {hierarchy: {lvl0: {value: group}}},
    _snippetResult: {
      content: snippet(html(excerpt)),
      hierarchy: Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, snippet(name === 'lvl1' && level > 1 ? html(place) : titleHtml(text))])),
    },
  } as unknown as DocSearchHit;
}

const plain = (text: Marked): string => text.map((piece) => piece.text).join('');
/** Names from code, formatted as code. */
const titleHtml = (text: Marked): string => (isCode(plain(text)) ? `<code>${html(text)}</code>` : html(text));
const html = (text: Marked): string => text.map((piece) => (piece.isFound ? `<mark>${escapeHtml(piece.text)}</mark>` : escapeHtml(piece.text))).join('');
