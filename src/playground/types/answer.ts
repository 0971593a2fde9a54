import ts from 'typescript';
import type {PlayFile} from '../project';
import {isPlayable} from '../packages';
import type {Answers, Completions, Diagnostic, Hover, Question, TypesPack} from './messages';
import {pathOf, virtualFiles} from './virtual-files';

/** More than this many names help nobody; typing another letter asks again. */
const MOST_NAMES = 2000;
const CANNOT_FIND_MODULE = 2307;

/**
 * Opens a project that has the packed declarations installed.
 * @returns a function that answers questions about its files
 */
export function openTypes(pack: TypesPack): (question: Question) => Answers[keyof Answers] {
  const virtual = virtualFiles(pack);
  const service = ts.createLanguageService(virtual.host);
  return (question) => {
    virtual.update(question.files);
    switch (question.ask) {
      case 'diagnostics':
        return diagnosticsOf(service, question.files);
      case 'hover':
        return hoverAt(service, question.file, question.offset);
      case 'complete':
        return completionsAt(service, question.file, question.offset);
      case 'details':
        return detailsOf(service, question.file, question.offset, question.name);
    }
  };
}

/** As the documentation's own check: code that imports a file which cannot be parsed has no errors of its own, since they would only follow from that. */
function diagnosticsOf(service: ts.LanguageService, files: PlayFile[]): Diagnostic[] {
  const code = files.filter(({name}) => /\.tsx?$/.test(name));
  const syntax = new Map(code.map(({name}) => [name, service.getSyntacticDiagnostics(pathOf(name))]));
  const isBroken = (name: string) => ['', '.ts', '.tsx'].some((ending) => (syntax.get(name + ending)?.length ?? 0) > 0);
  return code.flatMap((file) => {
    const imported = ts.preProcessFile(file.code, true, false).importedFiles.map(({fileName}) => fileName);
    const wrong = syntax.get(file.name) ?? [];
    const isMisled = wrong.length > 0 || imported.some((specifier) => specifier.startsWith('./') && isBroken(specifier.slice(2)));
    const semantic = isMisled ? [] : service.getSemanticDiagnostics(pathOf(file.name)).filter((each) => !isElsewhere(file, each));
    return [...wrong.map((each) => toDiagnostic(file, each, true)), ...semantic.map((each) => toDiagnostic(file, each, false))];
  });
}

/** A package that the playground has not: the compiler names it already, and says why. */
function isElsewhere({code}: PlayFile, {code: number, start = 0, length = 0}: ts.Diagnostic): boolean {
  const specifier = code.slice(start + 1, start + length - 1);
  return number === CANNOT_FIND_MODULE && !specifier.startsWith('.') && !isPlayable(specifier);
}

function toDiagnostic({name, code}: PlayFile, {start = 0, length = 1, code: number, messageText}: ts.Diagnostic, syntax: boolean): Diagnostic {
  const before = code.slice(0, start).split('\n');
  const message = ts.flattenDiagnosticMessageText(messageText, '\n');
  return {
    file: name,
    line: before.length,
    column: (before.at(-1)?.length ?? 0) + 1,
    from: start,
    to: Math.min(code.length, start + length),
    code: number,
    message,
    syntax,
  };
}

function hoverAt(service: ts.LanguageService, file: string, offset: number): Hover | null {
  const info = service.getQuickInfoAtPosition(pathOf(file), offset);
  const type = readable(ts.displayPartsToString(info?.displayParts));
  if (!info || type === '') return null;
  const {start, length} = info.textSpan;
  return {from: start, to: start + length, type, documentation: documentationOf(info)};
}

function completionsAt(service: ts.LanguageService, file: string, offset: number): Completions | null {
  const info = service.getCompletionsAtPosition(pathOf(file), offset, {
    includeCompletionsForModuleExports: false,
    includeCompletionsForImportStatements: false,
  });
  if (!info) return null;
  const names = info.entries.filter(({source}) => source === undefined).slice(0, MOST_NAMES);
  return {
    from: info.optionalReplacementSpan?.start ?? names[0]?.replacementSpan?.start ?? -1,
    names: names.map(({name, kind, sortText}) => ({name, kind, sort: sortText})),
  };
}

function detailsOf(service: ts.LanguageService, file: string, offset: number, name: string): string {
  const details = service.getCompletionEntryDetails(pathOf(file), offset, name, undefined, undefined, undefined, undefined);
  return details ? [readable(ts.displayPartsToString(details.displayParts)), documentationOf(details)].filter(Boolean).join('\n\n') : '';
}

/** A type as samples write it, without the paths of the packages' files. */
const readable = (type: string): string =>
  type
    .replace(/\nimport .*$/, '')
    .replace(/^\(alias\) /, '')
    .replace(/import\("[^"]+"\)\.|\bReact\./g, '');

function documentationOf({documentation, tags}: Pick<ts.QuickInfo, 'documentation' | 'tags'>): string {
  const described = tags?.find(({name}) => name === 'description')?.text;
  return (ts.displayPartsToString(documentation) || ts.displayPartsToString(described))
    .replace(/\{@link\s+([^}|\s]+)(?:[\s|]+([^}]+))?\}/g, (_, to: string, label?: string) => label ?? to)
    .trim();
}
