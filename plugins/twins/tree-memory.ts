import fs from 'node:fs';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {pageFrom} from '../../core/corpus/read-page';
import {DiskCache} from './disk-cache';

const NAME = 'page-trees';

/**
 * Keeps the tree of a page as it is before anything changes it. The bundler parses all pages, which takes 12 seconds of CPU;
 * whoever needs their trees after a build does not have to parse them again, nor after a later build that finds them in the bundler's cache.
 */
export function remarkTreeMemory() {
  return (tree: Root, {path: file, value}: VFile): void => {
    if (process.env.NODE_ENV !== 'production' || !file || !fs.existsSync(file)) return;
    const source = fs.readFileSync(file, 'utf8');
    // Lists of posts show the beginning of each, which is compiled under the same name.
    if (lastLineOf(source) === lastLineOf(String(value))) new DiskCache<Root>(process.cwd(), NAME).set(source, jsonOf(tree));
  };
}

const lastLineOf = (text: string): string => text.trimEnd().split('\n').at(-1) ?? '';

/** Places in the source and the syntax of expressions take most of a tree, and are not needed. */
const jsonOf = (tree: Root): string => JSON.stringify(tree, (key, value: unknown) => (key === 'position' || key === 'estree' ? undefined : value));

/** The trees of pages by their source: remembered, or else parsed and then remembered. */
export class TreeMemory {
  private readonly cache: DiskCache<Root>;
  /** How many pages it had to parse. */
  parsed = 0;

  constructor(siteDir: string) {
    this.cache = new DiskCache(siteDir, NAME);
  }

  /** @throws Error when the page cannot be parsed */
  treeOf(file: string, source: string): Root {
    const kept = this.cache.get(source);
    if (kept) return kept;
    const {tree, broken} = pageFrom(file, source);
    if (broken) throw new Error(`${broken.file}:${broken.line}  ${broken.message} ${broken.fix}`);
    this.parsed += 1;
    this.cache.set(source, jsonOf(tree));
    return tree;
  }

  prune(): void {
    this.cache.prune();
  }
}
