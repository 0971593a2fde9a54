import ts from 'typescript';
import type {Page} from '../../core/corpus/corpus';
import {fencesOf, type Fence} from '../../core/corpus/fences';
import {openSamples} from '../../core/toolkit/sample-program';
import {splitAtCut} from '../../core/corpus/fence-meta';
import {namesWorthATouch} from './hover-names';
import type {HoverName, HoverText, PageHovers} from '../../src/lib/page-hovers';

/** The hovers of a page before it is known where other pages are, with what each text mentions. */
export type CompiledHovers = Omit<PageHovers, 'links'> & {mentions: Record<number, string[]>};

import {mentionsIn} from './hover-mentions';
import {hoverText} from './hover-text';

/**
 * To print a name that a sample does not import, the compiler searches the exports of all its files for an `import("…").` to put before it.
 * That took a third of the time, and more with each page, only for `hoverText` to remove it again; so the finished program hides its files.
 * The search has no option: https://github.com/microsoft/TypeScript/issues/33624. A test compares the texts with and without it.
 */
const nothing = (): readonly ts.SourceFile[] => [];

/**
 * Looks up the types of all samples in one program, against the packages installed in `dir`. Pages whose samples have no types are left out.
 * @param hidesFiles whether to take the shortcut described above
 */
export function hoversOf(dir: string, pages: Page[], {hidesFiles = true} = {}): Map<Page, CompiledHovers> {
  const fences = pages.flatMap((page) => fencesOf(dir, page)).filter(({meta}) => meta.nocheck === undefined);
  const {files, service} = openSamples(dir, fences);
  const program = service.getProgram();
  const checker = program?.getTypeChecker();
  if (program && hidesFiles) program.getSourceFiles = nothing;
  const hovers = new Map<Page, CompiledHovers>();
  const imported = new Map<ts.Symbol, Answer | undefined>();
  for (const {fence, fileName} of files) {
    const source = program?.getSourceFile(fileName);
    if (!checker || !source) continue;
    const page = hovers.get(fence.page) ?? {texts: [], fences: {}, mentions: {}};
    hovers.set(fence.page, page);
    page.fences[fence.index] = namesWorthATouch(checker, source, startOfShown(fence)).flatMap((name) => {
      const ask = () => {
        const info = service.getQuickInfoAtPosition(fileName, name.getStart());
        const text = info && hoverText(info);
        return text && {text, info};
      };
      const answer = remembered(imported, importedBy(checker, name), ask);
      if (!answer) return [];
      const text = indexIn(page.texts, answer.text);
      const mentions = mentionsIn(answer.info, source, name.text);
      if (mentions.length > 0) page.mentions[text] ??= mentions;
      const {line, character} = source.getLineAndCharacterOfPosition(name.getStart());
      const {line: first} = source.getLineAndCharacterOfPosition(startOfShown(fence));
      return [[line - first, character, name.getWidth(), text] satisfies HoverName];
    });
  }
  return hovers;
}

type Answer = {text: HoverText; info: ts.QuickInfo};

/** The symbol behind an import; undefined for any other name. Its type reads the same whichever sample imports it. */
function importedBy(checker: ts.TypeChecker, name: ts.Identifier): ts.Symbol | undefined {
  const symbol = ts.isImportSpecifier(name.parent) ? checker.getSymbolAtLocation(name) : undefined;
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : undefined;
}

/** Asks for each imported type only once: to print one, the compiler looks for a way to name each of its parts. */
function remembered<Key, Value>(known: Map<Key, Value>, key: Key | undefined, ask: () => Value): Value {
  if (key === undefined) return ask();
  if (!known.has(key)) known.set(key, ask());
  return known.get(key) as Value;
}

const startOfShown = ({code}: Fence): number => code.length - splitAtCut(code).shown.length;

function indexIn(texts: HoverText[], [type, documentation]: HoverText): number {
  const found = texts.findIndex((text) => text[0] === type && text[1] === documentation);
  return found === -1 ? texts.push(documentation ? [type, documentation] : [type]) - 1 : found;
}
