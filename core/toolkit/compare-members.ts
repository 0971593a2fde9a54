import type ts from 'typescript';
import {declarationOf, type Declared} from './declared';
import {elementOf, isToolkitObject, membersOf, uniteOverloads, type Member} from './api-members';
import {contradictedType} from './compare-types';
import type {Documented} from '../corpus/documented-members';
import {sameValue} from './same-value';

/** What a page and a type can disagree about. */
export type ProblemKind = 'gone' | 'new' | 'optional' | 'deprecated' | 'type' | 'default';

/** Something a page and a type disagree about; `member` is the name that the page can use to declare an exception. */
export type Problem = {
  member: string;
  line: number;
  message: string;
  fix: string;
  kind?: ProblemKind;
  /** The default that the page states, where that is the problem: a reason for it names it. */
  written?: string;
  /** How the packages declare the member, if they do. */
  declared?: Declared;
};

/** `settled` are the lines of the defaults that the member's own code or comment decides. */
export type Comparison = {problems: Problem[]; matched: number; settled: number[]};

type Subject = {
  /** What the members belong to, in a reader's words. */
  owner: string;
  /** Name for an exception that covers all members at once, and the line on which missing members are reported. */
  section: string;
  line: number;
  /** Prefix that headings may have, as in `Easing.bezier()`. */
  prefix?: string;
  members: Member[];
  /** Default values found in the source. */
  defaults?: Map<string, string>;
  /** Members of a member, where more is known than its type says. */
  nested?: (member: Member, index: number) => {required: boolean; defaults?: Map<string, string>};
  /** Whether members that the page leaves out are reported. */
  exhaustive: boolean;
};

/** Compares what a page documents with the members of a type: missing, extra, wrongly optional, wrong type, wrong default, not marked as deprecated. */
export function compareMembers(checker: ts.TypeChecker, documented: Documented[], subject: Subject): Comparison {
  const {members, owner, section, line, exhaustive} = subject;
  const problems: Problem[] = [];
  const settled: number[] = [];
  let matched = 0;
  const nameOf = ({name}: Documented) => (subject.prefix && name.startsWith(subject.prefix) ? name.slice(subject.prefix.length) : name);
  const seen = new Set(documented.map(nameOf));
  const missing = members.filter((member) => isExpected(member) && !seen.has(member.name));
  for (const entry of documented) {
    const name = nameOf(entry);
    const index = members.findIndex((candidate) => candidate.name === name);
    const member = members[index];
    if (!member) {
      const fix =
        missing.length > 0
          ? `Remove it, or fix its name; without a heading: ${listNames(missing.slice(0, 6))}${missing.length > 6 ? ', …' : ''}.`
          : 'Remove it.';
      problems.push({member: name, line: entry.line, message: `\`${name}\` is not a member of ${owner}.`, fix, kind: 'gone'});
      continue;
    }
    matched++;
    problems.push(...memberProblems(checker, entry, member, subject.defaults?.get(name)));
    if (subject.defaults?.has(name) || member.jsDocDefault !== undefined) settled.push(entry.signatureLine ?? entry.line);
    const inside = compareNested(checker, entry, member, subject.nested?.(member, index));
    problems.push(...inside.problems);
    settled.push(...inside.settled);
    matched += inside.matched;
  }
  if (!exhaustive) return {problems, matched, settled};
  if (documented.length === 0 && missing.length > 0)
    problems.push({
      member: section,
      line,
      message: `The page lists no member of ${owner}.`,
      fix: `Add a heading in backticks for each: ${listNames(missing)}.`,
    });
  else
    problems.push(
      ...missing.map((member) => ({...missingProblem(member, owner, line), declared: declarationOf(checker, member, subject.defaults?.get(member.name))})),
    );
  return {problems, matched, settled};
}

/** Whether a page has to document a member. */
export const isExpected = ({internal, inherited}: Member): boolean => !internal && !inherited;

export const listNames = (members: Member[]): string => members.map(headingOf).join(', ');

