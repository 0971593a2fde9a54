import ts from 'typescript';

/** Stands for what a message inserts: a number, a path, the name of a composition. */
export const PLACEHOLDER = '…';

/** How many times a name may refer to another name before the search gives up. */
const MAX_TRAIL_LENGTH = 4;

/**
 * The texts that an expression of compiled code can amount to, with {@link PLACEHOLDER} for what is only known when it runs.
 * A condition gives two. Colors and other wrappers around a text are looked through, and constants are replaced by their values.
 * @returns an empty list if the expression is no text, such as an error that is passed on
 */
export function textsOf(node: ts.Node | undefined, trail = 0): string[] {
  if (!node || trail > MAX_TRAIL_LENGTH) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return [[node.head.text, ...node.templateSpans.map((span) => `${inserted(span.expression, trail)}${span.literal.text}`)].join('')];
  if (ts.isParenthesizedExpression(node)) return textsOf(node.expression, trail);
  if (ts.isConditionalExpression(node)) return [...textsOf(node.whenTrue, trail), ...textsOf(node.whenFalse, trail)];
  if (ts.isIdentifier(node)) return textsOf(constantBehind(node), trail + 1);
  if (ts.isArrayLiteralExpression(node)) return lines(node, ' ', trail);
  if (ts.isBinaryExpression(node)) return ofBinary(node, trail);
  if (ts.isCallExpression(node)) return ofCall(node, trail);
  return [];
}

/** What a template shows for one of its values. */
const inserted = (node: ts.Expression, trail: number): string => {
  const texts = textsOf(node, trail + 1);
  return texts.length === 1 ? (texts[0] ?? PLACEHOLDER) : PLACEHOLDER;
};

function ofBinary(node: ts.BinaryExpression, trail: number): string[] {
  const {left, operatorToken, right} = node;
  if (operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [before, after] = [textsOf(left, trail), textsOf(right, trail)];
    if (before.length === 0 && after.length === 0) return [];
    return (before.length > 0 ? before : [PLACEHOLDER]).flatMap((first) => (after.length > 0 ? after : [PLACEHOLDER]).map((second) => `${first}${second}`));
  }
  const isChoice = operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken || operatorToken.kind === ts.SyntaxKind.BarBarToken;
  return isChoice ? [...textsOf(left, trail), ...textsOf(right, trail)] : [];
}

/** `['a', 'b'].join('\n')`, also after a filter; `chalk.red('a')`; `'a'.trim()`. */
function ofCall({expression, arguments: given}: ts.CallExpression, trail: number): string[] {
  if (ts.isIdentifier(expression) && expression.text === 'String') return textsOf(given[0], trail);
  if (!ts.isPropertyAccessExpression(expression)) return [];
  const {expression: object, name} = expression;
  if (name.text === 'join') {
    const list = listBehind(object);
    const [separator = ','] = textsOf(given[0], trail);
    return list ? lines(list, separator, trail) : [];
  }
  if (['trim', 'trimEnd', 'trimStart', 'toString'].includes(name.text)) return textsOf(object, trail);
  return /chalk/i.test(object.getText()) || /^(red|yellow|gray|blue|green|bold|cyan|dim|underline)$/.test(name.text) ? textsOf(given[0], trail) : [];
}

function listBehind(node: ts.Expression): ts.ArrayLiteralExpression | undefined {
  if (ts.isArrayLiteralExpression(node)) return node;
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'filter')
    return listBehind(node.expression.expression);
  const value = ts.isIdentifier(node) ? constantBehind(node) : undefined;
  return value && ts.isArrayLiteralExpression(value) ? value : undefined;
}

const lines = (list: ts.ArrayLiteralExpression, separator: string, trail: number): string[] => [
  list.elements.map((each) => (isOptional(each) ? PLACEHOLDER : (textsOf(each, trail)[0] ?? PLACEHOLDER))).join(separator),
];

/** A line that a filter removes in some cases: `label ? text : null`. */
const isOptional = (node: ts.Expression): boolean => ts.isConditionalExpression(node) && node.whenFalse.kind === ts.SyntaxKind.NullKeyword;

/** What a name holds: the value of the nearest constant or variable of that name that is declared around its use. */
function constantBehind(name: ts.Identifier): ts.Expression | undefined {
  for (let scope: ts.Node | undefined = name.parent; scope; scope = scope.parent) {
    if (!ts.isBlock(scope) && !ts.isSourceFile(scope)) continue;
    for (const statement of scope.statements) {
      if (!ts.isVariableStatement(statement)) continue;
      const found = statement.declarationList.declarations.find((each) => ts.isIdentifier(each.name) && each.name.text === name.text);
      if (found) return found.initializer;
    }
  }
  return undefined;
}
