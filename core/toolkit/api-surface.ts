import ts from 'typescript';
import {elementOf, isToolkitObject, membersOf, toMember, uniteOverloads, type Member} from './api-members';
import {NO_DEFAULTS, sourceDefaults, type SourceDefaults} from './source-defaults';
import type {Toolkit} from './toolkit-program';

/** Members that belong under one heading of a page. */
export type Part = {
  /** Headings that may hold them, the usual one first. */
  sections: string[];
  members: Member[];
  /** Position of the argument whose members these are, or 'each' where the members are the arguments themselves. */
  argument?: number | 'each';
  /** Type of the section as a whole, to compare with its first inline code. */
  types?: ts.Type[];
};

/** Several ways to document the same thing, of which a page chooses one or more; required unless the types leave nothing to document. */
export type Group = {alternatives: Part[]; required: boolean};

export type Surface = {
  kind: 'component' | 'function' | 'object' | 'value';
  groups: Group[];
  /** Default values found in its JavaScript. */
  defaults: SourceDefaults;
};

const FIELDS = ['Fields', 'Properties', 'Methods', 'Members', 'Functions', 'Values'];

/**
 * What a page about an export has to document, derived from its type.
 * @param name the export, or a part of one: `Series.Sequence`
 * @returns undefined when there is no such export
 */
export function surfaceOf(toolkit: Toolkit, specifier: string, name: string): Surface | undefined {
  const {checker} = toolkit;
  const symbol = findSymbol(toolkit, specifier, name);
  if (!symbol) return undefined;
  const type = typeOf(checker, symbol);
  const signatures = callSignatures(checker, type);
  const isValue = symbol.flags & ts.SymbolFlags.Value;
  if (signatures.length === 0) return objectSurface(checker, type);
  const file = symbol.declarations?.[0]?.getSourceFile().fileName;
  const defaults = file && isValue ? sourceDefaults(file, symbol.name) : NO_DEFAULTS;
  if (isValue && isComponent(checker, name, signatures)) return {...componentSurface(toolkit, specifier, name, signatures), defaults};
  return {...functionSurface(checker, signatures), defaults};
}

function findSymbol({checker, exportsOf}: Toolkit, specifier: string, name: string): ts.Symbol | undefined {
  const [first = '', ...rest] = name.split('.');
  const top = exportsOf(specifier)?.get(first);
  return rest.reduce<ts.Symbol | undefined>((symbol, part) => symbol && checker.getPropertyOfType(typeOf(checker, symbol), part), top);
}

const typeOf = (checker: ts.TypeChecker, symbol: ts.Symbol) =>
  symbol.flags & ts.SymbolFlags.Value ? checker.getTypeOfSymbol(symbol) : checker.getDeclaredTypeOfSymbol(symbol);

const callSignatures = (checker: ts.TypeChecker, type: ts.Type): readonly ts.Signature[] => {
  const parts = type.isUnion() ? type.types : [type];
  return parts.find((part) => part.getCallSignatures().length > 0)?.getCallSignatures() ?? [];
};

function isComponent(checker: ts.TypeChecker, name: string, signatures: readonly ts.Signature[]): boolean {
  const last = name.split('.').at(-1) ?? name;
  const drawsSomething = signatures.some((signature) => /Element|ReactNode|^(null|any)$/.test(checker.typeToString(signature.getReturnType())));
  return /^[A-Z]/.test(last) && drawsSomething && signatures.every(({parameters}) => parameters.length <= 2);
}

function componentSurface(toolkit: Toolkit, specifier: string, name: string, signatures: readonly ts.Signature[]): Omit<Surface, 'defaults'> {
  const {checker} = toolkit;
  const props = uniteOverloads(signatures.map(({parameters: [first]}) => (first ? membersOf(checker, checker.getTypeOfSymbol(first)) : [])));
  const ref = findSymbol(toolkit, specifier, `${name}Ref`);
  const refType = ref && typeOf(checker, ref);
  return {
    kind: 'component',
    groups: [
      group(true, {sections: ['Props'], members: props, argument: 0}),
      ...(refType ? [group(true, {sections: [`${name}Ref`], members: membersOf(checker, refType)}), ...eventGroup(checker, refType, true)] : []),
    ],
  };
}

