import {packageVersions} from './packages';
import ts from 'typescript';
import type {Page} from '../corpus/corpus';
import {documentedSections} from '../corpus/documented-members';
import {loadToolkit, type Toolkit} from './toolkit-program';

export type PublicExport = {package: string; name: string; kind: 'value' | 'type'};

export type Coverage = {all: PublicExport[]; missing: PublicExport[]};

/**
 * Lists the public exports of the installed packages, and those that no page documents in its front matter or in a separate section.
 * An export of several packages counts once.
 */
export function publicExportsWithoutPage(dir: string, pages: Page[], packages = Object.keys(packageVersions)): Coverage {
  const toolkit = loadToolkit(dir, packages, {namesOnly: true});
  const documented = new Set(pages.flatMap((page) => documentedSymbols(toolkit, page)));
  const all = new Map<ts.Symbol, PublicExport>();
  for (const name of packages)
    for (const [exported, symbol] of toolkit.exportsOf(name) ?? [])
      if (isPublic(exported, symbol) && !all.has(symbol))
        all.set(symbol, {package: name, name: exported, kind: symbol.flags & ts.SymbolFlags.Value ? 'value' : 'type'});
  return {all: [...all.values()], missing: [...all].filter(([symbol]) => !documented.has(symbol)).map(([, entry]) => entry)};
}

/** "12 of 800 public exports have a page (11 of 300 without types)". */
export function coverageFigure({all, missing}: Coverage): string {
  const count = (of: PublicExport[]) => of.filter(({kind}) => kind === 'value').length;
  return `${all.length - missing.length} of ${all.length} public exports have a page (${count(all) - count(missing)} of ${count(all)} without types)`;
}

function documentedSymbols({exportsOf}: Toolkit, page: Page): ts.Symbol[] {
  const {kind, package: specifier, export: name} = page.frontMatter;
  if (kind === 'config') return [exportsOf('@remotion/cli')?.get('Config') ?? []].flat();
  const [packageName = ''] = /^(?:@[^/]+\/)?[^/]+/.exec(typeof specifier === 'string' ? specifier : '') ?? [];
  const exports = exportsOf(packageName);
  const sections = documentedSections(page).filter(({members}) => members.length > 0);
  return [name, ...sections.map((section) => section.name)].flatMap((candidate) => (typeof candidate === 'string' && exports?.get(candidate)) || []);
}

const isPublic = (name: string, symbol: ts.Symbol) =>
  !/^_|^internal[A-Z]|Internals?$|^default$/.test(name) && !symbol.getJsDocTags(undefined).some((tag) => tag.name === 'internal');
