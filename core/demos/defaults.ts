import ts from 'typescript';
import type {Value} from '../../demos/lib/controls';

/** A default value in the component's code, and its position. */
export type Default = {name: string; value: Value; start: number; end: number};

export type ComponentCode = {
  /** Every name that the file exports. */
  exports: string[];
  /** The component's props that have a literal as default: `({damping = 10}) => …`. */
  defaults: Default[];
  /** Modules that the file imports. */
  imports: string[];
  /** Names of the HTML elements that it draws. */
  tags: Set<string>;
  /** Where it cannot be parsed. */
  error?: {line: number; message: string};
};

/** Reading a component costs as much as compiling it, and checks, tests and plugins of one process read the same ones. */
const read = new Map<string, ComponentCode>();

/** Reads what a demo's file exports, imports and draws, and the defaults of the component named `name`. */
export function readComponent(name: string, source: string): ComponentCode {
  const key = `${name}\n${source}`;
  const code = read.get(key) ?? parseComponent(name, source);
  read.set(key, code);
  return code;
}

function parseComponent(name: string, source: string): ComponentCode {
  const code: ComponentCode = {exports: [], defaults: [], imports: [], tags: new Set()};
  const file = ts.createSourceFile(`${name}.tsx`, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const [problem] =
    ts.transpileModule(source, {fileName: file.fileName, reportDiagnostics: true, compilerOptions: {jsx: ts.JsxEmit.Preserve}}).diagnostics ?? [];
  if (problem)
    code.error = {line: file.getLineAndCharacterOfPosition(problem.start ?? 0).line + 1, message: ts.flattenDiagnosticMessageText(problem.messageText, ' ')};
  for (const statement of file.statements) {
    if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) code.imports.push(statement.moduleSpecifier.text);
    for (const [exported, component] of exportsOf(statement)) {
      code.exports.push(exported);
      if (exported === name) code.defaults.push(...defaultsOf(component));
    }
  }
  const look = (node: ts.Node): void => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) code.tags.add(node.tagName.getText());
    ts.forEachChild(node, look);
  };
  look(file);
  return code;
}

function exportsOf(statement: ts.Statement): [name: string, value: ts.Node | undefined][] {
  const isExported = ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.some(({kind}) => kind === ts.SyntaxKind.ExportKeyword);
  if (!isExported) return [];
  if (ts.isFunctionDeclaration(statement)) return [[statement.name?.text ?? 'default', statement]];
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.map(({name, initializer}) => [name.getText(), initializer]);
  return [];
}

function defaultsOf(component: ts.Node | undefined): Default[] {
  if (!component || !ts.isFunctionLike(component)) return [];
  const props = component.parameters[0]?.name;
  if (!props || !ts.isObjectBindingPattern(props)) return [];
  return props.elements.flatMap(({name, initializer}) => {
    const value = initializer && literalValue(initializer);
    return value === undefined ? [] : [{name: name.getText(), value, start: initializer!.getStart(), end: initializer!.getEnd()}];
  });
}

function literalValue(node: ts.Expression): Value | undefined {
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken && ts.isNumericLiteral(node.operand)) return -Number(node.operand.text);
  if (ts.isStringLiteral(node)) return node.text;
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  return undefined;
}
