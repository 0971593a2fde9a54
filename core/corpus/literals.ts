import ts from 'typescript';

/** Parses a sample. */
export const parse = (code: string): ts.SourceFile => ts.createSourceFile('sample.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

/** The value of an expression that says it outright, as JSON has it; undefined when something would have to run. */
export function literalOf(node: ts.Expression): unknown {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)) return literalOf(node.expression);
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (ts.isStringLiteralLike(node)) return node.text;
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (node.kind === ts.SyntaxKind.NullKeyword) return null;
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken) {
    const value = literalOf(node.operand);
    return typeof value === 'number' ? -value : undefined;
  }
  if (ts.isArrayLiteralExpression(node)) {
    const items = node.elements.map(literalOf);
    return items.includes(undefined) ? undefined : items;
  }
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const entries = node.properties.map((property) =>
    ts.isPropertyAssignment(property) ? [nameOf(property.name), literalOf(property.initializer)] : ['', undefined],
  );
  return entries.some(([, value]) => value === undefined) ? undefined : (Object.fromEntries(entries) as unknown);
}

/** The object that a text such as `{name: 'Vega', stars: 3}` writes out; undefined when it is none. */
export function objectIn(text: string): Record<string, unknown> | undefined {
  const [statement, ...others] = parse(`(${text});`).statements;
  const value = statement && others.length === 0 && ts.isExpressionStatement(statement) ? literalOf(statement.expression) : undefined;
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;
}

const nameOf = (name: ts.PropertyName): string => (ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : name.getText());
