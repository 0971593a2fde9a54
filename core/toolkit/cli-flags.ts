import {createRequire} from 'node:module';
import ts from 'typescript';
import type {CliSource, SourceFile, Value} from './cli-source';
import {comparedWith, isAssignment, isFunction, isRefusal, isRetired, lastName, localConstant, PARSED, resultOf, takenNames, unwrap} from './cli-syntax';

export type Walk = {
  /** What was found so far. */
  flags: Set<string>;
  seen: Set<ts.Node>;
  /** Also follows functions that are passed on, to be called elsewhere. */
  indirect: boolean;
};

type Options = Record<string, {cliFlag: string; type: unknown}>;

/**
 * Follows the code of the command line from a function to every flag that it reads: from the parsed command line,
 * through an option of the renderer, or from a variable that stored the flag at the start.
 */
export class CliFlags {
  /** The options that commands share, by the name of their export; each knows its flag. */
  private readonly options: Options;
  /** Flags by the variable or option that stores them when a command starts. */
  private readonly stored = new Map<ts.Node | string, Set<string>>();
  private readonly storing: Value;

  /** @param packages the node_modules folder in which @remotion/cli is installed */
  constructor(
    packages: string,
    private readonly source: CliSource,
  ) {
    const client = createRequire(`${packages}/@remotion/cli/package.json`)('@remotion/renderer/client') as {BrowserSafeApis: {options: Options}};
    this.options = client.BrowserSafeApis.options;
    this.storing = source.exportOf('@remotion/cli/dist/parse-command-line.js', 'parseCommandLine');
    this.readStores(this.storing.node);
  }

  /** Flags of boolean options. */
  booleanOptions(): string[] {
    return Object.values(this.options).flatMap(({cliFlag, type}) => (typeof type === 'boolean' ? [cliFlag] : []));
  }

  /** Adds the flags that a node and everything within it read, except in branches that belong to sub-commands. */
  visit(node: ts.Node, file: SourceFile, walk: Walk): void {
    const visitAll = (...nodes: (ts.Node | undefined)[]) => nodes.forEach((each) => each && this.visit(each, file, walk));
    // An error handler reads flags only for its message.
    if (ts.isCatchClause(node)) return;
    if (this.addFlagsReadBy(node, walk)) return;
    if (ts.isIfStatement(node) && isRefusal(node)) visitAll(node.elseStatement);
    else if (ts.isIfStatement(node) && comparedWith(node.expression).length > 0) visitAll(node.expression, node.elseStatement);
    else if (ts.isCallExpression(node)) {
      this.reach(node.expression, file, walk, true);
      visitAll(...node.arguments);
    } else if (ts.isIdentifier(node) || ts.isPropertyAccessExpression(node)) this.reach(node, file, walk, walk.indirect);
    else if (ts.isVariableDeclaration(node)) {
      if (!this.visitPicked(node, file, walk)) visitAll(node.initializer);
    } else if (ts.isPropertyAssignment(node) || ts.isParameter(node)) visitAll(node.initializer);
    else ts.forEachChild(node, (child) => visitAll(child));
  }

  /** Follows a name to its definition, if it is a constant, a stored flag, or a function that is called. */
  private reach(name: ts.Node, file: SourceFile, walk: Walk, called: boolean): void {
    const inner = unwrap(name);
    if (this.addFlagsReadBy(inner, walk)) return;
    const local = ts.isIdentifier(inner) ? localConstant(inner) : undefined;
    const value = local ? {node: local, file} : this.source.resolve(inner, file);
    if (!value) {
      if (!ts.isIdentifier(inner)) this.visit(ts.isPropertyAccessExpression(inner) ? inner.expression : inner, file, walk);
      return;
    }
    if (value.node === this.storing.node) return;
    addAll(walk.flags, this.stored.get(value.node));
    if (walk.seen.has(value.node) || (isFunction(value.node) && !called)) return;
    walk.seen.add(value.node);
    this.visit(value.node, value.file, walk);
  }

  private addFlagsReadBy(node: ts.Node, {flags}: Walk): boolean {
    const read = this.flagsReadBy(node);
    addAll(flags, read);
    return read !== undefined;
  }

