import ts from 'typescript';

/** Declared by the language, the browser, Node, React or CSS: what readers of these pages already know. */
const COMMON = /\/node_modules\/(?:typescript\/lib|@types\/(?:node|react|react-dom)|csstype|undici-types)\//;

/**
 * The identifiers of a sample whose types are worth showing, in reading order:
 * imports, components, props, options, calls, and variables whose type is not written beside them.
 * @param from offset at which the shown part of the sample begins
 */
export function namesWorthATouch(checker: ts.TypeChecker, source: ts.SourceFile, from: number): ts.Identifier[] {
  const names: ts.Identifier[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.getStart() >= from && isWorthIt(checker, node)) names.push(node);
    ts.forEachChild(node, look);
  };
  look(source);
  return names;
}

function isWorthIt(checker: ts.TypeChecker, name: ts.Identifier): boolean {
  if (name.text === '' || isPlain(name)) return false;
  const declarations = declarationsOf(checker, name);
  return declarations.length > 0 && !declarations.every((declaration) => COMMON.test(declaration.getSourceFile().fileName));
}

/** Names about which the source itself already says everything. */
function isPlain(name: ts.Identifier): boolean {
  const {parent} = name;
  if (ts.isJsxClosingElement(tagOf(name).parent)) return true;
  if (ts.isVariableDeclaration(parent) && parent.name === name) return Boolean(parent.initializer && isShown(parent.initializer));
  return (
    (ts.isFunctionDeclaration(parent) || ts.isFunctionExpression(parent) || ts.isTypeElement(parent) || ts.isClassElement(parent) || isType(parent)) &&
    parent.name === name
  );
}

const isType = (node: ts.Node) =>
  ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isTypeParameterDeclaration(node) || ts.isClassDeclaration(node);

const isShown = (value: ts.Expression) => ts.isLiteralExpression(value) || ts.isArrowFunction(value) || ts.isFunctionExpression(value);

/** `Series.Sequence` of `</Series.Sequence>`; any other node unchanged. */
function tagOf(node: ts.Node): ts.Node {
  return ts.isPropertyAccessExpression(node.parent) ? tagOf(node.parent) : node;
}

function declarationsOf(checker: ts.TypeChecker, name: ts.Identifier): ts.Declaration[] {
  const {parent} = name;
  // The type of an option or a prop is worth showing only where the context expects it.
  if (ts.isJsxAttribute(parent)) return expectedBy(checker.getContextualType(parent.parent), name.text);
  const isOption = ts.isObjectLiteralElementLike(parent) && parent.name === name && ts.isObjectLiteralExpression(parent.parent);
  if (isOption) return expectedBy(checker.getContextualType(parent.parent), name.text);
  const symbol = checker.getSymbolAtLocation(name);
  const isAlias = symbol && symbol.flags & ts.SymbolFlags.Alias;
  return (isAlias ? checker.getAliasedSymbol(symbol) : symbol)?.declarations ?? [];
}

function expectedBy(type: ts.Type | undefined, option: string): ts.Declaration[] {
  const variants = type?.isUnion() ? type.types : type ? [type] : [];
  return variants.flatMap((variant) => variant.getProperty(option)?.declarations ?? []);
}