const headingOf = ({name, optional}: Member) => `\`${name}${optional ? '?' : ''}\``;

const missingProblem = (member: Member, owner: string, line: number): Problem => ({
  member: member.name,
  line,
  kind: 'new',
  message: `\`${member.name}\` of ${owner} is not documented.`,
  fix: `Add the heading ${headingOf(member)}${member.deprecated ? ', marked **Deprecated**' : ''}.`,
});

function memberProblems(checker: ts.TypeChecker, entry: Documented, member: Member, inSource: string | undefined): Problem[] {
  const {name} = member;
  const problems: Problem[] = [];
  const declared = () => declarationOf(checker, member, inSource);
  const report = (kind: ProblemKind, message: string, fix: string, line = entry.line) =>
    problems.push({member: name, line, message, fix, kind, declared: declared()});
  if (member.optional !== undefined && member.optional !== entry.optional)
    report('optional', `\`${name}\` is ${member.optional ? 'optional' : 'required'}, but its heading says otherwise.`, `Write ${headingOf(member)}.`);
  if (member.deprecated && !entry.deprecated)
    report('deprecated', `\`${name}\` is deprecated, but not marked.`, 'Add **Deprecated** to the line below its heading, and say what replaces it.');
  if (!member.deprecated && entry.deprecated) report('deprecated', `\`${name}\` is marked as deprecated, but its type is not.`, 'Remove the mark.');
  const type = entry.type === undefined ? undefined : contradictedType(checker, entry.type, member.types);
  if (type) report('type', `\`${name}\` has the type \`${type}\`, not \`${entry.type}\`.`, `Write \`${type}\` below its heading.`, entry.signatureLine);
  const known = inSource ?? member.jsDocDefault;
  const [written] = entry.defaultValues;
  if (known !== undefined && written !== undefined && !entry.defaultValues.some((value) => sameValue(known, value)))
    problems.push({
      member: name,
      line: entry.signatureLine ?? entry.line,
      kind: 'default',
      written,
      message: `The default of \`${name}\` is \`${known}\`, not \`${written}\`.`,
      fix: `Write default \`${known}\` below its heading.`,
      declared: declared(),
    });
  if (inSource !== undefined && member.optional && !member.deprecated && !entry.saysDefault)
    report('default', `The default of \`${name}\` is \`${inSource}\`, which the page does not say.`, `Write default \`${inSource}\` below its heading.`);
  return problems;
}

function compareNested(checker: ts.TypeChecker, entry: Documented, member: Member, known?: {required: boolean; defaults?: Map<string, string>}): Comparison {
  const required = Boolean(known?.required) && !entry.linked && !member.deprecated && member.types.every((type) => isToolkitObject(checker, type));
  if (entry.members.length === 0 && !required) return {problems: [], matched: 0, settled: []};
  const types = member.types.map((type) => elementOf(checker, type));
  const calls = types.flatMap((type) => checker.getNonNullableType(type).getCallSignatures());
  const members = calls.length > 0 ? calls.flatMap((call) => membersOfCall(checker, call)) : uniteOverloads(types.map((type) => membersOf(checker, type)));
  return compareMembers(checker, entry.members, {
    owner: `\`${member.name}\``,
    section: member.name,
    line: entry.line,
    members,
    defaults: known?.defaults,
    exhaustive: calls.length === 0,
  });
}

/** Below a callback, a page may list its arguments, their fields, or the fields of what it returns. */
function membersOfCall(checker: ts.TypeChecker, call: ts.Signature): Member[] {
  const inputs = call.parameters.map((parameter) => checker.getTypeOfSymbol(parameter));
  const output = checker.getAwaitedType(call.getReturnType()) ?? call.getReturnType();
  const named = call.parameters.map(({name}, index) => ({name, deprecated: false, internal: false, inherited: false, types: inputs.slice(index, index + 1)}));
  return [...[...inputs, output].flatMap((type) => membersOf(checker, checker.getNonNullableType(type))), ...named];
}

/** Compares `'a'` with `"a"` and `30_000` with `30000`. */
