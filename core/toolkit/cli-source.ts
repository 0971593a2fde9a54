import fs from 'node:fs';
import {createRequire} from 'node:module';
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
const FOLLOWED = /[\\/]@remotion[\\/](cli|lambda|cloudrun)[\\/]dist[\\/]/;

/** The two packages that the CLI loads only if they are installed, by the name it calls them. */
const LOADED_LATE: Record<string, string> = {
  LambdaInternals: '@remotion/lambda/dist/cli/index.js',
  CloudrunInternals: '@remotion/cloudrun/dist/cli/index.js',
};

/** Reads the compiled files of the installed packages, each once, and resolves the names in them. */
export class CliSource {
  private readonly files = new Map<string, SourceFile>();

  /** @param packages the node_modules folder in which @remotion/cli is installed */
  constructor(private readonly packages: string) {}

  /**
   * A value that a file exports.
   * @param file path below the packages' folder
   * @throws Error when the file does not export the name
   */
  exportOf(file: string, name: string): Value {
    const value = this.member(this.read(`${this.packages}/${file}`), name);
    if (!value) throw new Error(`${file} exports no ${name}: the layout of the package has changed; fix core/toolkit/cli-*.ts.`);
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
      const imported = file.imports.get(object.text);
      if (imported) return this.member(this.read(imported), name.text);
      const late = LOADED_LATE[object.text];
      if (late) return this.exportOf(late, name.text);
    }
    const owner = this.resolve(object, file);
    return owner && this.property(owner, name.text);
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

  private read(path: string): SourceFile {
    const known = this.files.get(path);
    if (known) return known;
    const tree = ts.createSourceFile(path, fs.readFileSync(path, 'utf8'), ts.ScriptTarget.ES2022, true, ts.ScriptKind.JS);
    const file: SourceFile = {imports: new Map(), declared: new Map(), taken: new Map(), exported: new Map()};
    this.files.set(path, file);
    const resolve = createRequire(path).resolve;
    for (const statement of tree.statements) {
      if (ts.isFunctionDeclaration(statement) && statement.name) file.declared.set(statement.name.text, statement);
      if (ts.isVariableStatement(statement)) statement.declarationList.declarations.forEach((declaration) => declare(file, declaration, resolve));
      if (ts.isExpressionStatement(statement)) exportFrom(file, statement.expression);
    }
    return file;
  }
}

function declare(file: SourceFile, declaration: ts.VariableDeclaration, resolve: (specifier: string) => string): void {
  const {name, initializer} = declaration;
  if (ts.isObjectBindingPattern(name)) {
    if (initializer) for (const taken of takenNames(name)) file.taken.set(taken, initializer);
    return;
  }
  const imported = initializer && /require\("([^"]+)"\)\)?$/.exec(initializer.getText())?.[1];
  if (imported) {
    const path = /^(\.|@remotion\/(cli|lambda|cloudrun)\b)/.test(imported) ? resolve(imported) : '';
    if (FOLLOWED.test(path)) file.imports.set(name.getText(), path);
  } else file.declared.set(name.getText(), isConstant(declaration) && initializer ? initializer : declaration);
}

function exportFrom(file: SourceFile, expression: ts.Expression): void {
  if (!isAssignment(expression) || !ts.isPropertyAccessExpression(expression.left) || expression.left.expression.getText() !== 'exports') return;
  // Compiled code begins with `exports.a = exports.b = void 0`.
  const isPlaceholder = ts.isVoidExpression(expression.right) || isAssignment(expression.right);
  if (!isPlaceholder) file.exported.set(expression.left.name.text, expression.right);
}
