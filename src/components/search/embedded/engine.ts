import {MANIFEST, SECTIONS_PER_FILE, type IndexFiles, type Manifest} from '@site/src/search/files';
import type {IndexData} from '@site/src/search/index-data';
import {unpack} from '@site/src/search/unpack';
import {search, type Answer} from '@site/src/search/search';
import {excerptOf, mark} from '../mark';
import type {SearchAnswer, SearchFilters, SearchHit, SearchRequest} from '../types';

const EXCERPT_LENGTH = 180;
/** How long results wait for their excerpts, unless asked to wait for all of them. */
const TEXTS_WITHIN_MS = 80;
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
export function createEngine(folder: string, fetchFile: (url: string) => Promise<Response> = fetch): Engine {
  const get = async (name: string) => {
    const response = await fetchFile(folder + name);
    if (!response.ok) throw new Error(`${folder}${name} answered ${response.status}`);
    return response;
  };
  const manifest = remember(async () => (await (await get(MANIFEST)).json()) as Manifest);
  const index = remember(async (file: string) => unpack(await decompress(await (await get(file)).arrayBuffer())));
  const texts = remember(async (file: string) => (await (await get(file)).json()) as string[]);

  const open = async ({language, tags}: SearchFilters): Promise<Opened[]> => {
    const {indexes} = await manifest('');
    const wanted = indexes.filter((files) => files.language === language && tags.includes(files.tag));
    return Promise.all(wanted.map(async (files) => ({files, index: await index(files.index)})));
  };

  return {
    preload: async (request) => void (await open(request)),
    async search(request) {
      const opened = await open(request);
      const found = new Set<string>();
      const all = opened.flatMap((source) => {
        const result = search(source.index, request.query);
        for (const term of result.found) found.add(term);
        const factor = source.files.tag.startsWith('docs-') ? 1 : OUTSIDE_DOCS;
        return result.answers.map(({section, score}) => ({section, score: score * factor, source}));
      });
      const first = request.page * request.hitsPerPage;
      const shown = pagesTogether(all).slice(first, first + request.hitsPerPage);
      const textFiles = shown.map(({source, section}) => source.files.texts[Math.floor(section / SECTIONS_PER_FILE)] ?? '');
      const read = new Map<string, string[]>();
      const reading = [...new Set(textFiles)].map(async (file) => read.set(file, await texts(file)));
      const patience = request.awaitsExcerpts ? [] : [new Promise((resolve) => setTimeout(resolve, TEXTS_WITHIN_MS))];
      await Promise.race([Promise.allSettled(reading), ...patience]);
      return {
        total: all.length,
        lacksExcerpts: textFiles.some((file) => !read.has(file)),
        hits: shown.map(({source, section}, place) =>
          hitOf(source.index, section, read.get(textFiles[place] ?? '')?.[section % SECTIONS_PER_FILE] ?? '', found),
        ),
      };
    },
  };
}

type Ranked = Answer & {source: Opened};

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

/** Caches what a function fetches, but not its failures. */
function remember<Value>(load: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
  const kept = new Map<string, Promise<Value>>();
  return (key) => {
    const known = kept.get(key);
    if (known) return known;
    const loading = load(key);
    kept.set(key, loading);
    loading.catch(() => kept.delete(key));
    return loading;
  };
}

/** Some servers declare the compression, and the browser has already decompressed the file. */
async function decompress(buffer: ArrayBuffer): Promise<Uint8Array> {
  const bytes = new Uint8Array(buffer);
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  const stream = new Blob([buffer]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
