import {readPage} from '../../core/corpus/corpus';
import {subjectsOf} from '../../core/corpus/page-subjects';
import {firstVersion, readStated} from '../../core/data/first-versions';
import {readSince} from '../../core/data/since';

/**
 * The source of a new page with the first versions that are known: below its introduction, and at the end of the line below each heading.
 * @param file the page, as it has just been written
 */
export function withFirstVersions(dir: string, file: string): string {
  const page = readPage(dir, file);
  const {page: whole, headings} = subjectsOf(page);
  const [facts, stated] = [readSince(dir), readStated(dir)];
  const badgeOf = (key: string | undefined) => {
    const version = key !== undefined && key in stated ? firstVersion(key, facts, stated)?.version : undefined;
    return version === undefined ? undefined : `<AvailableFrom v="${version}" />`;
  };
  const lines = page.source.split('\n');
  // From the last heading up, so that lines above keep their numbers.
  for (const [line, key] of [...headings].toSorted(([a], [b]) => b - a)) {
    const badge = badgeOf(key);
    // A heading, an empty line, and the signature line or a note to the writer.
    const signature = lines[line + 1] ?? '';
    if (badge && signature.startsWith('`')) lines[line + 1] = `${signature} · ${badge}`;
    else if (badge) lines.splice(line + 1, 0, badge, '');
  }
  const introduction = lines.findIndex((text) => text.startsWith('{/*'));
  const badge = badgeOf(whole);
  if (badge && introduction >= 0) lines.splice(introduction + 1, 0, '', badge);
  return lines.join('\n');
}