  /** The flags that a node itself reads from the command line. */
  private flagsReadBy(node: ts.Node): string[] | undefined {
    if (ts.isPropertyAccessExpression(node)) {
      if (isParsed(node.expression)) return node.name.text === '_' ? [] : [node.name.text];
      return node.name.text === 'getValue' ? this.flagsOfOption(lastName(node.expression)) : undefined;
    }
    if (ts.isElementAccessExpression(node) && isParsed(node.expression)) return this.flagNamedBy(node.argumentExpression);
    if (ts.isVariableDeclaration(node) && ts.isObjectBindingPattern(node.name) && node.initializer && isParsed(node.initializer)) return takenNames(node.name);
    return undefined;
  }

  private flagsOfOption(name = ''): string[] | undefined {
    const option = this.options[name];
    return option && [option.cliFlag, ...(this.stored.get(name) ?? [])];
  }

  /** The flag in `parsed['crf']`, `parsed[crfOption.cliFlag]`, or `parsed[name]` where the name is a constant for one of these. */
  private flagNamedBy(expression: ts.Expression): string[] {
    if (ts.isStringLiteral(expression)) return [expression.text];
    const local = ts.isIdentifier(expression) ? localConstant(expression) : undefined;
    if (local) return this.flagNamedBy(local);
    const flag = ts.isPropertyAccessExpression(expression) ? this.options[lastName(expression.expression) ?? '']?.cliFlag : undefined;
    if (!flag) throw new Error(`No flag is known for ${expression.parent.getText()}: fix core/toolkit/cli-flags.ts.`);
    return [flag];
  }

  /** `const {a} = f()` reads only what f puts into a, if f returns an object of constants. */
  private visitPicked({name, initializer}: ts.VariableDeclaration, file: SourceFile, walk: Walk): boolean {
    const call = initializer && unwrap(initializer);
    if (!call || !ts.isObjectBindingPattern(name) || !ts.isCallExpression(call)) return false;
    const callee = this.source.resolve(call.expression, file);
    const result = callee && resultOf(callee.node);
    if (!result) return false;
    call.arguments.forEach((argument) => this.visit(argument, file, walk));
    for (const taken of takenNames(name)) {
      const property = result.properties.find((candidate) => candidate.name?.getText() === taken);
      if (property) this.visit(ts.isShorthandPropertyAssignment(property) ? property.name : property, callee.file, walk);
    }
    return true;
  }

  /** Finds the variable or option that stores each flag that is read whenever a command starts. */
  private readStores(node: ts.Node): void {
    if (!ts.isIfStatement(node)) {
      ts.forEachChild(node, (child) => this.readStores(child));
      return;
    }
    if (isRefusal(node) || isRetired(node)) return;
    const walk: Walk = {flags: new Set(), seen: new Set(), indirect: false};
    this.visit(node.expression, this.storing.file, walk);
    for (const place of this.placesWritten(node.thenStatement, this.storing.file, new Set()))
      this.stored.set(place, addAll(walk.flags, this.stored.get(place)));
  }

  /** The variables and options that a statement sets by calling their setters. */
  private placesWritten(node: ts.Node, file: SourceFile, seen: Set<ts.Node>): (ts.Node | string)[] {
    const places: (ts.Node | string)[] = [];
    if (isAssignment(node)) {
      const target = this.source.resolve(node.left, file);
      if (target) places.push(target.node);
    }
    const setter = ts.isCallExpression(node) ? this.source.resolve(node.expression, file) : undefined;
    if (setter && !seen.has(setter.node)) {
      seen.add(setter.node);
      const option = ts.isPropertyAccessExpression(setter.node) ? lastName(setter.node.expression) : undefined;
      places.push(...(option ? [option] : this.placesWritten(setter.node, setter.file, seen)));
    }
    ts.forEachChild(node, (child) => {
      places.push(...this.placesWritten(child, file, seen));
    });
    return places;
  }
}

const isParsed = (node: ts.Node) => PARSED.test(lastName(node) ?? '');

function addAll<T>(set: Set<T>, more: Iterable<T> = []): Set<T> {
  for (const each of more) set.add(each);
  return set;
}
