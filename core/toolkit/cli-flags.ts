import ts from 'typescript';
import type {CliOption} from './cli-options';
import {CLI, type CliSource, type SourceFile, type Value} from './cli-source';
import {
  comparedWith,
  isAssignment,
  isFunction,
  isRefusal,
  isRetired,
  lastName,
  localConstant,
  localPart,
  PARSED,
  resultOf,
  takenNames,
  unwrap,
} from './cli-syntax';

export type Walk = {
  /** What was found so far, and where each flag is read first. */
  flags: Flags;
  seen: Set<ts.Node>;
  /** Also follows functions that are passed on, to be called elsewhere. */
  indirect: boolean;
};

/** Names of flags, each with the place in the packages that reads it. */
export type Flags = Map<string, string>;

/** What the Studio's render dialog begins with: flags that are read for it take effect later, in the browser. */
const DIALOG = /^(get)?RenderDefaults$/i;

/**
 * Follows the code of the command line from a function to every flag that it reads: from the parsed command line,
 * through an option of the renderer, or from a variable that stored the flag at the start.
 */
export class CliFlags {
  /** Flags by the variable or option that stores them when a command starts. */
  private readonly stored = new Map<ts.Node | string, Flags>();
  private readonly storing: Value;

  /** @param options the options that commands share, by the name of their export */
  constructor(
    private readonly source: CliSource,
    private readonly options: Map<string, CliOption>,
  ) {
    this.storing = source.exportOf(CLI, ['dist/parse-command-line'], 'parseCommandLine');
    this.readStores(this.storing.node);
  }

  /** Adds the flags that a node and everything within it read, except in branches that belong to sub-commands. */
  visit(node: ts.Node, file: SourceFile, walk: Walk): void {
    const visitAll = (...nodes: (ts.Node | undefined)[]) => nodes.forEach((each) => each && this.visit(each, file, walk));
    // An error handler reads flags only for its message.
    if (ts.isCatchClause(node)) return;
    if (!walk.indirect && ts.isPropertyAssignment(node) && DIALOG.test(node.name.getText())) return;
    if (this.addFlagsReadBy(node, walk)) return;
    if (ts.isIfStatement(node) && isRefusal(node)) visitAll(node.elseStatement);
    else if (ts.isIfStatement(node) && comparedWith(node.expression).length > 0) visitAll(node.expression, node.elseStatement);
    else if (ts.isCallExpression(node)) {
      this.reach(node.expression, file, walk, true);
      visitAll(...node.arguments);
    } else if (ts.isIdentifier(node) || ts.isPropertyAccessExpression(node)) this.reach(node, file, walk, walk.indirect);
    else if (ts.isVariableDeclaration(node)) {
      const {name, initializer} = node;
      if (!initializer || !ts.isObjectBindingPattern(name) || !this.visitParts(takenNames(name), initializer, file, walk)) visitAll(initializer);
    } else if (ts.isPropertyAssignment(node) || ts.isParameter(node)) visitAll(node.initializer);
    else ts.forEachChild(node, (child) => visitAll(child));
  }

  /** Follows a name to its definition, if it is a constant, a stored flag, or a function that is called. */
  private reach(name: ts.Node, file: SourceFile, walk: Walk, called: boolean): void {
    const inner = unwrap(name);
    if (this.addFlagsReadBy(inner, walk)) return;
    const local = ts.isIdentifier(inner) ? localConstant(inner) : undefined;
    const part = !local && ts.isIdentifier(inner) ? localPart(inner) : undefined;
    if (part && this.visitParts([part.part], part.source, file, walk)) return;
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
    for (const flag of read ?? []) if (!flags.has(flag)) flags.set(flag, this.source.placeOf(node));
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
    const option = this.options.get(name);
    return option && [option.flag, ...(this.stored.get(name)?.keys() ?? [])];
  }

  /** The flag in `parsed['crf']`, `parsed[crfOption.cliFlag]`, or `parsed[name]` where the name is a constant for one of these. */
  private flagNamedBy(expression: ts.Expression): string[] {
    if (ts.isStringLiteral(expression)) return [expression.text];
    const local = ts.isIdentifier(expression) ? localConstant(expression) : undefined;
    if (local) return this.flagNamedBy(local);
    const flag = ts.isPropertyAccessExpression(expression) ? this.options.get(lastName(expression.expression) ?? '')?.flag : undefined;
    if (!flag) throw new Error(`No flag is known for ${expression.parent.getText()}: fix core/toolkit/cli-flags.ts.`);
    return [flag];
  }

  /** `const {a} = f()` reads only what f puts into a, if f returns an object of constants. */
  private visitParts(parts: string[], source: ts.Expression, file: SourceFile, walk: Walk): boolean {
    const call = unwrap(source);
    if (!ts.isCallExpression(call)) return false;
    const callee = this.source.resolve(call.expression, file);
    const result = callee && resultOf(callee.node);
    if (!result) return false;
    call.arguments.forEach((argument) => this.visit(argument, file, walk));
    for (const taken of parts) {
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
    const walk: Walk = {flags: new Map(), seen: new Set(), indirect: false};
    this.visit(node.expression, this.storing.file, walk);
    for (const place of this.placesWritten(node.thenStatement, this.storing.file, new Set()))
      this.stored.set(place, addAll(new Map(walk.flags), this.stored.get(place)));
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

function addAll(flags: Flags, more: Flags = new Map()): Flags {
  for (const [flag, place] of more) if (!flags.has(flag)) flags.set(flag, place);
  return flags;
}
