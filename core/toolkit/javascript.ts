import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

export type FunctionNode = ts.FunctionDeclaration | ts.ArrowFunction | ts.FunctionExpression;

/** How many times a name may refer to another name before the search gives up. */
const MAX_TRAIL_LENGTH = 5;

export const parseJavaScript = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);

/**
 * Finds the function that an expression in compiled (CommonJS) code refers to, including through `forwardRef(fn)`, `memo(fn)`, names and imports.
 * @returns undefined when it is anything else
 */
export function functionBehind(expression: ts.Node | undefined, trail = 0): FunctionNode | undefined {
  if (!expression || trail > MAX_TRAIL_LENGTH) return undefined;
  if (ts.isFunctionDeclaration(expression) || ts.isArrowFunction(expression) || ts.isFunctionExpression(expression)) return expression;
  if (ts.isParenthesizedExpression(expression)) return functionBehind(expression.expression, trail);
  if (ts.isIdentifier(expression) || ts.isPropertyAccessExpression(expression)) return functionBehind(definitionOf(expression), trail + 1);
  return ts.isCallExpression(expression) && /forward|memo/i.test(expression.expression.getText()) ? functionBehind(expression.arguments[0], trail) : undefined;
}

/**
 * The code of a number, string, boolean, `null` or `Infinity`, including where a constant of this or an imported module holds it.
 * @returns undefined for objects and for anything computed
 */
export function literalBehind(node: ts.Node | undefined, trail = 0): string | undefined {
  if (!node || trail > MAX_TRAIL_LENGTH) return undefined;
  if (ts.isNumericLiteral(node) || ts.isStringLiteralLike(node) || /^(-\d[\d_.]*|true|false|null|Infinity)$/.test(node.getText())) return node.getText();
  if (ts.isParenthesizedExpression(node)) return literalBehind(node.expression, trail);
  if (ts.isConditionalExpression(node) && NEXT_MAJOR.test(node.condition.getText())) return literalBehind(node.whenFalse, trail);
  return ts.isIdentifier(node) || ts.isPropertyAccessExpression(node) ? literalBehind(definitionOf(node), trail + 1) : undefined;
}

/** The switch of the packages for what the next major version will change: off in this one. */
const NEXT_MAJOR = /\bENABLE_V5_BREAKING_CHANGES$/;

/** What a name (`x`), an export (`exports.x`) or an import (`module_1.x`) is defined as. */
function definitionOf(node: ts.Identifier | ts.PropertyAccessExpression): ts.Node | undefined {
  const source = node.getSourceFile();
  if (ts.isIdentifier(node)) return topLevel(source, node.text);
  const from = node.expression.getText();
  const file = from === 'exports' ? source.fileName : requiredFile(source, from);
  return file === undefined ? undefined : topLevel(file === source.fileName ? source : parseJavaScript(file), node.name.text);
}

/** The function declared, the variable initialized or the export assigned under a name at the top of a module. */
export function topLevel(source: ts.SourceFile, name: string): ts.Node | undefined {
  let exported: ts.Node | undefined;
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name?.text === name) return statement;
    if (ts.isVariableStatement(statement)) {
      const found = statement.declarationList.declarations.find((declaration) => declaration.name.getText() === name);
      if (found?.initializer) return found.initializer;
    }
    const assignment = ts.isExpressionStatement(statement) && ts.isBinaryExpression(statement.expression) ? statement.expression : undefined;
    if (assignment?.left.getText() === `exports.${name}`) exported = assignment.right;
  }
  return exported;
}

/** `const quality_1 = require("./quality")`: the file behind `quality_1`. */
function requiredFile(source: ts.SourceFile, local: string): string | undefined {
  const value = topLevel(source, local);
  const [argument] = value && ts.isCallExpression(value) && value.expression.getText() === 'require' ? value.arguments : [];
  if (!argument || !ts.isStringLiteral(argument) || !argument.text.startsWith('.')) return undefined;
  const base = path.join(path.dirname(source.fileName), argument.text);
  return [base, `${base}.js`, path.join(base, 'index.js')].find((file) => file.endsWith('.js') && fs.existsSync(file));
}
