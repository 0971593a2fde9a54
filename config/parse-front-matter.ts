import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {CONTENT_ROOTS, type ContentRoot} from '../checks/lib/corpus';
import {docFrontMatter, postFrontMatter, problemsOf} from '../checks/lib/front-matter-schema';

/**
 * Stops a build on front matter that the checks would refuse too,
 * and adds the reading time in seconds, which the page's header shows.
 * @throws Error that names the file and each key that is wrong
 */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const result = await params.defaultParseFrontMatter(params);
  const file = path.relative(path.join(__dirname, '..'), params.filePath);
  const root = file.split(path.sep)[0] as ContentRoot;
  // Pieces of MDX under src/pages/ are imported by a page, which has their title.
  if (!CONTENT_ROOTS.includes(root)) return result;
  const parsed = (root === 'docs' ? docFrontMatter : postFrontMatter).safeParse(result.frontMatter);
  if (!parsed.success) {
    const problems = problemsOf(parsed.error).map(({key, message}) => `${key} ${message}`);
    throw new Error(`${file}: ${problems.join('; ')}.`);
  }
  return root === 'docs' ? {...result, frontMatter: {...result.frontMatter, reading_seconds: readingSeconds(result.content)}} : result;
};

const WORDS_PER_SECOND = 200 / 60;

/** How long an average reader takes, in seconds; code counts like prose. */
export const readingSeconds = (text: string): number => Math.max(1, Math.round((text.match(/[\p{L}\d]+/gu)?.length ?? 0) / WORDS_PER_SECOND));
