import {autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap} from '@codemirror/autocomplete';
import {javascript} from '@codemirror/lang-javascript';
import {json} from '@codemirror/lang-json';
import {lintGutter, lintKeymap, setDiagnostics} from '@codemirror/lint';
import {highlightSelectionMatches, searchKeymap} from '@codemirror/search';
import type {Extension} from '@codemirror/state';
import {keymap, type EditorView} from '@codemirror/view';
import {typesExtension, type TypesSource} from '../types/extension';
import type {Problem} from '@site/src/playground/protocol';

/** What an editor can do that nobody needs to see code and change it: completion, search, marks of errors, and all that its language and its types know. */
const moreFor = (name: string, types: TypesSource): Extension => [
  lintGutter(),
  closeBrackets(),
  autocompletion({icons: false}),
  highlightSelectionMatches(),
  languageOf(name),
  typesExtension(name, types),
  keymap.of([...closeBracketsKeymap, ...searchKeymap, ...completionKeymap, ...lintKeymap]),
];

function languageOf(name: string): Extension {
  if (name.endsWith('.css')) return [];
  return name.endsWith('.json') ? json() : javascript({jsx: name.endsWith('x'), typescript: true});
}

/** Marks problems at their words. */
function markProblems(view: EditorView, problems: Problem[]): void {
  const {doc} = view.state;
  const marks = problems.flatMap(({line, column, message}) => {
    if (line === null || line > doc.lines) return [];
    const {from, to} = doc.line(line);
    const at = Math.min(to, from + Math.max(0, (column ?? 1) - 1));
    const word = /^[\w$]+/.exec(doc.sliceString(at, to))?.[0].length ?? 1;
    return [{from: at, to: Math.min(to, at + word), severity: 'error' as const, message}];
  });
  view.dispatch(setDiagnostics(view.state, marks));
}

export const more = {moreFor, markProblems};
