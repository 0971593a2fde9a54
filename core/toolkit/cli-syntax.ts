import ts from 'typescript';

/*
 * The few patterns of compiled CommonJS that matter for reading a command line.
 */

/** Strips parentheses, `await`, and the `(0, x)` that compiled code uses to call an import. */
export function unwrap(node: ts.Node): ts.Node {
  if (ts.isParenthesizedExpression(node) || ts.isAwaitExpression(node)) return unwrap(node.expression);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.CommaToken) return unwrap(node.right);
  return node;
}

/** The name in `x` or at the end of `a.b.x`. */
export function lastName(node: ts.Node): string | undefined {
  const inner = unwrap(node);
  if (ts.isIdentifier(inner)) return inner.text;
  return ts.isPropertyAccessExpression(inner) ? inner.name.text : undefined;
}

/** The names that `const {a, b: c} = …` takes from an object: [a, b]. */
export const takenNames = (pattern: ts.ObjectBindingPattern): string[] => pattern.elements.map(({propertyName, name}) => (propertyName ?? name).getText());

export const isFunction = (node: ts.Node): node is ts.FunctionLikeDeclaration =>
  ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isFunctionDeclaration(node);

export const isAssignment = (node: ts.Node): node is ts.BinaryExpression =>
  ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken;

export const isConstant = ({parent}: ts.VariableDeclaration): boolean => (parent.flags & ts.NodeFlags.Const) !== 0;

/** The value of a constant that is declared in an enclosing function. */
export function localConstant(name: ts.Identifier): ts.Expression | undefined {
  for (let scope: ts.Node = name.parent; !ts.isSourceFile(scope); scope = scope.parent) {
    const constant = ts.isBlock(scope) ? constantsOf(scope).get(name.text) : undefined;
    if (constant) return constant;
  }
  return undefined;
}

/** What `const {a: b} = source` in an enclosing function takes for the name b: a of source. */
export function localPart(name: ts.Identifier): {part: string; source: ts.Expression} | undefined {
  for (let scope: ts.Node = name.parent; !ts.isSourceFile(scope); scope = scope.parent)
    for (const {name: pattern, initializer} of ts.isBlock(scope) ? declarationsIn(scope) : []) {
      const element = initializer && ts.isObjectBindingPattern(pattern) ? pattern.elements.find((each) => each.name.getText() === name.text) : undefined;
      if (initializer && element) return {part: (element.propertyName ?? element.name).getText(), source: initializer};
    }
  return undefined;
}

const knownConstants = new WeakMap<ts.Block, Map<string, ts.Expression>>();

function constantsOf(block: ts.Block): Map<string, ts.Expression> {
  const known = knownConstants.get(block);
  if (known) return known;
  const constants = new Map<string, ts.Expression>();
  for (const declaration of declarationsIn(block)) {
    if (isConstant(declaration) && ts.isIdentifier(declaration.name) && declaration.initializer) constants.set(declaration.name.text, declaration.initializer);
  }
  knownConstants.set(block, constants);
  return constants;
}

/** The object that a function returns at its end, if it declares only constants, so that each part can be traced by itself. */
export function resultOf(node: ts.Node): ts.ObjectLiteralExpression | undefined {
  const body = isFunction(node) && node.body && ts.isBlock(node.body) ? node.body : undefined;
  const end = body?.statements.at(-1);
  const result = end && ts.isReturnStatement(end) ? end.expression : undefined;
  const isWhole = body && declarationsIn(body).every((each) => isConstant(each) || isTemporary(each)) && !body.statements.slice(0, -1).some(leaves);
  return isWhole && result && ts.isObjectLiteralExpression(result) ? result : undefined;
}

/** `var _a;` holds an intermediate result of `??` or `?.`. */
const isTemporary = ({name, initializer}: ts.VariableDeclaration): boolean => !initializer && /^_[a-z]+$/.test(name.getText());

/** Whether a statement may return; what a function within it returns does not count. */
const leaves = (node: ts.Node): boolean =>
  ts.isReturnStatement(node) || (!isFunction(node) && (ts.forEachChild(node, (child) => leaves(child) || undefined) ?? false));

const declarationsIn = (block: ts.Block) =>
  block.statements.flatMap((statement) => (ts.isVariableStatement(statement) ? statement.declarationList.declarations : []));

/** `if (parsedCli.frames) { …; process.exit(1); }`, or with `framesOption.getValue(…).source === 'cli'`: the command mentions the flag only to reject it. */
export function isRefusal({expression, thenStatement}: ts.IfStatement): boolean {
  const last = statementsOf(thenStatement).at(-1);
  const isParsed = ts.isPropertyAccessExpression(expression) && PARSED.test(lastName(expression.expression) ?? '');
  const isFlag = isParsed || /\.getValue\([^]*\)\.source === 'cli'$/.test(expression.getText());
  return isFlag && last !== undefined && (ts.isThrowStatement(last) || /\b(exit|quit_1\.quit\))\(1\);$/.test(last.getText()));
}

/** The objects that hold the command line as the packages parse it. */
export const PARSED = /^parsed(Lambda|Cloudrun)?Cli$/;

/** `if (…) { Log.warn(…); … }`: an old name, which still works but logs a warning. */
export const isRetired = ({thenStatement}: ts.IfStatement): boolean => /^\w*\.?Log\.warn\(/.test(statementsOf(thenStatement)[0]?.getText() ?? '');

const statementsOf = (node: ts.Statement): readonly ts.Statement[] => (ts.isBlock(node) ? node.statements : [node]);

/** What the sub-command is compared with in `if (command === 'render')` or `if (args[0] === LS_SUBCOMMAND)`; empty for any other condition. */
export function comparedWith(condition: ts.Expression): ts.Expression[] {
  const node = unwrap(condition);
  if (ts.isIdentifier(node)) {
    const constant = localConstant(node);
    return constant ? comparedWith(constant) : [];
  }
  if (!ts.isBinaryExpression(node)) return [];
  if (node.operatorToken.kind === ts.SyntaxKind.BarBarToken) return [...comparedWith(node.left), ...comparedWith(node.right)];
  const isComparison = node.operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken;
  return isComparison && /^(command|args\[0\])$/.test(node.left.getText()) ? [node.right] : [];
}
