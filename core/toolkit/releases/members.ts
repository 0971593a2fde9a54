import ts from 'typescript';
import {declarationsIn, placeOf, type PackageTypes, type Place} from './package-types';

/** Represents what a function returns: `renderMedia().buffer` is the path renderMedia → () → buffer. */
export const RESULT = '()';

/** Types can refer to themselves; no published option is deeper than this many steps through aliases. */
const DEEPEST = 40;

/**
 * Whether a package has an export, with the members of a path below it.
 * A member is a prop, option, argument, method, field, or a word of a union such as the name of an event.
 * @param entry '.' or './config'
 */
export function memberStands(types: PackageTypes, entry: string, [name = '', ...path]: string[]): boolean {
  let places = types.exported(entry, name);
  for (const [index, step] of path.entries()) places = places.flatMap((place) => new Step(types, step, index > 0).from(place));
  return places.length > 0;
}

/** One step of a path: from a declaration or a type to its member. */
class Step {
  /** @param nested below another member, where a function is a callback whose return fields a page may list */
  constructor(
    private readonly types: PackageTypes,
    private readonly name: string,
    private readonly nested: boolean,
  ) {}

  from(place: Place, depth = 0): Place[] {
    const {node, file, bindings} = place;
    if (depth > DEEPEST) return [];
    const into = (inner: ts.Node | undefined): Place[] => (inner ? this.from({node: inner, file, bindings}, depth + 1) : []);
    const intoAll = (inner: readonly ts.Node[] | undefined): Place[] => (inner ?? []).flatMap(into);

    if (ts.isTypeReferenceNode(node)) return this.fromReference(node.typeName, node.typeArguments, place, depth);
    if (ts.isExpressionWithTypeArguments(node)) {
      return isName(node.expression) ? this.fromReference(node.expression, node.typeArguments, place, depth) : [];
    }
    if (ts.isTypeQueryNode(node)) return this.resolve(node.exprName, place).flatMap((target) => this.from(target, depth + 1));
    if (ts.isImportTypeNode(node)) return this.fromImport(node, place, depth);
    if (ts.isFunctionLike(node)) return this.fromCall(node, place, depth);
    if (ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node)) {
      return [...this.own(node.members, place, depth), ...intoAll(node.heritageClauses?.flatMap(({types}) => [...types]))];
    }
    if (ts.isTypeLiteralNode(node)) return this.own(node.members, place, depth);
    if (ts.isEnumDeclaration(node)) return this.own(node.members, place, depth);
    if (ts.isIntersectionTypeNode(node) || ts.isUnionTypeNode(node)) return intoAll(node.types);
    if (ts.isConditionalTypeNode(node)) return intoAll([node.trueType, node.falseType]);
    if (ts.isLiteralTypeNode(node)) return ts.isStringLiteral(node.literal) && node.literal.text === this.name ? [place] : [];
    if (ts.isIndexedAccessTypeNode(node)) return this.fromIndexed(node, place, depth);
    if (ts.isMappedTypeNode(node)) return into(node.typeParameter.constraint);
    if (ts.isArrayTypeNode(node)) return into(node.elementType);
    if (ts.isSourceFile(node)) return this.types.exportsOf(file, this.name);
    if (ts.isModuleDeclaration(node)) return this.fromNamespace(node, place);
    if (ts.isTypeParameterDeclaration(node)) return into(node.constraint);
    // An alias, a constant, a property, an argument, `keyof`, parentheses: follow what they contain.
    return 'type' in node ? into(node.type as ts.Node | undefined) : [];
  }

  private own(members: readonly ts.Node[], place: Place, depth: number): Place[] {
    return members.flatMap((member) => {
      if (ts.isCallSignatureDeclaration(member)) return this.from({...place, node: member}, depth + 1);
      const name = (member as ts.NamedDeclaration).name;
      const isHidden = ts.canHaveModifiers(member) && ts.getModifiers(member)?.some(({kind}) => kind === ts.SyntaxKind.PrivateKeyword);
      return name && !isHidden && textOf(name) === this.name ? [{...place, node: member}] : [];
    });
  }

  /** A named argument, or a member of the first argument, which holds the options or props. */
  private fromCall(call: ts.SignatureDeclaration, place: Place, depth: number): Place[] {
    const into = (node: ts.Node | undefined) => (node ? this.from({...place, node}, depth + 1) : []);
    if (this.name === RESULT) return call.type ? [{...place, node: call.type}] : [];
    const argument = call.parameters.find(({name}) => ts.isIdentifier(name) && name.text === this.name);
    if (argument) return [{...place, node: argument}];
    return [...into(call.parameters[0]?.type), ...(this.nested ? into(call.type) : [])];
  }

  private fromReference(name: ts.EntityName | ts.EntityNameExpression, args: readonly ts.TypeNode[] | undefined, place: Place, depth: number): Place[] {
    const {file, bindings} = place;
    const bound = ts.isIdentifier(name) ? (bindings.get(name.text) ?? ownParameter(name, place)) : undefined;
    if (bound) return this.from(bound, depth + 1);
    const targets = this.resolve(name, place);
    const given = (args ?? []).map((node) => ({node, file, bindings}));
    if (targets.length > 0) return targets.flatMap((target) => this.from(bind(target, given), depth + 1));
    // A type of another package: React.FC<Props>, Promise<Result> and Partial<Options> have the members of their type arguments.
    const [first, keys] = given;
    const word = ts.isIdentifier(name) ? name.text : '';
    const named = keys ? this.from(keys, depth + 1).length > 0 : false;
    if (first && (word === 'Omit' || word === 'Pick')) return named === (word === 'Pick') ? this.from(first, depth + 1) : [];
    return given.flatMap((argument) => this.from(argument, depth + 1));
  }

  private fromImport(node: ts.ImportTypeNode, place: Place, depth: number): Place[] {
    const specifier = ts.isLiteralTypeNode(node.argument) && ts.isStringLiteral(node.argument.literal) ? node.argument.literal.text : '';
    const target = this.types.relative(place.file, specifier);
    const given = (node.typeArguments ?? []).map((each) => ({...place, node: each}));
    if (!target || !node.qualifier) return given.flatMap((argument) => this.from(argument, depth + 1));
    const found = this.types.exportsOf(target, node.qualifier.getText());
    return found.flatMap((each) => this.from(bind(each, given), depth + 1));
  }

  /** `Options['codec']` has the members of that member; any other index is not followed. */
  private fromIndexed({objectType, indexType}: ts.IndexedAccessTypeNode, place: Place, depth: number): Place[] {
    if (!ts.isLiteralTypeNode(indexType) || !ts.isStringLiteral(indexType.literal)) return [];
    const holders = new Step(this.types, indexType.literal.text, this.nested).from({...place, node: objectType}, depth + 1);
    return holders.flatMap((holder) => this.from(holder, depth + 1));
  }

  private fromNamespace({body}: ts.ModuleDeclaration, place: Place): Place[] {
    if (!body || !ts.isModuleBlock(body)) return [];
    return body.statements.flatMap(declarationsIn).flatMap(({name, node}) => (name === this.name ? [{...place, node}] : []));
  }

  /** What `a` or `a.b.c` refers to in the package. */
  private resolve(name: ts.EntityName | ts.EntityNameExpression, place: Place): Place[] {
    if (ts.isIdentifier(name)) return this.types.named(name.text, place.file);
    const [left, right] = ts.isQualifiedName(name) ? [name.left, name.right] : [name.expression, name.name];
    return this.resolve(left, place).flatMap((owner) => new Step(this.types, right.text, false).from(owner));
  }
}

