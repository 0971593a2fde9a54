import ts from 'typescript';
import type {Member} from './api-members';
import {settersOf, surfaceOf, type Group, type Part, type Surface} from './api-surface';
import {compareMembers, isExpected, listNames, type Comparison} from './compare-members';
import {contradictedType} from './compare-types';
import type {Page} from '../corpus/corpus';
import {documentedSections, type Documented} from '../corpus/documented-members';
import type {Toolkit} from './toolkit-program';

/** Sections that list members on every API page: members in another section of this name would go unnoticed. */
const MEMBER_SECTIONS = ['Props', 'Options', 'Arguments', 'Return value', 'Events'];

const NOTHING: Comparison = {problems: [], matched: 0, settled: []};

const combine = (comparisons: Comparison[]): Comparison => ({
  problems: comparisons.flatMap(({problems}) => problems),
  matched: comparisons.reduce((sum, {matched}) => sum + matched, 0),
  settled: comparisons.flatMap(({settled}) => settled),
});

/** Compares the members that a page documents with those of the export that it is about. */
export function comparePage(toolkit: Toolkit, page: Page, specifier: string, name: string): Comparison {
  const surface = surfaceOf(toolkit, specifier, name);
  if (!surface) return noSuchExport(toolkit, page, specifier, name);
  const sections = documentedSections(page);
  const subject = {toolkit, page, name, surface, sections};
  return combine([
    ...surface.groups.map((group) => compareGroup(subject, group)),
    ...otherSections(subject, specifier),
    ...sections.map((section) => compareTypeSection(toolkit, section, specifier)),
  ]);
}

type PageSubject = {toolkit: Toolkit; page: Page; name: string; surface: Surface; sections: Documented[]};

function noSuchExport({exportsOf}: Toolkit, page: Page, specifier: string, name: string): Comparison {
  const exported = exportsOf(specifier);
  if (!exported)
    return {
      ...NOTHING,
      problems: [
        {member: name, line: page.lineOf('package'), message: `The package ${specifier} is not installed.`, fix: 'Add it to package.json, or fix the name.'},
      ],
    };
  const alike = [...exported.keys()].filter((other) => other.toLowerCase().includes(name.toLowerCase().slice(0, 4)));
  const fix = `Fix the name${alike.length > 0 ? `; similar ones: ${alike.slice(0, 8).join(', ')}` : ''}.`;
  return {...NOTHING, problems: [{member: name, line: page.lineOf('export'), message: `${specifier} has no export \`${name}\`.`, fix}]};
}

const belongsTo = (part: Part, {name}: Documented) =>
  part.sections.some((title) => name === title || name.toLowerCase() === `deprecated ${title.toLowerCase()}`);

function compareGroup(subject: PageSubject, {alternatives, required}: Group): Comparison {
  const {page, name, sections} = subject;
  const chosen = alternatives.filter((part) => sections.some((section) => belongsTo(part, section)));
  if (chosen.length > 0) return combine(chosen.map((part) => comparePart(subject, part, required)));
  const [usual] = alternatives;
  const missing = usual?.members.filter(isExpected) ?? [];
  if (!usual || !required || missing.length === 0) return NOTHING;
  const title = usual.sections[0] ?? '';
  const problem = {
    member: title,
    line: page.lineOf('export'),
    message: `\`${name}\` has members, but the page has no section "## ${title}".`,
    fix: `Add it, with ${listNames(missing)}.`,
  };
  return {...NOTHING, problems: [problem]};
}

