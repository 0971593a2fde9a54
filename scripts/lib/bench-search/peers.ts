import type {SearchPage} from '../../../plugins/search/records';
import {benchTools} from '../bench-tools';
import {builtEngine} from './built-engine';
import type {Search} from './ledger';
import type {Lunr, MiniSearchClass} from './peer-types';

/** The search of the built site, with all of its parts. */
export function oursOf(build: string, pages: SearchPage[]): Search {
  const engine = builtEngine(build);
  const filters = {language: 'en', tags: [...new Set(pages.map(({tag}) => tag))], page: 0, hitsPerPage: 30};
  return async (query) => (await engine.search({...filters, query})).hits.map(({url}) => url.split('#')[0] ?? url);
}

const LUNR_LIMIT = 8;

const sectionsOf = (pages: SearchPage[]) => pages.flatMap(({url, title, sections}) => sections.map(({heading, text}) => ({url, title, heading, text})));

/** MiniSearch with suitable weights: all words, or else any of them. */
export async function miniSearchOf(pages: SearchPage[]): Promise<Search> {
  const {default: MiniSearch} = await benchTools.load<{default: MiniSearchClass}>('minisearch');
  const sections = sectionsOf(pages);
  const index = new MiniSearch({fields: ['title', 'heading', 'text'], searchOptions: {boost: {title: 4, heading: 8}, prefix: true, fuzzy: 0.2}});
  index.addAll(sections.map((section, id) => ({id, ...section})));
  return (text) => {
    const found = [...index.search(text, {combineWith: 'AND'}), ...index.search(text)];
    return [...new Set(found.map(({id}) => sections[id]?.url ?? ''))];
  };
}

/** Lunr as local search plugins set it up: stemmed words, all of them required, the last one as a prefix, then misspellings; then any of the words. */
export async function lunrOf(pages: SearchPage[]): Promise<Search> {
  const {default: lunr} = await benchTools.load<{default: Lunr}>('lunr');
  const sections = sectionsOf(pages);
  const index = lunr(function () {
    this.ref('id');
    this.field('title', {boost: 5});
    this.field('heading', {boost: 3});
    this.field('text');
    for (const [id, section] of sections.entries()) this.add({id, ...section});
  });
  const attempt = (terms: string[], options: (isLast: boolean) => object) =>
    index.query((query) => {
      for (const [place, term] of terms.entries()) query.term(term, {usePipeline: true, ...options(place === terms.length - 1)});
    });
  return (text) => {
    const terms = lunr.tokenizer(text).map((token) => token.toString());
    const {REQUIRED} = lunr.Query.presence;
    const {TRAILING} = lunr.Query.wildcard;
    const stages = [
      () => attempt(terms, () => ({presence: REQUIRED})),
      () => attempt(terms, (isLast) => ({presence: REQUIRED, ...(isLast && {wildcard: TRAILING, usePipeline: false})})),
      () => attempt(terms, () => ({presence: REQUIRED, editDistance: 1, usePipeline: false})),
      () => attempt(terms, () => ({})),
    ];
    const found = stages.flatMap((stage) => stage()).map(({ref}) => sections[Number(ref)]?.url ?? '');
    return [...new Set(found)].slice(0, LUNR_LIMIT);
  };
}
