import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {isAssignment, isConstant, takenNames, unwrap} from './cli-syntax';

/** A value of the compiled packages: the expression, function or variable, and the file whose names it uses. */
export type Value = {node: ts.Node; file: SourceFile};

/** A compiled file, with the names that its top level declares. */
export type SourceFile = {
  /** Path of the imported file by the name of the import; only files of followed packages. */
  imports: Map<string, string>;
  /** A constant's value, a function, or the declaration of a variable that setters write and getters read. */
  declared: Map<string, ts.Node>;
  /** Destructured names: `const {a} = source` is kept here as a → source. */
  taken: Map<string, ts.Expression>;
  exported: Map<string, ts.Expression>;
};

/** Packages whose code belongs to the command line; nothing else is followed. */
const FOLLOWED = ['@remotion/cli', '@remotion/lambda', '@remotion/cloudrun'] as const;

export const CLI = '@remotion/cli';
export const RENDERER = '@remotion/renderer';

/**
 * The folder of each package, one release of it. A package that another one brought along in a node_modules folder of its own is not read:
 * readers install all packages in one version, so there is only one of each.
 */
export type CliFolders = Partial<Record<(typeof FOLLOWED)[number], string>> & {'@remotion/cli': string; '@remotion/renderer': string};

/** The two packages that the CLI loads only if they are installed, by the name it calls them. */
const LOADED_LATE: Record<string, [name: (typeof FOLLOWED)[number], file: string]> = {
  LambdaInternals: ['@remotion/lambda', 'dist/cli/index'],
  CloudrunInternals: ['@remotion/cloudrun', 'dist/cli/index'],
};

/** Reads the compiled files of some packages, each once, and resolves the names in them. */
export class CliSource {
  private readonly files = new Map<string, SourceFile>();

  constructor(private readonly folders: CliFolders) {}