function comparePart({toolkit: {checker}, page, name, surface, sections}: PageSubject, part: Part, required: boolean): Comparison {
  const found = sections.filter((section) => belongsTo(part, section));
  const [first] = found;
  const documented = found.flatMap(({members}) => members);
  const title = part.sections[0] ?? '';
  const typeProblem = first?.type && part.types && documented.length === 0 ? contradictedType(checker, first.type, part.types) : undefined;
  const line = first?.line ?? page.lineOf('export');
  const {argument} = part;
  const comparison = compareMembers(checker, documented, {
    owner: title === 'Return value' ? `what \`${name}\` returns` : `\`${title.endsWith('Ref') ? title : name}\``,
    section: first?.name ?? title,
    line,
    prefix: `${name}.`,
    members: part.members,
    defaults: argument === 'each' ? argumentDefaults(part.members, surface) : argument === undefined ? undefined : surface.defaults.members[argument],
    nested: (_, index) => ({required: argument === 'each', defaults: argument === 'each' ? surface.defaults.members[index] : undefined}),
    exhaustive: documented.length > 0 || (required && !first?.linked),
  });
  if (!typeProblem) return comparison;
  const problem = {
    member: title,
    line,
    message: `The type is \`${typeProblem}\`, not \`${first?.type}\`.`,
    fix: `Write \`${typeProblem}\` below "## ${title}".`,
  };
  return {...comparison, problems: [...comparison.problems, problem]};
}

const argumentDefaults = (members: Member[], {defaults}: Surface): Map<string, string> =>
  new Map(members.flatMap(({name}, index) => (defaults.arguments[index] === undefined ? [] : [[name, defaults.arguments[index]] as const])));

/** Sections about other exports of the package, such as `## PlayerRef` or `## <Series.Sequence>`, and sections that match nothing. */
function otherSections({toolkit, name, surface, sections}: PageSubject, specifier: string): Comparison[] {
  const parts = surface.groups.flatMap(({alternatives}) => alternatives);
  const others = sections.filter((section) => section.members.length > 0 && !parts.some((part) => belongsTo(part, section)));
  return others.map((section) => {
    if (MEMBER_SECTIONS.some((title) => belongsTo({sections: [title], members: []}, section))) {
      const fix = `${surface.kind === 'value' ? 'It has no members: remove the headings' : `Its members belong below: ${parts.map(({sections: [title]}) => `## ${title}`).join(', ')}`}.`;
      return {...NOTHING, problems: [{member: section.name, line: section.line, message: `\`${name}\` has no "${section.name}".`, fix}]};
    }
    const members = surfaceOf(toolkit, specifier, section.name)?.groups[0]?.alternatives[0]?.members;
    if (!members) return NOTHING;
    const owner = `\`${section.name}\``;
    return compareMembers(toolkit.checker, section.members, {owner, section: section.name, line: section.line, members, exhaustive: true});
  });
}

/** A section about an exported type without members, such as `## OnProgress`. */
function compareTypeSection({checker, exportsOf}: Toolkit, {name, line, type, members}: Documented, specifier: string): Comparison {
  const symbol = type === undefined || members.length > 0 ? undefined : exportsOf(specifier)?.get(name);
  if (!symbol || !(symbol.flags & ts.SymbolFlags.Type)) return NOTHING;
  const published = contradictedType(checker, type ?? '', [checker.getDeclaredTypeOfSymbol(symbol)]);
  if (published === undefined) return NOTHING;
  const problem = {member: name, line, message: `\`${name}\` is \`${published}\`, not \`${type}\`.`, fix: `Write \`${published}\` below "## ${name}".`};
  return {...NOTHING, problems: [problem]};
}

/** Compares the headings of a configuration page with the setters of the published `Config` object. */
export function compareConfigPage({checker, exportsOf}: Toolkit, page: Page, specifier: string): Comparison {
  const config = exportsOf(specifier)?.get('Config');
  if (!config) return {...NOTHING, problems: [{member: 'Config', line: 1, message: `${specifier} has no export \`Config\`.`, fix: 'Fix the check.'}]};
  const setters = settersOf(checker, checker.getTypeOfSymbol(config));
  const documented = documentedSections(page).flatMap(({members}) => members);
  /** A setter is documented by its call, `(value: number)`; the type to compare is that of its argument. */
  const withArgument = documented.map((entry) => ({...entry, type: /^\(\w+\??: (.+)\)$/.exec(entry.type ?? '')?.[1]}));
  return compareMembers(checker, withArgument, {owner: '`Config`', section: 'Config', line: 1, prefix: 'Config.', members: setters, exhaustive: true});
}
