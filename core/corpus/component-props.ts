import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** An attribute that writers may give to a component. */
export type WrittenProp = {
  isRequired: boolean;
  /** The values that its type allows, if it lists them; undefined stands for any text. */
  values?: string[];
};

const FOLDER = 'src/components/mdx';

/**
 * The attributes that writers may give to a component in `src/components/mdx`, as its file declares them: in the braces of `Props`, or of the parameter itself.
 * What the build adds is a type of its own beside them (`{id: string} & Added`), and is no attribute for writers.
 * @returns undefined if there is no such file; an empty map for a component without attributes
 */
export function writtenProps(dir: string, component: string): Map<string, WrittenProp> | undefined {
  const file = path.join(dir, FOLDER, component, 'index.tsx');
  if (!fs.existsSync(file)) return undefined;
  const source = parse(file);
  const made = source.statements.find((node) => ts.isFunctionDeclaration(node) && node.name?.text === component) as ts.FunctionDeclaration | undefined;
  const members = made?.parameters[0]?.type ? membersOf(made.parameters[0].type, source) : [];
  return new Map(
    members.flatMap((member) => {
      const name = member.name?.getText();
      if (name === undefined || name === 'children' || !ts.isPropertySignature(member)) return [];
      return [[name, {isRequired: member.questionToken === undefined, values: member.type && valuesOf(member.type, source)}]];
    }),
  );
}

/** The members in braces of a type: its own, those of the type that it names, and those of the types that it joins; not what joined types get from elsewhere. */
function membersOf(type: ts.TypeNode, source: ts.SourceFile): ts.TypeElement[] {
  if (ts.isTypeLiteralNode(type)) return [...type.members];
  if (ts.isIntersectionTypeNode(type)) return type.types.filter(ts.isTypeLiteralNode).flatMap(({members}) => [...members]);
  const alias = ts.isTypeReferenceNode(type) && source.statements.find((node) => ts.isTypeAliasDeclaration(node) && node.name.text === type.typeName.getText());
  return alias && ts.isTypeAliasDeclaration(alias) ? membersOf(alias.type, source) : [];
}

/** The texts of `'start' | 'end'`, and the keys of an object for `keyof typeof KINDS`. */
function valuesOf(type: ts.TypeNode, source: ts.SourceFile): string[] | undefined {
  if (ts.isUnionTypeNode(type)) {
    const texts = type.types.flatMap((each) => (ts.isLiteralTypeNode(each) && ts.isStringLiteral(each.literal) ? [each.literal.text] : []));
    return texts.length === type.types.length ? texts : undefined;
  }
  const name = /^keyof typeof (\w+)$/.exec(type.getText())?.[1];
  return name === undefined ? undefined : keysOf(name, source);
}

/** The keys of an object that the file declares, or imports from another file of the site. */
function keysOf(name: string, source: ts.SourceFile): string[] | undefined {
  const declared = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({declarationList}) => [...declarationList.declarations])
    .find((declaration) => declaration.name.getText() === name)?.initializer;
  const object = declared && ts.isAsExpression(declared) ? declared.expression : declared;
  if (object && ts.isObjectLiteralExpression(object))
    return object.properties.flatMap(({name: key}) => (key && (ts.isIdentifier(key) || ts.isStringLiteral(key)) ? [key.text] : []));
  const from = source.statements
    .filter(ts.isImportDeclaration)
    .find(({importClause}) => importClause?.getText().match(/\w+/g)?.includes(name))
    ?.moduleSpecifier.getText()
    .slice(1, -1);
  if (from?.startsWith('@site/') !== true) return undefined;
  const file = `${source.fileName.slice(0, source.fileName.indexOf(FOLDER))}${from.slice('@site/'.length)}.tsx`;
  return fs.existsSync(file) ? keysOf(name, parse(file)) : undefined;
}

const parse = (file: string) => ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
