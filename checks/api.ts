import {judgedPages, type Corpus, type Page} from '../core/corpus/corpus';
import {finding, type Finding} from '../core/corpus/finding';
import type {Comparison, Problem} from '../core/toolkit/compare-members';
import {comparedPages} from '../core/toolkit/compared-pages';
import {PAGES, type Check} from './check';

/** What an API page documents is what the published types have: no member is missing, extra, wrongly optional, or has a different type or default. */
export const api: Check = {
  name: 'api',
  rule: 'names, question marks and types of members are those of the published type; a default is the one that the function or its comment names, otherwise one that some code of the packages falls back to, which `core/toolkit/fallbacks/` reads',
  failsOn: ['api/broken', /is not a member of/],
  files: PAGES,
  run(corpus) {
    const {subjects, members, findings} = inspectPages(corpus);
    if (subjects === 0) return {count: judgedPages(corpus).length, looked: 'pages, none of them about an export', findings};
    return {count: subjects, looked: `exports compared with their pages, ${members} members documented`, findings};
  },
};

/**
 * Compares the judged pages that are about an export or the configuration with the installed packages.
 * @returns how many pages those were, how many of their members are in the types too, and what is wrong
 */
export function inspectPages(corpus: Corpus): {subjects: number; members: number; findings: Finding[]} {
  const compared = comparedPages(corpus);
  return {
    subjects: compared.length,
    members: compared.reduce((sum, {comparison}) => sum + comparison.matched, 0),
    findings: compared.flatMap(({page, comparison}) => withoutExceptions(page, comparison)),
  };
}

/**
 * Drops what the page declares with a reason under `api_exceptions`, by name or `prefix*`. A reason for a default says which one, and holds for no other.
 * A declaration that covers nothing is itself a finding.
 */
function withoutExceptions(page: Page, {problems}: Comparison): Finding[] {
  const declared = Object.entries((page.frontMatter.api_exceptions as Record<string, string> | undefined) ?? {});
  const covers = ([exception, reason]: [string, string], {member, written}: Problem) =>
    (exception.endsWith('*') ? member.startsWith(exception.slice(0, -1)) : member === exception) && (written === undefined || names(reason, written));
  const stale = declared.filter((each) => !problems.some((problem) => covers(each, problem)));
  return [
    ...problems
      .filter((problem) => !declared.some((each) => covers(each, problem)))
      .map(({member, line, message, fix}) => finding(page.file, line, message, `${fix} Or declare why not, in api_exceptions: ${member}.`)),
    ...stale.map(([exception]) =>
      finding(page.file, page.lineOf('api_exceptions'), `The exception for \`${exception}\` is not needed.`, 'Remove it: page and type agree.'),
    ),
  ];
}

/** Whether a reason has a value as a whole, whatever its quotes are. */
function names(reason: string, value: string): boolean {
  const bare = (text: string) => ` ${text.replace(/["'`]/g, '').replace(/[,;:](?=\s)|[.,;:]$/g, '')} `;
  return bare(reason).includes(bare(value));
}
