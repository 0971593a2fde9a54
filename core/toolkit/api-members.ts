import ts from 'typescript';
import {isToolkitFile} from './toolkit-program';

/** A prop, option, argument or field, as the published types declare it. */
export type Member = {
  name: string;
  /** Undefined where a question mark would mean nothing: a rest argument, an event. */
  optional?: boolean;
  deprecated: boolean;
  /** Marked as internal by its name or its JSDoc: pages may leave it out. */
  internal: boolean;
  /** Comes from the types of React, the DOM or another foreign package: pages may leave it out. */
  inherited: boolean;
  /** Its type in each variant of a union. */
  types: ts.Type[];
  /** Default value given in the JSDoc, as code. */
  jsDocDefault?: string;
  /** Itself in each variant of a union; absent where it is no property. */
  symbols?: ts.Symbol[];
};

const DEEPEST = 12;

/**
 * The members of a type, in the order in which they are declared. A member of a union is optional if it is optional or absent in one variant.
 * Also covers what TypeScript leaves unresolved: both branches of a conditional type, the constraint of a type parameter.
 */
export function membersOf(checker: ts.TypeChecker, type: ts.Type, depth = 0): Member[] {
  if (depth > DEEPEST) return [];
  const next = (inner: ts.Type) => membersOf(checker, inner, depth + 1);
  if (type.isUnion()) return unite(type.types.filter(isObjectLike).map(next));
  if (type.isIntersection()) return intersect(checker, type, type.types.map(next));
  if (type.flags & ts.TypeFlags.Conditional) return unite(branches(checker, type as ts.ConditionalType).map(next));
  if (type.flags & ts.TypeFlags.Instantiable) {
    const constraint = checker.getBaseConstraintOfType(type);
    return constraint && constraint !== type ? next(constraint) : [];
  }
  if (!(type.flags & ts.TypeFlags.Object)) return [];
  return checker
    .getPropertiesOfType(type)
    .filter((symbol) => !isPrivate(symbol) && !symbol.name.startsWith('#'))
    .map((symbol) => toMember(checker, symbol));
}

/** Describes one symbol; `optional` is taken from the symbol unless given. */
export function toMember(checker: ts.TypeChecker, symbol: ts.Symbol, optional = Boolean(symbol.flags & ts.SymbolFlags.Optional)): Member {
  const tags = symbol.getJsDocTags(checker);
  const text = (tag: ts.JSDocTagInfo) => ts.displayPartsToString(tag.text);
  const comment = [ts.displayPartsToString(symbol.getDocumentationComment(checker)), ...tags.map(text)].join('\n');
  const files = (symbol.declarations ?? []).map((declaration) => declaration.getSourceFile().fileName);
  return {
    name: symbol.name,
    optional,
    deprecated: tags.some(({name}) => name === 'deprecated'),
    internal: symbol.name.startsWith('_') || tags.some(({name}) => name === 'internal') || /\bfor internal\b|\binternal use\b/i.test(comment),
    inherited: files.length > 0 && !files.some(isToolkitFile),
    types: [checker.getTypeOfSymbol(symbol)],
    jsDocDefault: tags.filter(({name}) => name === 'default').map(text)[0] ?? DEFAULT_IN_PROSE.exec(comment)?.[1],
    symbols: [symbol],
  };
}

/** "Default: 80", "Default: `30000`", "Defaults to 'info'.": only an unmistakable literal that applies everywhere. */
const DEFAULT_IN_PROSE = /\bdefaults?(?: value)?(?::| to| is) ?`?(-?\d[\d_]*(?:\.\d+)?|true|false|null|'[^']*'|"[^"]*")`?(?=$|[.,;\n]| \()/im;

/** Whether a type has members that the toolkit declares, which a page then lists. */
export function isToolkitObject(checker: ts.TypeChecker, type: ts.Type): boolean {
  const solid = checker.getNonNullableType(type);
  const parts = solid.isUnion() ? solid.types : [solid];
  return parts.every((part) => isObjectLike(part) && isPlain(checker, part) && membersOf(checker, part).some(({inherited}) => !inherited));
}

/** The elements of an array type; any other type as it is. */
export function elementOf(checker: ts.TypeChecker, type: ts.Type): ts.Type {
  const solid = checker.getNonNullableType(type);
  return checker.isArrayType(solid) ? (checker.getTypeArguments(solid as ts.TypeReference)[0] ?? solid) : solid;
}

const isPlain = (checker: ts.TypeChecker, type: ts.Type) => !checker.isArrayType(type) && !checker.isTupleType(type) && type.getCallSignatures().length === 0;

const isObjectLike = (type: ts.Type) =>
  Boolean(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection | ts.TypeFlags.Union | ts.TypeFlags.Instantiable));

function branches(checker: ts.TypeChecker, {root}: ts.ConditionalType): ts.Type[] {
  return [root.node.trueType, root.node.falseType].map((node) => checker.getTypeFromTypeNode(node));
}

const isPrivate = ({declarations = []}: ts.Symbol) =>
  declarations.some((declaration) => ts.getCombinedModifierFlags(declaration) & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected));

/** `never` and `undefined` in one variant of a union mean that the variant does not have the member. */
const isAbsent = ({deprecated, types}: Member) => !deprecated && types.every(({flags}) => flags & (ts.TypeFlags.Never | ts.TypeFlags.Undefined));

function unite(variants: Member[][]): Member[] {
  const present = variants.map((members) => members.filter((member) => variants.length === 1 || !isAbsent(member)));
  return merge(present, (found) => found.length < variants.length || found.some(({optional}) => optional));
}

function intersect(checker: ts.TypeChecker, whole: ts.Type, parts: Member[][]): Member[] {
  return merge(parts, (found) => found.every(({optional}) => optional)).map((member) => {
    const symbol = checker.getPropertyOfType(whole, member.name);
    return symbol ? {...member, types: [checker.getTypeOfSymbol(symbol)]} : member;
  });
}

function merge(lists: Member[][], isOptional: (found: Member[]) => boolean): Member[] {
  const byName = new Map<string, Member[]>();
  for (const member of lists.flat()) byName.set(member.name, [...(byName.get(member.name) ?? []), member]);
  return [...byName].map(([name, found]) => ({
    name,
    optional: isOptional(found),
    deprecated: found.some(({deprecated}) => deprecated),
    internal: found.some(({internal}) => internal),
    inherited: found.every(({inherited}) => inherited),
    types: found.flatMap(({types}) => types),
    jsDocDefault: found.find(({jsDocDefault}) => jsDocDefault !== undefined)?.jsDocDefault,
    symbols: found.flatMap(({symbols = []}) => symbols),
  }));
}

/** Merges the members of several overloads: one that some overloads lack is optional. */
export const uniteOverloads = (overloads: Member[][]): Member[] => unite(overloads);
