import {MANIFEST, SECTIONS_PER_FILE, type IndexFiles, type Manifest} from '@site/src/search/files';
import type {IndexData} from '@site/src/search/index-data';
import {hasUnknownWord, search, type RankedSection, type SearchResult} from '@site/src/search/search';
import {mergeSuggestions} from '@site/src/search/merge-suggestions';
import {suggest} from '@site/src/search/suggest';
import {excerptOf, mark} from '../mark';
import {SearchError} from '../search-error';
import {remember} from './remember';
import {storedIndex, type StoredIndex} from './stored-index';
import type {SearchAnswer, SearchFilters, SearchHit, SearchRequest} from '../types';

const EXCERPT_LENGTH = 180;
/** How long results wait for their excerpts, unless asked to wait for all of them. */
const TEXTS_WITHIN_MS = 80;
/** A request without an answer by then is given up, so that a retry can start another. */
const MAX_FETCH_MS = 60_000;
/** From this share of a query on, words that no page has are what it is about. Lower, queries that have an answer would be among them. */
const UNKNOWN_SHARE = 0.25;
/** Pages outside the documentation rank lower: the same words there are less likely to answer a question. */
const OUTSIDE_DOCS = 0.75;

type Opened = {index: IndexData; files: IndexFiles};

export type Engine = {
  preload(request: SearchFilters): Promise<void>;
  search(request: SearchRequest): Promise<SearchAnswer>;
};

/**
 * Searches the index of the built site. Files that could not be fetched are tried again by the next search.
 * @param folder full URL of the folder that contains the manifest, with a trailing slash
 */
export function createEngine(folder: string, fetchFile: (url: string, init: RequestInit) => Promise<Response> = fetch): Engine {
  const get = async (name: string) => {
    const response = await fetchFile(folder + name, {signal: AbortSignal.timeout(MAX_FETCH_MS)});
    if (!response.ok) throw new SearchError('unreachable', `${folder}${name} answered ${response.status}`);
    return response.arrayBuffer();
  };
  const json = (bytes: ArrayBuffer) => parsed(() => JSON.parse(new TextDecoder().decode(bytes)) as unknown);
  const texts = remember(async (file: string) => (await json(await get(file))) as string[]);
  const indexes = remember((files: string) =>
    Promise.resolve(
      storedIndex(JSON.parse(files) as IndexFiles, async (file, unpack) => {
        const bytes = await get(file);
        return parsed(async () => unpack(await decompress(bytes)));
      }),
    ),
  );

  let manifest: Promise<Manifest> | undefined;
  const stored = async ({language, tags}: SearchFilters): Promise<StoredIndex[]> => {
    manifest ??= get(MANIFEST).then(async (bytes) => (await json(bytes)) as Manifest);
    const wanted = (await manifest).indexes.filter((files) => files.language === language && tags.includes(files.tag));
    return Promise.all(wanted.map((files) => indexes(JSON.stringify(files))));
  };

  const answer = async (request: SearchRequest): Promise<SearchAnswer> => {
    const all = await stored(request);
    const partly = searchAll(await opened(all, (each) => each.forQuery(request.query)), request.query);
    const {sources, results, ranked, found} = partly.needsAll ? searchAll(await opened(all, (each) => each.whole()), request.query) : partly;
    const first = request.page * request.hitsPerPage;
    const shown = pagesTogether(ranked).slice(first, first + request.hitsPerPage);
    const textFiles = shown.map(({source, section}) => source.files.texts[Math.floor(section / SECTIONS_PER_FILE)] ?? '');
    const read = new Map<string, string[]>();
    const reading = [...new Set(textFiles)].map(async (file) => read.set(file, await texts(file)));
    const patience = request.awaitsExcerpts ? [] : [new Promise((resolve) => setTimeout(resolve, TEXTS_WITHIN_MS))];
    await Promise.race([Promise.allSettled(reading), ...patience]);
    return {
      total: ranked.length,
      suggestions: ranked.length > 0 ? [] : mergeSuggestions(sources.map(({index}) => suggest(index, request.query))),
      unknown: unknownIn(results),
      lacksExcerpts: textFiles.some((file) => !read.has(file)),
      hits: shown.map(({source, section}, place) => hitOf(source.index, section, read.get(textFiles[place] ?? '')?.[section % SECTIONS_PER_FILE] ?? '', found)),
    };
  };

  return {
    async preload(request) {
      const all = await stored(request);
      // Every query needs the names.
      await Promise.all(all.map((each) => each.forQuery('')));
      for (const each of all) await each.preload();
    },
    // After a deployment, the files of an older manifest may be gone: the next search reads it anew.
    search: (request) =>
      answer(request).catch((error: unknown) => {
        manifest = undefined;
        throw error;
      }),
  };
}
const opened = (all: StoredIndex[], load: (each: StoredIndex) => Promise<IndexData>): Promise<Opened[]> =>
  Promise.all(all.map(async (each) => ({files: each.files, index: await load(each)})));

