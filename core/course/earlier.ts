import fs from 'node:fs';
import path from 'node:path';
import {readPage, type Page} from '../corpus/corpus';
import {splitAtCut} from '../corpus/fence-meta';
import {fencesOf, type Fence} from '../corpus/fences';

/** The pages on whose project a page builds, by `continues` in their front matter, from the first one on. A page that is not there ends the chain. */
export function earlierPages(dir: string, page: Page): Page[] {
  const chain: Page[] = [];
  for (let next = page.frontMatter.continues; typeof next === 'string'; next = chain[0]?.frontMatter.continues) {
    const file = `docs/${next}.mdx`;
    const isCircle = file === page.file || chain.some((other) => other.file === file);
    if (isCircle || !fs.existsSync(path.join(dir, file))) break;
    chain.unshift(readPage(dir, file));
  }
  return chain;
}

/** The samples of these pages, in the order in which a reader saves them. A sample of a page may import them, and what a later one saves counts. */
export const earlierFences = (dir: string, page: Page): Fence[] =>
  page.frontMatter.continues === undefined ? [] : earlierPages(dir, page).flatMap((earlier) => fencesOf(dir, earlier));

/** What the samples of a page depend on besides themselves: names and code. */
export const earlierCode = (dir: string, page: Page): [string, string][] =>
  earlierFences(dir, page).flatMap(({meta, code}) => (meta.title === undefined ? [] : [[meta.title, splitAtCut(code).shown]]));
