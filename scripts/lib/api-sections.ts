import ts from 'typescript';
import {isToolkitObject, membersOf, type Member} from '../../core/toolkit/api-members';
import {surfaceOf, type Part, type Surface} from '../../core/toolkit/api-surface';
import {isExpected} from '../../core/toolkit/compare-members';
import {loadToolkit} from '../../core/toolkit/toolkit-program';
import {nearest} from '../../core/prose/nearest';
import {Refusal} from './page-request';
import {note, type ApiParts} from './page-skeleton';

/** Longer types are shortened as the compiler does: a reader takes in a line, not a paragraph. */
const MAX_TYPE_LENGTH = 240;

/**
 * The sections of an API page as Markdown, with a heading and a signature line for each member that the published types have.
 * @throws Refusal when the package in `dir` has no such export
 */
export function apiParts(dir: string, specifier: string, name: string): ApiParts {
  const toolkit = loadToolkit(dir, [specifier]);
  const surface = surfaceOf(toolkit, specifier, name);
  if (!surface) {
    const names = [...(toolkit.exportsOf(specifier)?.keys() ?? [])];
    throw new Refusal(`--export ${name} is not an export of ${specifier}; similar ones: ${nearest(names, name).join(', ')}.`);
  }
  const isType = !((toolkit.exportsOf(specifier)?.get(name.split('.')[0] ?? name)?.flags ?? 0) & ts.SymbolFlags.Value);
  return {
    kind: isType ? 'type' : surface.kind,
    sections: surface.groups.flatMap((group) => partSections(toolkit.checker, surface, group.alternatives[0], group.required)),
  };
}

function partSections(checker: ts.TypeChecker, surface: Surface, part: Part | undefined, required: boolean): string[] {
  if (!part) return [];
  const [section = ''] = part.sections;
  const members = part.members.filter(isExpected);
  if (required && members.length > 0) return [`## ${section}`, ...members.flatMap((member, index) => memberSections(checker, surface, part, member, index))];
  return part.types ? [`## ${section}`, code(typeText(checker, part.types, false)), note('What the value means, its unit and its range.')] : [];
}

function memberSections(checker: ts.TypeChecker, {defaults}: Surface, part: Part, member: Member, index: number): string[] {
  const isArgument = part.argument === 'each';
  const inSource = isArgument ? defaults.arguments[index] : defaults.members[typeof part.argument === 'number' ? part.argument : -1]?.get(member.name);
  const isOptions = isArgument && !member.deprecated && member.types.every((type) => isToolkitObject(checker, type));
  const options = isOptions ? member.types.flatMap((type) => membersOf(checker, checker.getNonNullableType(type))).filter(isExpected) : [];
  // Whether a field is required matters for what readers pass, not for what they get.
  const isPassed = part.argument !== undefined;
  return [
    ...memberLines(checker, '###', member, inSource, isPassed),
    ...options.flatMap((option) => memberLines(checker, '####', option, defaults.members[index]?.get(option.name), isPassed)),
  ];
}

function memberLines(checker: ts.TypeChecker, level: string, member: Member, inSource: string | undefined, isPassed: boolean): string[] {
  const {name, optional, deprecated, types, jsDocDefault} = member;
  const value = inSource ?? jsDocDefault;
  const facts = [
    types.length > 0 ? code(typeText(checker, types, Boolean(optional))) : undefined,
    value !== undefined ? `default ${code(value)}` : isPassed && optional === false ? 'required' : undefined,
    deprecated ? '**Deprecated**' : undefined,
  ].filter((fact) => fact !== undefined);
  return [
    `${level} \`${name}${optional ? '?' : ''}\``,
    ...(facts.length > 0 ? [facts.join(' · ')] : []),
    note(deprecated ? 'What replaces it.' : 'What it does, its unit and range, what happens on bad values.'),
  ];
}

function typeText(checker: ts.TypeChecker, types: ts.Type[], optional: boolean): string {
  return [...new Set(types.map((type) => print(checker, optional ? withoutUndefined(checker, type) : type)))].join(' | ');
}

/** The question mark in the heading already means "or undefined". */
function withoutUndefined(checker: ts.TypeChecker, type: ts.Type): ts.Type {
  const hasNull = type.isUnion() && type.types.some(({flags}) => flags & ts.TypeFlags.Null);
  return hasNull ? type : checker.getNonNullableType(type);
}

function print(checker: ts.TypeChecker, type: ts.Type): string {
  const full = checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType);
  const text = full.length > MAX_TYPE_LENGTH ? checker.typeToString(type, undefined, ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType) : full;
  return text.replaceAll(/\s+/g, ' ').replace(/ \| undefined$/, '');
}

/** Inline code, with double backticks if it contains a template literal type. */
const code = (text: string) => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);