  /** Where a value stands, as in @remotion/cli/dist/render.js:12. */
  placeOf(node: ts.Node): string {
    const source = node.getSourceFile();
    const [name, folder] = Object.entries(this.folders).find(([, each]) => source.fileName.startsWith(`${each}${path.sep}`)) ?? ['', ''];
    const file = [name, ...path.relative(folder, source.fileName).split(path.sep)].join('/');
    return `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
  }

  /** A value that the first of some files of a package exports which has it; undefined if the package is not there, or none of them does. */
  find(name: (typeof FOLLOWED)[number], files: string[], exported: string): Value | undefined {
    const folder = this.folders[name];
    for (const file of folder === undefined ? [] : files) {
      const found = fileAt(path.join(folder ?? '', file));
      const value = found && this.member(this.read(found), exported);
      if (value) return value;
    }
    return undefined;
  }

  /** @throws Error when the files do not export the name */
  exportOf(name: (typeof FOLLOWED)[number], files: string[], exported: string): Value {
    const value = this.find(name, files, exported);
    if (!value) throw new Error(`${name} exports no ${exported} in ${files.join(' or ')}: the layout of the package has changed; fix core/toolkit/cli-*.ts.`);
    return value;
  }

  /** What an expression refers to, if it is declared in the followed packages. */
  resolve(expression: ts.Node, file: SourceFile): Value | undefined {
    const node = unwrap(expression);
    if (ts.isIdentifier(node)) return this.named(node.text, file);
    if (!ts.isPropertyAccessExpression(node)) return undefined;
    const {expression: object, name} = node;
    if (ts.isIdentifier(object)) {
      if (object.text === 'exports') return this.member(file, name.text);
      const [late, entry = ''] = LOADED_LATE[object.text] ?? [];
      if (late) return this.find(late, [entry], name.text);
    }
    const module = this.moduleAt(object, file);
    if (module) return this.member(this.read(module), name.text);
    const owner = this.resolve(object, file);
    return owner && this.property(owner, name.text);
  }

  /** The file behind an imported module, or behind one that an object holds: `ConfigInternals.Logging`. */
  private moduleAt(object: ts.Node, file: SourceFile): string | undefined {
    if (ts.isIdentifier(object)) return file.imports.get(object.text);
    const owner = ts.isPropertyAccessExpression(object) ? this.resolve(object.expression, file) : undefined;
    if (!owner || !ts.isObjectLiteralExpression(owner.node) || !ts.isPropertyAccessExpression(object)) return undefined;
    const held = owner.node.properties.find((candidate) => candidate.name?.getText() === object.name.text);
    const value = held && (ts.isShorthandPropertyAssignment(held) ? held.name : ts.isPropertyAssignment(held) ? held.initializer : undefined);
    return value && ts.isIdentifier(value) ? owner.file.imports.get(value.text) : undefined;
  }

  private named(name: string, file: SourceFile): Value | undefined {
    const source = file.taken.get(name);
    if (source) {
      const owner = this.resolve(source, file);
      return owner && this.property(owner, name);
    }
    const node = file.declared.get(name);
    return node && this.follow({node, file});
  }

  private member(file: SourceFile, name: string): Value | undefined {
    const node = file.exported.get(name);
    return node && this.follow({node, file});
  }

  private property({node, file}: Value, name: string): Value | undefined {
    if (!ts.isObjectLiteralExpression(node)) return undefined;
    const member = node.properties.find((candidate) => candidate.name?.getText() === name);
    return member && ts.isPropertyAssignment(member) ? this.follow({node: member.initializer, file}) : undefined;
  }

  /** An alias resolves to what it names; everything else to itself. */
  private follow({node, file}: Value): Value {
    return this.resolve(node, file) ?? {node: unwrap(node), file};
  }

  /** The file that an import leads to, if it belongs to a followed package. */
  private imported(from: string, specifier: string): string | undefined {
    if (specifier.startsWith('.')) return fileAt(path.resolve(path.dirname(from), specifier));
    const name = FOLLOWED.find((each) => specifier === each || specifier.startsWith(`${each}/`));
    const folder = name && this.folders[name];
    return folder && fileAt(path.join(folder, 'dist', specifier.slice(name.length) || 'index'));
  }

  private read(place: string): SourceFile {
    const known = this.files.get(place);
    if (known) return known;
    const tree = ts.createSourceFile(place, fs.readFileSync(place, 'utf8'), ts.ScriptTarget.ES2022, true, ts.ScriptKind.JS);
    const file: SourceFile = {imports: new Map(), declared: new Map(), taken: new Map(), exported: new Map()};
    this.files.set(place, file);
    const resolve = (specifier: string) => this.imported(place, specifier);
    for (const statement of tree.statements) {
      if (ts.isFunctionDeclaration(statement) && statement.name) file.declared.set(statement.name.text, statement);
      if (ts.isVariableStatement(statement)) statement.declarationList.declarations.forEach((declaration) => declare(file, declaration, resolve));
      if (ts.isExpressionStatement(statement)) exportFrom(file, statement.expression);
    }
    return file;
  }
}

/** The compiled file at a path that an import names: x, x.js, or x/index.js. */
const fileAt = (wanted: string): string | undefined =>
  [wanted, `${wanted}.js`, path.join(wanted, 'index.js')].find((file) => file.endsWith('.js') && fs.existsSync(file));

function declare(file: SourceFile, declaration: ts.VariableDeclaration, resolve: (specifier: string) => string | undefined): void {
  const {name, initializer} = declaration;
  if (ts.isObjectBindingPattern(name)) {
    if (initializer) for (const taken of takenNames(name)) file.taken.set(taken, initializer);
    return;
  }
  const imported = initializer && /require\("([^"]+)"\)\)?$/.exec(initializer.getText())?.[1];
  if (imported) {
    const target = resolve(imported);
    if (target !== undefined) file.imports.set(name.getText(), target);
  } else file.declared.set(name.getText(), isConstant(declaration) && initializer ? initializer : declaration);
}

/** `Object.defineProperty(exports, "a", { get: function () { return b_1.a; } })` hands on what another file exports. */
const HANDED_ON = /^Object\.defineProperty\(exports, "(\w+)"/;

function exportFrom(file: SourceFile, expression: ts.Expression): void {
  const name = HANDED_ON.exec(expression.getText())?.[1];
  const value = name && returnedBy(expression);
  if (name && value) file.exported.set(name, value);
  if (!isAssignment(expression) || !ts.isPropertyAccessExpression(expression.left) || expression.left.expression.getText() !== 'exports') return;
  // Compiled code begins with `exports.a = exports.b = void 0`.
  const isPlaceholder = ts.isVoidExpression(expression.right) || isAssignment(expression.right);
  if (!isPlaceholder) file.exported.set(expression.left.name.text, expression.right);
}

/** What the getter in a description of a property returns. */
function returnedBy(node: ts.Node): ts.Expression | undefined {
  if (ts.isReturnStatement(node)) return node.expression;
  return ts.forEachChild(node, returnedBy);
}
