import ts from 'typescript';
import {membersOf, type Member} from './api-members';
import type {PublicExport} from './public-exports';

/** A field, prop or option of a type. */
type DescribedMember = {name: string; optional: boolean; type: string; comment?: string};

/** An export as its declaration has it: its members, or the code that stands for it, or both. */
export type DescribedExport = PublicExport & {
  comment?: string;
  deprecated?: string;
  typeParameters: string[];
  code?: string;
  members: DescribedMember[];
  /** Whether it also has members that React, the DOM or another foreign package declares. */
  inherits: boolean;
};

/** Unions of more literals than this are cut off. */
const MANY = 40;
/** A union of objects is shown as code besides its members as long as it can be read at a glance. */
const SHORT = 160;
const LONG = 400;

export function describeExport(checker: ts.TypeChecker, symbol: ts.Symbol, of: PublicExport): DescribedExport {
  const isType = of.kind === 'type' || Boolean(symbol.flags & ts.SymbolFlags.Class);
  const type = isType ? checker.getDeclaredTypeOfSymbol(symbol) : checker.getTypeOfSymbol(symbol);
  const all = isMade(checker, type) && !isUnionOfNames(symbol) ? membersOf(checker, type) : [];
  const members = all.filter(({inherited, internal, name}) => !inherited && !internal && name !== 'prototype');
  const [deprecated] = symbol.getJsDocTags(checker).filter(({name}) => name === 'deprecated');
  const code = codeOf(checker, symbol, type);
  return {
    ...of,
    comment: commentOf(checker, symbol),
    deprecated: deprecated && ts.displayPartsToString(deprecated.text),
    typeParameters: (symbol.declarations ?? []).flatMap((declaration) => typeParametersOf(declaration)).filter(isFirst),
    code: (members.length === 0 && code !== of.name) || (type.isUnion() && code.length <= SHORT) ? code : undefined,
    members: members.map((member) => describeMember(checker, member)),
    inherits: members.length > 0 && all.some(({inherited}) => inherited),
  };
}

/** Whether a type consists of members that the toolkit lists, as opposed to a function, an array or a literal. */
function isMade(checker: ts.TypeChecker, type: ts.Type): boolean {
  const parts = type.isUnion() ? type.types : [type];
  return parts.every(
    (part) =>
      part.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection | ts.TypeFlags.Conditional) &&
      part.getCallSignatures().length === 0 &&
      !checker.isArrayLikeType(part),
  );
}

/** `A | B`, whose members are listed with A and with B. */
function isUnionOfNames({declarations}: ts.Symbol): boolean {
  const node = declarations?.find(ts.isTypeAliasDeclaration)?.type;
  return Boolean(node && ts.isUnionTypeNode(node) && node.types.every(ts.isTypeReferenceNode));
}

function describeMember(checker: ts.TypeChecker, {name, optional = false, deprecated, types, symbols = []}: Member): DescribedMember {
  const written = symbols.map(({declarations: [first] = []}) => {
    if (first && ts.isEnumMember(first)) return first.initializer?.getText().replaceAll('"', "'");
    return first && ts.isPropertySignature(first) && first.type ? squeeze(first.type.getText()) : undefined;
  });
  const isWritten = written.length > 0 && written.every((text) => text !== undefined);
  const printed = (isWritten ? written : types.map((type) => squeeze(print(checker, type)))).filter(isFirst).join(' | ');
  const comment = symbols.map((symbol) => commentOf(checker, symbol)).find((text) => text !== undefined);
  return {
    name,
    optional,
    type: shorten(optional ? printed.replace(/ \| undefined$/, '') : printed),
    comment: deprecated ? `Deprecated. ${comment ?? ''}`.trim() : comment,
  };
}

/** What is written in the declaration keeps the names of types; where nothing is written, or only a name that says nothing, the compiler prints it. */
function codeOf(checker: ts.TypeChecker, symbol: ts.Symbol, type: ts.Type): string {
  const value = symbol.declarations?.find(ts.isVariableDeclaration)?.type;
  const node = value ?? symbol.declarations?.find(ts.isTypeAliasDeclaration)?.type;
  const isSpelled = node && (value || ts.isFunctionTypeNode(node) || (ts.isUnionTypeNode(node) && node.types.length <= MANY));
  if (isSpelled) return shorten(squeeze(node.getText()));
  if (type.isUnion() && type.types.every((part) => part.isLiteral())) return literals(checker, type.types);
  return shorten(squeeze(print(checker, type, ts.TypeFormatFlags.InTypeAlias)));
}

function literals(checker: ts.TypeChecker, types: ts.Type[]): string {
  const shown = types.slice(0, MANY).map((type) => print(checker, type));
  return [...shown, ...(types.length > MANY ? [`… (${types.length} in all)`] : [])].join(' | ');
}

const print = (checker: ts.TypeChecker, type: ts.Type, flags = ts.TypeFormatFlags.None) =>
  checker.typeToString(type, undefined, flags | ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType);

/** A type as it is written in a declaration file, on one line. */
export const squeeze = (code: string): string =>
  code
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/import\("[^"]+"\)\./g, '')
    .replace(/\s+/g, ' ')
    .replace(/;? \}/g, ' }')
    .replace(/"([^"']*)"/g, "'$1'")
    .trim();

const shorten = (code: string): string => (code.length > LONG ? `${code.slice(0, LONG - 1).trimEnd()}…` : code);

const typeParametersOf = (declaration: ts.Declaration): string[] =>
  ts.isTypeAliasDeclaration(declaration) || ts.isInterfaceDeclaration(declaration) ? (declaration.typeParameters ?? []).map(({name}) => name.text) : [];

const isFirst = <T>(value: T, index: number, all: T[]) => all.indexOf(value) === index;

const commentOf = (checker: ts.TypeChecker, symbol: ts.Symbol) => ts.displayPartsToString(symbol.getDocumentationComment(checker)) || undefined;
