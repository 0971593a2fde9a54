import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {isAssignment, lastName} from './cli-syntax';
import {literalBehind, parseJavaScript} from './javascript';

/** An option that commands share. */
export type CliOption = {flag: string; isBoolean: boolean};

/**
 * Reads the options that a release of @remotion/renderer declares, by every name under which it exports them. They are read, not run:
 * an old release need not be able to start here.
 * @param renderer folder of the package
 */
export function readOptions(renderer: string): Map<string, CliOption> {
  const folder = path.join(renderer, 'dist/options');
  const files = fs.existsSync(folder) ? fs.readdirSync(folder).filter((file) => file.endsWith('.js')) : [];
  const trees = files.map((file) => parseJavaScript(path.join(folder, file)));
  const options = new Map<string, CliOption>();
  const objects = trees.flatMap((tree) => tree.statements.flatMap(exportedObject));
  for (const {name, object} of objects) {
    const flag = /^(['"])(.+)\1$/.exec(literalBehind(valueOf(object, 'cliFlag')) ?? '')?.[2];
    if (flag) options.set(name, {flag, isBoolean: /^(true|false)$/.test(valueOf(object, 'type')?.getText() ?? '')});
  }
  // The list of all options gives some of them another name: `jpegQuality: jpeg_quality_1.jpegQualityOption`.
  for (const property of objects.flatMap(({object}) => [...object.properties])) {
    const option = ts.isPropertyAssignment(property) ? options.get(lastName(property.initializer) ?? '') : undefined;
    if (option && property.name) options.set(property.name.getText(), option);
  }
  return options;
}

/** `exports.a = {…}` */
function exportedObject(statement: ts.Statement): {name: string; object: ts.ObjectLiteralExpression}[] {
  const assignment = ts.isExpressionStatement(statement) && isAssignment(statement.expression) ? statement.expression : undefined;
  if (!assignment || !ts.isPropertyAccessExpression(assignment.left) || !ts.isObjectLiteralExpression(assignment.right)) return [];
  return [{name: assignment.left.name.text, object: assignment.right}];
}

/** The value of a property, also where it is written as `{cliFlag}`. */
function valueOf({properties}: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const property = properties.find((each) => each.name?.getText() === name);
  if (property && ts.isShorthandPropertyAssignment(property)) return property.name;
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
}
