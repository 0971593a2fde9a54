import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A declaration or a type of a package, with the bindings of its type parameters. */
export type Place = {node: ts.Node; file: TypeFile; bindings: Map<string, Place>};

export type TypeFile = {
  path: string;
  source: ts.SourceFile;
  declared: Map<string, ts.Node[]>;
  /** Where a name comes from; no `name` for a whole module. */
  imports: Map<string, {specifier: string; name?: string}>;
};

type Manifest = {types?: string; main?: string; exports?: Record<string, unknown>; typesVersions?: Record<string, Record<string, string[]>>};

/** Reads the declaration files of one unpacked package as text; other packages are neither needed nor looked at. */
export class PackageTypes {
  private readonly files = new Map<string, TypeFile | undefined>();
  /** What `declare global` blocks of the files read so far declare. */
  private readonly globals = new Map<string, Place[]>();

  /** @param folder the folder that holds the package.json */
  constructor(private readonly folder: string) {}

  /**
   * What an entry of the package exports under a name; nothing when the entry or the name does not exist.
   * @param entry '.' or './config'
   */
  exported(entry: string, name: string): Place[] {
    const file = this.entryFile(entry);
    return file ? this.exportsOf(file, name) : [];
  }

  /** Declarations that a name in a file refers to, if they belong to the package. */
  named(name: string, file: TypeFile): Place[] {
    const local = file.declared.get(name);
    if (local) return local.map((node) => placeOf(node, file));
    const imported = file.imports.get(name);
    if (!imported) return this.globals.get(name) ?? [];
    const target = this.relative(file, imported.specifier);
    if (!target) return [];
    return imported.name === undefined ? [placeOf(target.source, target)] : this.exportsOf(target, imported.name);
  }

  /** What a file exports under a name, including re-exports; a re-export from another package is not followed. */
  exportsOf(file: TypeFile, name: string, seen = new Set<TypeFile>()): Place[] {
    if (seen.has(file)) return [];
    seen.add(file);
    return file.source.statements.flatMap((statement) => {
      if (ts.isExportDeclaration(statement)) return this.handedOn(file, statement, name, seen);
      if (ts.isExportAssignment(statement))
        return name === 'default' && ts.isIdentifier(statement.expression) ? this.named(statement.expression.text, file) : [];
      const isExported = ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.some(({kind}) => kind === ts.SyntaxKind.ExportKeyword);
      return isExported ? declarationsIn(statement).flatMap((each) => (each.name === name ? [placeOf(each.node, file)] : [])) : [];
    });
  }

  /** The file that a relative import in another file refers to. */
  relative(from: TypeFile, specifier: string): TypeFile | undefined {
    return specifier.startsWith('.') ? this.read(path.resolve(path.dirname(from.path), specifier)) : undefined;
  }

  private handedOn(file: TypeFile, {exportClause, moduleSpecifier}: ts.ExportDeclaration, name: string, seen: Set<TypeFile>): Place[] {
    const specifier = moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : undefined;
    const target = specifier === undefined ? undefined : this.relative(file, specifier);
    if (!exportClause) return target && name !== 'default' ? this.exportsOf(target, name, seen) : [];
    if (ts.isNamespaceExport(exportClause)) return target && exportClause.name.text === name ? [placeOf(target.source, target)] : [];
    return exportClause.elements
      .filter((element) => element.name.text === name)
      .flatMap((element) => {
        const original = (element.propertyName ?? element.name).text;
        const found = specifier === undefined ? this.named(original, file) : target ? this.exportsOf(target, original, new Set()) : [];
        return found.length > 0 ? found : [placeOf(element, file)];
      });
  }

  private entryFile(entry: string): TypeFile | undefined {
    const manifest = JSON.parse(fs.readFileSync(path.join(this.folder, 'package.json'), 'utf8')) as Manifest;
    const early = Object.values(manifest.typesVersions ?? {})[0]?.[entry.replace(/^\.\//, '')]?.[0];
    const named = typesIn(manifest.exports?.[entry]) ?? early ?? (entry === '.' ? (manifest.types ?? manifest.main) : entry);
    return named === undefined ? undefined : this.read(path.resolve(this.folder, named));
  }

  private read(wanted: string): TypeFile | undefined {
    const base = wanted.replace(/(\.d)?\.[mc]?[jt]sx?$/, '');
    const file = [`${base}.d.ts`, `${wanted}.d.ts`, path.join(wanted, 'index.d.ts'), path.join(base, 'index.d.ts')].find((each) => fs.existsSync(each));
    if (!file) return undefined;
    if (!this.files.has(file)) {
      const source = ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true);
      this.files.set(file, this.index({path: file, source, declared: new Map(), imports: new Map()}));
    }
    return this.files.get(file);
  }

  private index(file: TypeFile): TypeFile {
    for (const statement of file.source.statements) {
      if (ts.isImportDeclaration(statement)) addImports(file, statement);
      if (ts.isModuleDeclaration(statement) && statement.flags & ts.NodeFlags.GlobalAugmentation && statement.body && ts.isModuleBlock(statement.body)) {
        for (const {name, node} of statement.body.statements.flatMap(declarationsIn)) add(this.globals, name, placeOf(node, file));
      }
      for (const {name, node} of declarationsIn(statement)) add(file.declared, name, node);
    }
    return file;
  }
}

export const placeOf = (node: ts.Node, file: TypeFile, bindings = new Map<string, Place>()): Place => ({node, file, bindings});

/** The declarations of a statement, each with its name. */
export function declarationsIn(statement: ts.Statement): {name: string; node: ts.Node}[] {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.map((node) => ({name: node.name.getText(), node}));
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement) ||
    ts.isModuleDeclaration(statement);
  return isNamed && statement.name ? [{name: statement.name.text, node: statement}] : [];
}

/** The declaration file in a condition of "exports": a path, or an object with a `types` key. */
function typesIn(target: unknown): string | undefined {
  if (typeof target === 'string') return target;
  if (typeof target !== 'object' || target === null) return undefined;
  const conditions = target as Record<string, unknown>;
  return typesIn(conditions.types ?? conditions.require ?? conditions.import ?? conditions.default);
}

function addImports(file: TypeFile, {importClause, moduleSpecifier}: ts.ImportDeclaration): void {
  if (!importClause || !ts.isStringLiteral(moduleSpecifier)) return;
  const {name, namedBindings} = importClause;
  const specifier = moduleSpecifier.text;
  if (name) file.imports.set(name.text, {specifier, name: 'default'});
  if (namedBindings && ts.isNamespaceImport(namedBindings)) file.imports.set(namedBindings.name.text, {specifier});
  if (namedBindings && ts.isNamedImports(namedBindings))
    for (const element of namedBindings.elements) file.imports.set(element.name.text, {specifier, name: (element.propertyName ?? element.name).text});
}

function add<T>(map: Map<string, T[]>, key: string, value: T): void {
  map.set(key, [...(map.get(key) ?? []), value]);
}
