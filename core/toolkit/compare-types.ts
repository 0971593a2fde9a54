import ts from 'typescript';

/**
 * Checks whether the type on a page can be the published one. Primitive names and literals are compared, such as `number` or `'png' | 'jpeg'`, alone
 * and within functions, arrays, promises and objects. A name of another type stands for whatever it is, and whether a field is optional is not compared.
 * @param written as the page has it; what does not parse, such as `{…}`, is not compared
 * @returns the published type if the page contradicts it, otherwise undefined
 */
export function contradictedType(checker: ts.TypeChecker, written: string, types: ts.Type[]): string | undefined {
  const node = parseType(written);
  if (!node || types.length === 0 || canBe(checker, node, types, false)) return undefined;
  const parts = [...new Set(types.flatMap((type) => partsOf(checker, type)))];
  const names = parts.includes('true') && parts.includes('false') ? [...parts.filter((part) => part !== 'true' && part !== 'false'), 'boolean'] : parts;
  return names.map((part) => (names.length > 1 && part.includes('=>') ? `(${part})` : part)).join(' | ');
}

/** @returns undefined where the text is not one type and nothing else */
function parseType(text: string): ts.TypeNode | undefined {
  const code = `type Written = ${text};`;
  if (ts.transpileModule(code, {reportDiagnostics: true}).diagnostics?.length) return undefined;
  const [statement, ...others] = ts.createSourceFile('written.ts', code, ts.ScriptTarget.Latest, true).statements;
  return others.length === 0 && statement && ts.isTypeAliasDeclaration(statement) ? statement.type : undefined;
}

/** Whether a type on a page can stand for the union of these; within another type, `string` stands for any of its literals, which a page need not list there. */
function canBe(checker: ts.TypeChecker, node: ts.TypeNode, types: readonly ts.Type[], isInside = true): boolean {
  const written = unionOf(node);
  const published = types.flatMap((type) => unionParts(checker, type));
  if (published.length === 0 || published.some(({flags}) => flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.Instantiable))) return true;
  const names = written.flatMap((part) => simpleName(part) ?? []).filter((name) => name !== 'undefined');
  const shapes = written.filter((part) => simpleName(part) === undefined);
  if (!shapes.every((part) => hasShape(checker, part, published))) return false;
  // A name of another type may stand for any of the parts.
  if (shapes.some((part) => !isLiteralShape(part))) return true;
  const expected = new Set(published.filter((type) => shapes.length === 0 || isSimple(type)).map((type) => nameOf(checker, type)));
  const hasText = published.some((type) => type.isStringLiteral());
  const claimed = new Set(names);
  for (const all of [expected, claimed]) if (all.delete('true') && all.delete('false')) all.add('boolean');
  const isCovered = (name: string) => claimed.has(name) || (isInside && name.startsWith("'") && claimed.has('string'));
  return [...expected].every(isCovered) && [...claimed].every((name) => expected.has(name) || (isInside && name === 'string' && hasText));
}

/** Whether a function, array, promise or object on a page agrees with one of the published types. */
function hasShape(checker: ts.TypeChecker, node: ts.TypeNode, published: readonly ts.Type[]): boolean {
  if (ts.isFunctionTypeNode(node)) return published.flatMap((type) => type.getCallSignatures()).some((signature) => isCall(checker, node, signature));
  if (ts.isArrayTypeNode(node)) return published.some((type) => checker.isArrayLikeType(type) && canBe(checker, node.elementType, argumentsOf(checker, type)));
  if (ts.isTypeLiteralNode(node)) return node.members.every((member) => hasMember(checker, member, published));
  const inside = promised(node);
  return inside === undefined || published.some((type) => type.symbol?.name === 'Promise' && canBe(checker, inside, argumentsOf(checker, type)));
}

/** A function that is called with the same number of arguments. */
function isCall(checker: ts.TypeChecker, node: ts.FunctionTypeNode, signature: ts.Signature): boolean {
  const {parameters} = signature;
  return (
    node.parameters.length === parameters.length &&
    node.parameters.every(({type}, index) => !type || canBe(checker, type, [checker.getTypeOfSymbol(parameters[index]!)])) &&
    canBe(checker, node.type, [signature.getReturnType()])
  );
}

/** A field of an object, which may have another type in each object of a union. */
function hasMember(checker: ts.TypeChecker, member: ts.TypeElement, published: readonly ts.Type[]): boolean {
  if (!ts.isPropertySignature(member) || !member.type) return true;
  const name = member.name.getText();
  const properties = published.flatMap((type) => checker.getPropertyOfType(type, name) ?? []);
  const types = properties.map((property) => checker.getTypeOfSymbol(property));
  return types.length > 0 && canBe(checker, member.type, types);
}

const argumentsOf = (checker: ts.TypeChecker, type: ts.Type): readonly ts.Type[] => checker.getTypeArguments(type as ts.TypeReference);

function promised(node: ts.TypeNode): ts.TypeNode | undefined {
  return ts.isTypeReferenceNode(node) && node.typeName.getText() === 'Promise' ? node.typeArguments?.[0] : undefined;
}

const isLiteralShape = (node: ts.TypeNode): boolean =>
  ts.isFunctionTypeNode(node) || ts.isArrayTypeNode(node) || ts.isTypeLiteralNode(node) || promised(node) !== undefined;

function unionOf(node: ts.TypeNode): ts.TypeNode[] {
  if (ts.isParenthesizedTypeNode(node)) return unionOf(node.type);
  return ts.isUnionTypeNode(node) ? node.types.flatMap(unionOf) : [node];
}

/** 'number', 'void' or "'png'"; undefined for all else. */
function simpleName(node: ts.TypeNode): string | undefined {
  const text = node.getText().replaceAll('"', "'");
  return /^(string|number|boolean|bigint|null|undefined|void|true|false|-?\d[\d.]*|'[^']*')$/.test(text) ? text : undefined;
}

const isSimple = ({flags}: ts.Type): boolean => !(flags & (ts.TypeFlags.Object | ts.TypeFlags.NonPrimitive | ts.TypeFlags.Intersection));

/** The parts of a published union, without `undefined`; a type parameter counts as what it extends, and a conditional type stays what it is. */
function unionParts(checker: ts.TypeChecker, type: ts.Type): ts.Type[] {
  if (type.isUnion()) return type.types.flatMap((part) => unionParts(checker, part));
  if (type.flags & ts.TypeFlags.Undefined) return [];
  const constraint = type.flags & ts.TypeFlags.Instantiable && !(type.flags & ts.TypeFlags.Conditional) ? checker.getBaseConstraintOfType(type) : undefined;
  return constraint && constraint !== type ? unionParts(checker, constraint) : [type];
}

function nameOf(checker: ts.TypeChecker, type: ts.Type): string {
  if (type.flags & ts.TypeFlags.TemplateLiteral) return 'string';
  return type.isStringLiteral() ? `'${type.value}'` : checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias);
}

const partsOf = (checker: ts.TypeChecker, type: ts.Type): string[] => unionParts(checker, type).map((part) => nameOf(checker, part));
