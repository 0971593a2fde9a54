import ts from 'typescript';
import {entryPoints, loadToolkit, type Toolkit} from './toolkit-program';

export type PublicExport = {
  /** The first package that exports it. */
  package: string;
  /** What to import it from: `@remotion/transitions/fade`. */
  entry: string;
  name: string;
  /** Other names under which the same package exports it. */
  aliases: string[];
  kind: 'value' | 'type';
};

/** Loads packages with each of their entry points, as {@link publicExports} needs them. */
export const loadWithEntries = (dir: string, packages: string[], options?: {namesOnly: boolean}): Toolkit =>
  loadToolkit(dir, [...packages, ...packages.flatMap((name) => entryPoints(dir, name))], options);

/**
 * The exports that the packages offer to users, by symbol: what several packages or entry points export, or one under several names, is one export.
 * So are two functions with the same name in two entry points of a package.
 */
export function publicExports(dir: string, toolkit: Toolkit, packages: string[]): Map<ts.Symbol, PublicExport> {
  const all = new Map<ts.Symbol, PublicExport>();
  const byKey = new Map<string, PublicExport>();
  for (const name of packages)
    for (const entry of [name, ...entryPoints(dir, name).filter((other) => other !== name)])
      for (const [exported, symbol] of (entry === name ? toolkit.mainExportsOf(name) : toolkit.exportsOf(entry)) ?? []) {
        if (!isPublic(exported, symbol)) continue;
        const isValue = Boolean(symbol.flags & ts.SymbolFlags.Value);
        const found = all.get(symbol) ?? byKey.get(keyOf({package: name, name: exported}));
        const each: PublicExport = found ?? {package: name, entry, name: exported, aliases: [], kind: isValue ? 'value' : 'type'};
        if (each.package === name && each.name !== exported && !each.aliases.includes(exported)) each.aliases.push(exported);
        all.set(symbol, each);
        byKey.set(keyOf(each), each);
      }
  return all;
}

const isPublic = (name: string, symbol: ts.Symbol) =>
  !/^_|^internal[A-Z]|Internals?$|^default$/.test(name) && !symbol.getJsDocTags(undefined).some((tag) => tag.name === 'internal');

/** `@remotion/renderer#Codec`, as in data/since.json. */
export const keyOf = (each: Pick<PublicExport, 'package' | 'name'>): string => `${each.package}#${each.name}`;
