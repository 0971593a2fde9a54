import fs from 'node:fs';
import ts from 'typescript';
import {functionBehind, literalBehind, parseJavaScript, topLevel, type FunctionNode} from './javascript';
import {fallback} from './javascript-fallback';

/** Default values in the JavaScript of a function, as code: those of its arguments, and of the members of each argument. */
export type SourceDefaults = {
  /** By position. */
  arguments: (string | undefined)[];
  /** By position of the argument, then by member. */
  members: Map<string, string>[];
};

export const NO_DEFAULTS: SourceDefaults = {arguments: [], members: []};

/**
 * Reads the defaults of an exported function or component from the JavaScript beside its type declarations.
 * Only obvious defaults count: `({x = 3})`, `const {x = 3} = props`, `x ?? 3` if it is the same everywhere; objects and computed values do not.
 * A component that passes its props on unchanged has the defaults of the components that receive them.
 * @param declarations path of the `.d.ts` that declares the export
 */
export function sourceDefaults(declarations: string, name: string): SourceDefaults {
  const file = declarations.replace(/\.d\.([cm]?)ts$/, '.$1js');
  const implementation = fs.existsSync(file) ? functionBehind(topLevel(parseJavaScript(file), name)) : undefined;
  if (!implementation) return NO_DEFAULTS;
  return {
    arguments: implementation.parameters.map(({initializer}) => literalBehind(initializer)),
    members: implementation.parameters.map((_, index) => memberDefaults(implementation, index)),
  };
}

/** What the code of a function does with one of its arguments. */
type Usage = {
  /** Names for the argument, or for the rest of it. */
  objects: Set<string>;
  /** Local name → member. */
  locals: Map<string, string>;
  /** Member → values of `x = 3`. */
  defaults: Map<string, string>;
  /** Member → right-hand sides of `x ?? 3`; undefined for those that are computed. */
  fallbacks: Map<string, Set<string | undefined>>;
  /** Components that receive the argument as their props. */
  heirs: ts.Expression[];
};

/** `x ?? null` and `x ?? ''` pass on "nothing given": the default is decided elsewhere. */
const PLACEHOLDERS = new Set(['null', "''", '""']);

function memberDefaults(implementation: FunctionNode, index: number, seen = new Set<FunctionNode>()): Map<string, string> {
  const usage = usageOf(implementation, index);
  const all = new Map(usage.defaults);
  for (const [member, [value, ...others]] of usage.fallbacks)
    if (value !== undefined && others.length === 0 && !PLACEHOLDERS.has(value) && !all.has(member)) all.set(member, value);
  seen.add(implementation);
  const inherited = usage.heirs.flatMap((heir) => {
    const next = functionBehind(heir);
    return next && !seen.has(next) ? [...memberDefaults(next, 0, seen)] : [];
  });
  for (const [member, value] of inherited)
    if (!all.has(member) && inherited.every(([name, other]) => name !== member || other === value)) all.set(member, value);
  return all;
}

function usageOf({parameters, body}: FunctionNode, index: number): Usage {
  const usage: Usage = {objects: new Set(), locals: new Map(), defaults: new Map(), fallbacks: new Map(), heirs: []};
  const name = parameters[index]?.name;
  if (name && ts.isObjectBindingPattern(name)) takeApart(name, usage);
  else if (name) usage.objects.add(name.getText());
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isObjectBindingPattern(node.name) && usage.objects.has(node.initializer?.getText() ?? ''))
      takeApart(node.name, usage);
    if (ts.isCallExpression(node) && isHandedOn(node, usage)) usage.heirs.push(node.arguments[0] as ts.Expression);
    const chain = fallbackChain(node);
    if (!chain) return ts.forEachChild(node, visit);
    const member = memberOf(chain.first, usage);
    if (member) usage.fallbacks.set(member, (usage.fallbacks.get(member) ?? new Set()).add(literalBehind(chain.last)));
    visit(chain.last);
  };
  if (body) visit(body);
  return usage;
}

function takeApart(pattern: ts.ObjectBindingPattern, {objects, locals, defaults}: Usage): void {
  for (const {dotDotDotToken, propertyName, name, initializer} of pattern.elements) {
    if (dotDotDotToken) objects.add(name.getText());
    const member = (propertyName ?? name).getText();
    const value = literalBehind(initializer);
    if (value !== undefined) defaults.set(member, value);
    if (ts.isIdentifier(name)) locals.set(name.text, member);
  }
}

/** `jsx(Inner, {...props, ref})`. */
function isHandedOn({expression, arguments: [component, props]}: ts.CallExpression, {objects}: Usage): boolean {
  if (!component || !props || !/\bjsxs?\)?$/.test(expression.getText()) || !ts.isObjectLiteralExpression(props)) return false;
  return props.properties.some((property) => ts.isSpreadAssignment(property) && objects.has(property.expression.getText()));
}

/** The first and last operands of `a ?? b ?? c`. */
function fallbackChain(node: ts.Node): {first: ts.Expression; last: ts.Expression} | undefined {
  const outer = fallback(node);
  if (!outer) return undefined;
  return {first: fallbackChain(outer.value)?.first ?? outer.value, last: outer.otherwise};
}

/** `x`, `props.x`, or `props === null || props === void 0 ? void 0 : props.x`. */
function memberOf(value: ts.Expression, {locals, objects}: Usage): string | undefined {
  const last = ts.isConditionalExpression(value) ? value.whenFalse : value;
  if (ts.isPropertyAccessExpression(last) && objects.has(last.expression.getText())) return last.name.text;
  return ts.isIdentifier(last) ? locals.get(last.text) : undefined;
}
