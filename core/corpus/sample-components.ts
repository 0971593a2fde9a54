import ts from 'typescript';
import type {Fence} from './fences';
import {literalOf, parse} from './literals';

export type Shown = {
  name: string;
  /** Props without a default, which somebody has to give. */
  needed: string[];
};

/** The first component that a sample exports, and what it needs; a root and a schema draw nothing themselves. */
export function firstComponent(code: string): Shown | undefined {
  for (const statement of parse(code).statements) {
    for (const {name, value} of exportsOf(statement)) {
      if (!/^[A-Z]\w*$/.test(name) || /(Root|Schema|Context|Provider)$/.test(name) || !value) continue;
      const component = ts.isCallExpression(value) ? value.arguments[0] : value;
      if (component && ts.isFunctionLike(component)) return {name, needed: neededBy(component)};
    }
  }
  return undefined;
}

function exportsOf(statement: ts.Statement): {name: string; value: ts.Node | undefined}[] {
  const isExported = ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.some(({kind}) => kind === ts.SyntaxKind.ExportKeyword);
  if (!isExported) return [];
  if (ts.isFunctionDeclaration(statement)) return statement.name ? [{name: statement.name.text, value: statement}] : [];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.map(({name, initializer}) => ({name: name.getText(), value: initializer}));
}

function neededBy(component: ts.SignatureDeclaration): string[] {
  const [first] = component.parameters;
  if (!first) return [];
  if (!ts.isObjectBindingPattern(first.name)) return [first.name.getText()];
  const optional = new Set(
    first.type && ts.isTypeLiteralNode(first.type)
      ? first.type.members.flatMap((member) => (member.questionToken && member.name ? [member.name.getText()] : []))
      : [],
  );
  return first.name.elements
    .filter(({initializer, dotDotDotToken}) => !initializer && !dotDotDotToken)
    .map(({name, propertyName}) => (propertyName ?? name).getText())
    .filter((name) => !optional.has(name));
}

/** What a sample registers a component with, as far as it is written out. */
type Size = {width: number; height: number; fps: number; durationInFrames: number};

/** How the samples of a page register a component: its size and its default props, as far as they are written out. */
export function registeredAs(component: string, fences: Fence[]): {size: Partial<Size>; props: Record<string, unknown>} {
  const size: Partial<Size> = {};
  let props: Record<string, unknown> = {};
  const look = (node: ts.Node): void => {
    if (ts.isJsxSelfClosingElement(node) && /^(Composition|Still)$/.test(node.tagName.getText())) {
      const given = new Map(node.attributes.properties.flatMap((each) => (ts.isJsxAttribute(each) ? [[each.name.getText(), valueOf(each)] as const] : [])));
      const isThis = node.attributes.properties.some((each) => ts.isJsxAttribute(each) && each.getText() === `component={${component}}`);
      if (isThis) {
        for (const field of ['width', 'height', 'fps', 'durationInFrames'] as const)
          if (typeof given.get(field) === 'number') size[field] = given.get(field) as number;
        const defaults = given.get('defaultProps');
        if (typeof defaults === 'object' && defaults !== null) props = defaults as Record<string, unknown>;
      }
    }
    ts.forEachChild(node, look);
  };
  for (const {lang, code} of fences) if (lang === 'tsx' && code.includes(`component={${component}}`)) look(parse(code));
  return {size, props};
}

function valueOf({initializer}: ts.JsxAttribute): unknown {
  if (!initializer) return true;
  if (ts.isStringLiteral(initializer)) return initializer.text;
  return ts.isJsxExpression(initializer) && initializer.expression ? literalOf(initializer.expression) : undefined;
}

/** The component that a sample defines, and registers or plays itself. */
export const ownComponent = (code: string): string | undefined =>
  [...code.matchAll(/\bcomponent=\{([A-Z]\w*)\}/g)]
    .map(([, name = '']) => name)
    .find((name) => new RegExp(`^(?:export )?(?:const|function) ${name}\\b`, 'm').test(code));