type Answers = {
  sources: Opened[];
  results: SearchResult[];
  ranked: Ranked[];
  /** Terms to be highlighted. */
  found: ReadonlySet<string>;
  /** Whether terms in parts that the query does not name may answer it: it is misspelled, or close to other queries. */
  needsAll: boolean;
};

function searchAll(sources: Opened[], query: string): Answers {
  const indexes = sources.map(({index}) => index);
  const results = sources.map(({index}) => search(index, query, indexes));
  const ranked = results.flatMap(({sections}, number) => {
    const source = sources[number]!;
    const factor = source.files.tag.startsWith('docs-') ? 1 : OUTSIDE_DOCS;
    return sections.map(({section, score}) => ({section, score: score * factor, source}));
  });
  const found = new Set(results.flatMap((result) => result.found));
  return {sources, results, ranked, found, needsAll: ranked.length === 0 || hasUnknownWord(indexes, query)};
}

/** The words that no index knows, if they are a large part of a longer query. */
function unknownIn(results: SearchResult[]): string[] {
  const [first, ...others] = results;
  if (!first || first.wordCount < 2) return [];
  const unknown = first.unknown.filter((word) => others.every((result) => result.unknown.includes(word)));
  return unknown.length / first.wordCount >= UNKNOWN_SHARE ? unknown : [];
}

type Ranked = RankedSection & {source: Opened};

/** Best pages first, each with its sections. */
function pagesTogether(answers: Ranked[]): Ranked[] {
  const pages = new Map<string, Ranked[]>();
  for (const answer of answers) {
    const {index} = answer.source;
    const url = index.pages[index.sections[answer.section]!.page]!.url;
    const page = pages.get(url);
    if (page) page.push(answer);
    else pages.set(url, [answer]);
  }
  return [...pages.values()].sort(([a], [b]) => b!.score - a!.score).flat();
}

function hitOf({pages, sections}: IndexData, section: number, text: string, found: ReadonlySet<string>): SearchHit {
  const {page: number, level, heading, anchor} = sections[section]!;
  const {url, title, group} = pages[number]!;
  const address = anchor ? `${url}#${anchor}` : url;
  return {
    id: level === 1 ? url : `${url}#${anchor || section}`,
    url: address,
    level,
    group,
    page: mark(title, found),
    heading: mark(heading, found),
    excerpt: mark(excerptOf(text, found, EXCERPT_LENGTH), found),
  };
}

/** @throws SearchError when what has arrived is not what was asked for */
async function parsed<Value>(parse: () => Value | Promise<Value>): Promise<Value> {
  try {
    return await parse();
  } catch (error) {
    throw new SearchError('damaged', String(error));
  }
}

/** Some servers declare the compression, and the browser has already decompressed the file. */
async function decompress(buffer: ArrayBuffer): Promise<Uint8Array> {
  const bytes = new Uint8Array(buffer);
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  const stream = new Blob([buffer]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
