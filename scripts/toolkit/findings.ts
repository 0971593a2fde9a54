import type {Corpus} from '../../core/corpus/corpus';
import {documentedSections, type Documented} from '../../core/corpus/documented-members';
import type {Finding} from '../../core/corpus/finding';
import type {Problem} from '../../core/toolkit/compare-members';
import {comparedPages} from '../../core/toolkit/compared-pages';
import type {Declared} from '../../core/toolkit/declared';
import {isTelling} from '../../core/toolkit/releases/differences';
import {acceptedFlagsBelow, placeOfFlag} from '../../core/toolkit/cli-facts';
import type {Verdict} from '../../checks/judge';
import type {Change, Item, Kind} from './item';

/** The checks that compare the content with the packages, and what a finding of each means. */
export const CHECKS: Record<string, Kind> = {
  api: 'other',
  cli: 'other',
  samples: 'sample',
  commands: 'command',
  coverage: 'export gone',
  availability: 'first version',
  'source-links': 'other',
  'toolkit-links': 'address',
  'one-version': 'version',
  status: 'other',
  figures: 'other',
};

/** Turns what a check found into items with evidence and an edit. */
export function itemsOf(corpus: Corpus, {check, findings}: Verdict): Item[] {
  if (check === 'api') return apiItems(corpus, findings);
  if (check === 'cli') return findings.map((found) => flagItem(found));
  return findings.map((found) => {
    const item = plain(CHECKS[check] ?? 'other', found);
    if (check === 'one-version') return {...item, ...versionChange(found)};
    if (check === 'toolkit-links') return {...item, evidence: /^node_modules\/(\S+)/.exec(found.message)?.[1]};
    return item;
  });
}

const plain = (kind: Kind, {file, line, message, fix}: Finding): Item => ({kind, page: file, line, message, edit: fix});

const KIND_OF: Record<NonNullable<Problem['kind']>, Kind> = {
  gone: 'member gone',
  new: 'member new',
  optional: 'member changed',
  deprecated: 'member changed',
  type: 'member changed',
  default: 'default',
};

function apiItems(corpus: Corpus, findings: Finding[]): Item[] {
  const problems = new Map(comparedPages(corpus).map(({page, comparison}) => [page.file, comparison.problems]));
  const pages = new Map(corpus.pages.map((page) => [page.file, page]));
  return findings.map((found) => {
    const problem = problems.get(found.file)?.find(({line, message}) => line === found.line && message === found.message);
    if (!problem?.kind) return plain(/has no export/.test(found.message) ? 'export gone' : 'other', found);
    const page = pages.get(found.file);
    const item: Item = {...plain(KIND_OF[problem.kind], found), ...(problem.declared?.place ? {evidence: problem.declared.place} : {})};
    if (!page) return item;
    if (problem.kind === 'gone') return {...item, edit: renamedTo(problem, problems.get(found.file) ?? [], documentedSections(page)) ?? item.edit};
    const change = problem.declared && changeFor(problem, problem.declared, page.source, page.frontMatter.kind === 'config', documentedSections(page));
    return {...item, edit: change?.do === 'skeleton' ? `Add ${change.heading}: ${change.signature}` : item.edit, ...(change ? {change} : {})};
  });
}

/** A member is renamed if on its page one is gone and one is new, both of the same type, which says something. */
function renamedTo({member}: Problem, all: Problem[], sections: Documented[]): string | undefined {
  const gone = all.filter(({kind}) => kind === 'gone');
  const fresh = all.filter(({kind}) => kind === 'new');
  const [only] = fresh;
  const type = findMember(sections, (each) => each.name === member)?.type;
  if (gone.length !== 1 || fresh.length !== 1 || type === undefined || only?.declared?.type !== type || !isTelling(type)) return undefined;
  return `It seems to be called ${only?.member} now, which has the same type: rename the heading and keep its anchor. If not, remove it.`;
}

function changeFor(problem: Problem, declared: Declared, source: string, isConfig: boolean, sections: Documented[]): Change | undefined {
  const line = source.split('\n')[problem.line - 1] ?? '';
  if (problem.kind === 'optional') {
    const to = line.replace(/`([\w.$]+)\??`/, `\`${declared.heading}\``);
    return to === line ? undefined : {do: 'replace', line: problem.line, from: line, to};
  }
  if (problem.kind === 'default') return defaultChange(problem.line, source, declared.default);
  if (problem.kind !== 'new') return undefined;
  const signature = signatureOf(declared);
  if (isConfig) return {do: 'skeleton', heading: `\`${declared.heading.replace(/\??$/, '')}()\``, signature: '', depth: 3, below: {setters: true}};
  const owner = findMember(sections, (each) => each.line === problem.line);
  if (!owner || !/^#+ /.test(line)) return undefined;
  const depth = /^#+/.exec(line)?.[0].length ?? 2;
  return {do: 'skeleton', heading: `\`${declared.heading}\``, signature, depth: depth + 1, below: {line: problem.line}};
}

const signatureOf = ({type, default: value, deprecated}: Declared): string =>
  [`\`${type}\``, ...(value === undefined ? [] : [`default \`${value}\``]), ...(deprecated ? ['**Deprecated**'] : [])].join(' · ');

function findMember(all: Documented[], isWanted: (each: Documented) => boolean): Documented | undefined {
  for (const each of all) {
    const found = isWanted(each) ? each : findMember(each.members, isWanted);
    if (found) return found;
  }
  return undefined;
}

/** The default in the signature line, which is the first line of text below the heading. */
function defaultChange(heading: number, source: string, value: string | undefined): Change | undefined {
  const lines = source.split('\n');
  const index = lines.findIndex((text, at) => at >= heading && text.trim() !== '');
  const line = lines[index] ?? '';
  const to = line.replace(/\bdefault `[^`]*`(?!, which is)/, `default \`${value ?? ''}\``);
  return value === undefined || to === line ? undefined : {do: 'replace', line: index + 1, from: line, to};
}

function flagItem(found: Finding): Item {
  const [, command = '', verb, flag = ''] = /^`remotion ([^`]*)` (reads|does not read) --([\w-]+)/.exec(found.message) ?? [];
  if (verb === undefined) return plain('command', found);
  if (verb !== 'reads')
    return {...plain('flag gone', found), evidence: 'no code of the command reads it', edit: `${found.fix} ${similar(command, flag)}`.trim()};
  return {
    ...plain('flag new', found),
    evidence: placeOfFlag(command, flag),
    change: {do: 'skeleton', heading: `\`--${flag}\``, signature: '', depth: 3, below: {flags: true}},
  };
}

/** A flag whose words are the same in another order, or in part, may be the new name. */
function similar(command: string, flag: string): string {
  const words = new Set(flag.split('-'));
  const alike = [...(acceptedFlagsBelow(command) ?? [])].filter((each) => each !== flag && each.split('-').filter((word) => words.has(word)).length > 1);
  return alike.length > 0 ? `Similar ones that it reads: ${alike.map((each) => `--${each}`).join(', ')}.` : '';
}

function versionChange({line, message}: Finding): Pick<Item, 'change'> {
  const [, text = '', version = ''] = /^"(.+)" is not version ([\d.]+)\.$/s.exec(message) ?? [];
  return text ? {change: {do: 'replace', line, from: text, to: text.replace(/\d+\.\d+\.\d+/, version)}} : {};
}
