import {judgedPages, judgedTexts, type Corpus, type Page} from '../corpus/corpus';
import {fencesOf} from '../corpus/fences';
import {isSample} from './samples';
import {openProgram, type SharedProgram} from './program';

/** What an API page is about; a page about the configuration names no export. */
export type Subject = {page: Page; specifier: string; name?: string};

const CONFIG_ENTRY = '@remotion/cli/config';

/** The export, or the configuration, that a page documents. */
export function subjectOf(page: Page): Subject | undefined {
  const {kind, package: specifier, export: name} = page.frontMatter;
  if (kind === 'config') return {page, specifier: CONFIG_ENTRY};
  return kind !== 'cli' && typeof specifier === 'string' && typeof name === 'string' ? {page, specifier, name} : undefined;
}

const opened = new WeakMap<Corpus, SharedProgram>();

/**
 * The program that answers the checks of a corpus, with all judged samples and every package that a judged page is about.
 * It takes seconds to open, so a check asks for it only when it does not know the answer from an earlier run.
 */
export function programOf(corpus: Corpus): SharedProgram {
  const known = opened.get(corpus);
  if (known) return known;
  const texts = judgedTexts(corpus);
  const specifiers = judgedPages(corpus).flatMap((page) => subjectOf(page)?.specifier ?? []);
  const program = openProgram(corpus.dir, texts.flatMap((page) => fencesOf(corpus.dir, page)).filter(isSample), [...new Set(specifiers)].sort());
  opened.set(corpus, program);
  return program;
}
