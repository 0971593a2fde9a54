import ts from 'typescript';
import {literalBehind} from '../javascript';
import {fallback, nameBehind} from '../javascript-fallback';

/** A value that code takes where a name has none, and that name. */
export type Fallback = {name: string; value: string};

/** `x === undefined ? 3 : x`, `typeof x === 'undefined' ? 3 : x`, `x !== undefined ? x : 3`. */
const COMPARED_WITH_NOTHING = /^(?:typeof )?([\w.]+) ([!=])==? (?:undefined|void 0|null|'undefined'|"undefined")$/;
const IS_CONSTANT_OF_DEFAULTS = /default/i;
const EMPTY_FUNCTION = /^\(\) => (undefined|null|void 0|\{\s*\})$/;
/** The compiler's names for modules: `web_1.webReader`, `(0, web_1.webReader)`. */
const MODULE = /\b\w+_\d+\.(?=\w)/g;
const ARITHMETIC = /^[\d_.]+( ?\* ?[\d_.]+)+$/;
const LONGEST_VALUE = 200;
const LONGEST_EXPRESSION = 40;

/**
 * Reads what compiled code falls back to, wherever in it: `{x = 3}`, `(x = 3) => …`, `x ?? 3`, `x || 3`, `x ? x : 3`, `x === undefined ? 3 : x`,
 * and the properties of constants that are called defaults. Which function that is in does not matter: a default may be decided far from where a reader gives the option.
 */
export function fallbacksIn(source: ts.SourceFile): Fallback[] {
  const found: Fallback[] = [];
  /** `{concurrency: passed}`: what the code calls a member. */
  const members = new Map<string, string>();
  const add = (name: string | undefined, value: string | undefined) => {
    if (name !== undefined && value !== undefined) found.push({name: members.get(name) ?? name, value});
  };
  const visit = (node: ts.Node): void => {
    if (ts.isBindingElement(node) && node.propertyName && ts.isIdentifier(node.name)) members.set(node.name.text, node.propertyName.getText());
    if (ts.isBindingElement(node)) add((node.propertyName ?? node.name).getText(), valueOf(node.initializer));
    else if (ts.isParameter(node) && ts.isIdentifier(node.name)) add(node.name.text, valueOf(node.initializer));
    else if (ts.isPropertyAssignment(node) && isOfDefaults(node)) add(node.name.getText(), valueOf(node.initializer));
    else if (ts.isVariableDeclaration(node) && node.parent.parent.parent === source) add(node.name.getText(), valueOf(node.initializer));
    const {value, otherwise} = fallback(node) ?? choice(node) ?? {};
    if (value && otherwise) add(nameBehind(value), valueOf(otherwise));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** `x || 3`, `x ? x : 3`, and comparisons with nothing. */
function choice(node: ts.Node): {value: ts.Expression; otherwise: ts.Expression} | undefined {
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.BarBarToken) return {value: node.left, otherwise: node.right};
  if (!ts.isConditionalExpression(node)) return undefined;
  const {condition, whenTrue, whenFalse} = node;
  const isUnequal = COMPARED_WITH_NOTHING.exec(condition.getText())?.[2];
  if (isUnequal && ts.isBinaryExpression(condition)) {
    const value = ts.isTypeOfExpression(condition.left) ? condition.left.expression : condition.left;
    return {value, otherwise: isUnequal === '!' ? whenFalse : whenTrue};
  }
  return ts.isIdentifier(condition) || ts.isPropertyAccessExpression(condition) ? {value: condition, otherwise: whenFalse} : undefined;
}

function isOfDefaults(node: ts.Node): boolean {
  const declaration = ts.findAncestor(node, ts.isVariableDeclaration);
  return declaration !== undefined && IS_CONSTANT_OF_DEFAULTS.test(declaration.name.getText());
}

/** A literal, a short object, a product of numbers, a function that does nothing, or a short expression, as code. */
function valueOf(node: ts.Expression | undefined): string | undefined {
  if (!node) return undefined;
  const text = node.getText();
  if (text === 'undefined' || text === 'void 0') return 'undefined';
  if (ts.isParenthesizedExpression(node)) return valueOf(node.expression);
  if (ARITHMETIC.test(text)) return String(text.split('*').reduce((product, factor) => product * Number(factor.replaceAll('_', '')), 1));
  if (ts.isObjectLiteralExpression(node) || ts.isArrayLiteralExpression(node)) return text.length <= LONGEST_VALUE ? text : undefined;
  if (EMPTY_FUNCTION.test(text)) return '() => undefined';
  const isExpression = ts.isIdentifier(node) || ts.isPropertyAccessExpression(node) || ts.isArrowFunction(node);
  return literalBehind(node) ?? (isExpression && text.length <= LONGEST_EXPRESSION ? text.replace(MODULE, '') : undefined);
}
