import type {Page} from '../../core/corpus/corpus';
import type {Item} from './item';

/**
 * Finds the names of functions and services in which pages have the version until now: remotion-render-4-0-332-mem2048mb-disk2048mb-120sec.
 * Names with another version stay, since pages show old functions, too.
 */
export function nameItems(pages: Page[], from: string, to: string): Item[] {
  const [before, now] = [from, to].map((version) => version.replaceAll('.', '-'));
  const pattern = new RegExp(`\\bremotion-(?:render-)?${before}-mem`, 'g');
  return pages.flatMap(({file, source}) =>
    source.split('\n').flatMap((text, index) =>
      [...text.matchAll(pattern)].map(([name]): Item => {
        const renamed = name.replace(before ?? '', now ?? '');
        const change = {do: 'replace' as const, line: index + 1, from: name, to: renamed};
        return {kind: 'version', page: file, line: index + 1, message: `"${name}" is of ${from}.`, edit: `Write ${renamed}.`, change};
      }),
    ),
  );
}
