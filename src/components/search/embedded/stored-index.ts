import type {IndexFiles} from '@site/src/search/files';
import type {IndexData, IndexTerms} from '@site/src/search/index-data';
import {joinParts, partsOf} from '@site/src/search/parts';
import {parseQuery} from '@site/src/search/query';
import {unpackNames, unpackTerms} from '@site/src/search/unpack';
import {remember} from './remember';

/** An index of which only what was needed so far has been fetched. */
export type StoredIndex = {
  files: IndexFiles;
  /** With all terms that may answer the words of a query, if none of them is misspelled. */
  forQuery(query: string): Promise<IndexData>;
  whole(): Promise<IndexData>;
  /** Fetches all parts, one after the other: what is typed meanwhile waits for one of them at most. */
  preload(): Promise<void>;
};

/** Fetches a file of an index and unpacks it. */
export type OpenFile = <Unpacked>(file: string, unpack: (bytes: Uint8Array) => Unpacked) => Promise<Unpacked>;

export function storedIndex(files: IndexFiles, open: OpenFile): StoredIndex {
  const names = remember(() => open(files.index, unpackNames));
  const loaded: IndexTerms[] = [];
  const load = remember(async (file) => {
    const terms = await open(file, unpackTerms);
    loaded[files.parts.findIndex((part) => part.file === file)] = terms;
    joined = undefined;
  });
  let joined: IndexData | undefined;

  const withParts = async (parts: {file: string}[]): Promise<IndexData> => {
    const [own] = await Promise.all([names(''), ...parts.map(({file}) => load(file))]);
    return (joined ??= {...own, ...joinParts(loaded.filter(Boolean))});
  };

  return {
    files,
    async forQuery(query) {
      const needed = partsOf(files.parts, parseQuery(query, (await names('')).synonyms));
      return withParts(files.parts.filter((_, part) => needed.has(part)));
    },
    whole: () => withParts(files.parts),
    async preload() {
      for (const {file} of files.parts) await load(file);
    },
  };
}
