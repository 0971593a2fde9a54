import ts from 'typescript';

/** How the names of types are marked where an editor prints a type. */
const TYPE_NAMES = ['aliasName', 'interfaceName', 'className', 'enumName'];

/**
 * What a reader may want to read about next, of what a hover shows: the export itself, where the name is imported, and the types in its text.
 * @returns names with the packages that the sample imports, where they are looked for: `remotion @remotion/player#PlayerRef`
 */
export function mentionsIn({displayParts = []}: ts.QuickInfo, source: ts.SourceFile, name: string): string[] {
  const imports = importsOf(source);
  const from = imports.get(name);
  const packages = [...new Set(imports.values())];
  const own = new Set(source.statements.filter(isTypeDeclaration).map(({name: declared}) => declared?.text));
  const types = displayParts.filter(({kind, text}) => TYPE_NAMES.includes(kind) && text !== name && !own.has(text)).map(({text}) => text);
  return [...(from ? [`${from}#${name}`] : []), ...[...new Set(types)].map((type) => `${packages.join(' ')}#${type}`)];
}

/** The package from which each name of a sample comes, for packages of the toolkit. */
function importsOf(source: ts.SourceFile): Map<string, string> {
  const found = new Map<string, string>();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const [name] = /^(remotion|@remotion\/[\w-]+)/.exec(statement.moduleSpecifier.text) ?? [];
    const bindings = statement.importClause?.namedBindings;
    // Under another name, a hover has another text.
    if (name && bindings && ts.isNamedImports(bindings))
      for (const {name: local, propertyName} of bindings.elements) if (!propertyName) found.set(local.text, name);
  }
  return found;
}

const isTypeDeclaration = (node: ts.Statement) => ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node);
