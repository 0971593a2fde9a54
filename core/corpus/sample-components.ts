import ts from 'typescript';
import type {Fence} from './fences';
import {literalOf, parse} from './literals';

/** A component that a sample exports. */
export type Component = {
  name: string;
  isDefault: boolean;
  /** Props without a default, which somebody has to give; the name of the parameter where it is not taken apart. */
  needed: string[];
  /** The function as it is written. */
  written: ts.SignatureDeclaration;
};

/** The components that a sample exports, in its order. Contexts and schemas render nothing. */
export const exportedComponents = (code: string): Component[] =>
  parse(code).statements.flatMap((statement) =>
    exportsOf(statement).flatMap(({name, value, isDefault}): Component[] => {
      if (!value || !/^[A-Z]\w*$/.test(name) || /(Schema|Context)$/.test(name)) return [];
      const written = ts.isCallExpression(value) ? value.arguments[0] : value;
      return written && ts.isFunctionLike(written) ? [{name, isDefault, needed: neededBy(written), written}] : [];
    }),
  );

/** The first component that a sample exports by its name; a root and a provider draw nothing themselves. */
export const firstComponent = (code: string): Component | undefined => exportedComponents(code).find(({name}) => !/(^Default|Root|Provider)$/.test(name));

type Exported = {name: string; value: ts.Node | undefined; isDefault: boolean};

function exportsOf(statement: ts.Statement): Exported[] {
  if (ts.isExportAssignment(statement)) return [{name: 'Default', value: statement.expression, isDefault: true}];
  const modifiers = (ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.map(({kind}) => kind)) || [];
  if (!modifiers.includes(ts.SyntaxKind.ExportKeyword)) return [];
  const isDefault = modifiers.includes(ts.SyntaxKind.DefaultKeyword);
  if (ts.isFunctionDeclaration(statement)) return [{name: statement.name?.text ?? 'Default', value: statement, isDefault}];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.map(({name, initializer}) => ({name: name.getText(), value: initializer, isDefault}));
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
