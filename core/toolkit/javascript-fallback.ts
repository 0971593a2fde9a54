import ts from 'typescript';

/** `a ?? b`, including as the compiler writes it for old browsers: `a !== null && a !== void 0 ? a : b`, `(_a = a) !== null && …`. */
export function fallback(node: ts.Node): {value: ts.Expression; otherwise: ts.Expression} | undefined {
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken) return {value: node.left, otherwise: node.right};
  if (!ts.isConditionalExpression(node) || !/!== null && \S+ !== void 0$/.test(node.condition.getText())) return undefined;
  let value: ts.Expression = node.condition;
  while (ts.isBinaryExpression(value) && value.operatorToken.kind !== ts.SyntaxKind.EqualsToken) value = value.left;
  if (ts.isParenthesizedExpression(value)) value = value.expression;
  return {value: ts.isBinaryExpression(value) ? value.right : value, otherwise: node.whenFalse};
}

/** The last name of `x`, `props.x`, `(_a = props.x)`, or `props === null || props === void 0 ? void 0 : props.x`. */
export function nameBehind(value: ts.Expression): string | undefined {
  if (ts.isIdentifier(value)) return value.text;
  if (ts.isPropertyAccessExpression(value)) return value.name.text;
  if (ts.isParenthesizedExpression(value)) return nameBehind(value.expression);
  if (ts.isConditionalExpression(value)) return nameBehind(value.whenFalse);
  return ts.isBinaryExpression(value) && value.operatorToken.kind === ts.SyntaxKind.EqualsToken ? nameBehind(value.right) : undefined;
}