/** `Base` or `React.Base` after `extends`. */
function isName(node: ts.Expression): node is ts.EntityNameExpression {
  return ts.isIdentifier(node) || (ts.isPropertyAccessExpression(node) && isName(node.expression));
}

/** Binds the type parameters of a declaration to the given arguments. */
function bind({node, file}: Place, given: Place[]): Place {
  const parameters = 'typeParameters' in node ? (node.typeParameters as readonly ts.TypeParameterDeclaration[] | undefined) : undefined;
  const bindings = new Map<string, Place>();
  for (const [index, parameter] of (parameters ?? []).entries()) {
    const value = given[index] ?? (parameter.default ? placeOf(parameter.default, file, bindings) : undefined);
    if (value) bindings.set(parameter.name.text, value);
  }
  return {node, file, bindings};
}

/** The type parameter of an enclosing function or type, when it is not bound. */
function ownParameter(name: ts.Identifier, place: Place): Place | undefined {
  for (let node: ts.Node = name; !ts.isSourceFile(node); node = node.parent) {
    if (!('typeParameters' in node)) continue;
    const parameters = (node.typeParameters as readonly ts.TypeParameterDeclaration[] | undefined) ?? [];
    const found = parameters.find((parameter) => parameter.name.text === name.text);
    if (found) return {...place, node: found};
  }
  return undefined;
}

const textOf = (name: ts.Node): string => (ts.isStringLiteral(name) ? name.text : name.getText().replace(/^\[?['"]?|['"]?\]?$/g, ''));
