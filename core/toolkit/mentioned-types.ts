import ts from 'typescript';
import {isToolkitFile} from './toolkit-program';

/**
 * The exported types that an export mentions in its declaration: those that it names, and those that types of its own, which nobody can import, name.
 * @param isExported whether a symbol has a name that readers can import
 */
export function mentionedTypes(checker: ts.TypeChecker, symbol: ts.Symbol, isExported: (symbol: ts.Symbol) => boolean): Set<ts.Symbol> {
  const found = new Set<ts.Symbol>();
  const visited = new Set([symbol]);
  const look = (node: ts.Node): void => {
    const name = namedBy(node);
    const target = name && resolve(checker, name);
    if (target && !visited.has(target)) {
      visited.add(target);
      if (isExported(target)) found.add(target);
      else target.declarations?.filter((declaration) => isToolkitFile(declaration.getSourceFile().fileName)).forEach(look);
    }
    ts.forEachChild(node, look);
  };
  symbol.declarations?.forEach(look);
  return found;
}

/** The name of a type where it is used. */
function namedBy(node: ts.Node): ts.Node | undefined {
  if (ts.isTypeReferenceNode(node)) return node.typeName;
  if (ts.isExpressionWithTypeArguments(node)) return node.expression;
  if (ts.isTypeQueryNode(node)) return node.exprName;
  return ts.isImportTypeNode(node) ? node.qualifier : undefined;
}

function resolve(checker: ts.TypeChecker, name: ts.Node): ts.Symbol | undefined {
  const symbol = checker.getSymbolAtLocation(name);
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}