function functionSurface(checker: ts.TypeChecker, signatures: readonly ts.Signature[]): Omit<Surface, 'defaults'> {
  const overloads = signatures.flatMap((signature) => argumentLists(checker, signature));
  const [only] = overloads;
  const takesOptions = overloads.filter(({length}) => length === 1).filter(([first]) => first?.types.every((type) => isToolkitObject(checker, type)));
  const options = uniteOverloads(takesOptions.map(([first]) => first?.types.flatMap((type) => membersOf(checker, checker.getNonNullableType(type))) ?? []));
  const byPosition: Part = {sections: ['Arguments'], members: uniteOverloads(overloads), argument: 'each'};
  const returned = signatures.map((signature) => signature.getReturnType());
  const result = returned.map((type) => awaited(checker, type));
  const fields = uniteOverloads(result.map((type) => membersOf(checker, elementOf(checker, type))));
  return {
    kind: 'function',
    groups: [
      group(Boolean(only?.length), ...(takesOptions.length > 0 ? [{sections: ['Options'], members: options, argument: 0}] : []), byPosition),
      group(
        result.every((type) => isToolkitObject(checker, type) && !type.isClass()),
        {sections: ['Return value'], members: fields, types: returned},
      ),
      ...result.flatMap((type) => eventGroup(checker, type, false)),
    ],
  };
}

/** The arguments of a signature; one list for each tuple of `(...args: [a] | [a, b])`. */
function argumentLists(checker: ts.TypeChecker, {parameters, declaration}: ts.Signature): Member[][] {
  const [first] = parameters;
  const rest = parameters.length === 1 && first && checker.getTypeOfSymbol(first);
  const tuples = rest && rest.isUnion() ? rest.types : [rest];
  if (isRest(declaration?.parameters[0]) && tuples.every((tuple) => tuple && checker.isTupleType(tuple)))
    return tuples.map((tuple) => tupleMembers(checker, tuple as ts.TupleTypeReference));
  return [
    parameters.map((parameter, index) => {
      const node = declaration?.parameters[index];
      if (!node || !ts.isParameter(node)) return {...toMember(checker, parameter), optional: undefined};
      const optional = isRest(node) ? undefined : checker.isOptionalParameter(node);
      return {...toMember(checker, parameter), optional, ...(ts.isIdentifier(node.name) ? {} : {name: 'options', internal: false})};
    }),
  ];
}

const isRest = (node: ts.Node | undefined) => Boolean(node && ts.isParameter(node) && node.dotDotDotToken);

function tupleMembers(checker: ts.TypeChecker, tuple: ts.TupleTypeReference): Member[] {
  const {labeledElementDeclarations: labels = [], minLength} = tuple.target;
  return checker.getTypeArguments(tuple).map((type, index) => {
    const label = labels[index]?.name;
    const name = label && ts.isIdentifier(label) ? label.text : `argument ${index + 1}`;
    return {name, optional: index >= minLength, deprecated: false, internal: false, inherited: false, types: [type]};
  });
}

const awaited = (checker: ts.TypeChecker, type: ts.Type) => checker.getAwaitedType(type) ?? type;

function objectSurface(checker: ts.TypeChecker, type: ts.Type): Surface {
  const members = membersOf(checker, type).filter(({name}) => name !== 'prototype');
  if (!members.some(({inherited}) => !inherited)) return {kind: 'value', groups: [], defaults: NO_DEFAULTS};
  return {kind: 'object', groups: [group(true, {sections: FIELDS, members})], defaults: NO_DEFAULTS};
}

/** The events of an object with addEventListener(), whose first argument is a union of names. */
function eventGroup(checker: ts.TypeChecker, type: ts.Type, required: boolean): Group[] {
  const listen = membersOf(checker, type).find(({name}) => name === 'addEventListener');
  const parameter = listen?.types[0]?.getCallSignatures()[0]?.parameters[0];
  if (!parameter) return [];
  const names = checker.getBaseConstraintOfType(checker.getTypeOfSymbol(parameter)) ?? checker.getTypeOfSymbol(parameter);
  const literals = (names.isUnion() ? names.types : [names]).filter((literal) => literal.isStringLiteral());
  const members = literals.map(({value}) => ({name: value, deprecated: false, internal: false, inherited: false, types: []}));
  return members.length > 0 ? [group(required, {sections: ['Events'], members})] : [];
}

/** The setters of the `Config` object, each with the type of its argument; anything there that is not a function is only a leftover. */
export function settersOf(checker: ts.TypeChecker, config: ts.Type): Member[] {
  return membersOf(checker, config).flatMap((member) => {
    const calls = member.types.flatMap((type) => [...type.getCallSignatures()]);
    const [argument] = calls.flatMap(({parameters}) => parameters);
    return [{...member, optional: undefined, internal: member.internal || calls.length === 0, types: argument ? [checker.getTypeOfSymbol(argument)] : []}];
  });
}

const group = (required: boolean, ...alternatives: Part[]): Group => ({alternatives, required});
