import {autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap} from '@codemirror/autocomplete';
import {defaultKeymap, history, historyKeymap, indentWithTab} from '@codemirror/commands';
import {javascript} from '@codemirror/lang-javascript';
import {json} from '@codemirror/lang-json';
import {bracketMatching, indentOnInput, indentUnit} from '@codemirror/language';
import {lintGutter, lintKeymap} from '@codemirror/lint';
import {highlightSelectionMatches, searchKeymap} from '@codemirror/search';
import {Compartment, EditorState, type Extension} from '@codemirror/state';
import {drawSelection, EditorView, highlightActiveLine, highlightActiveLineGutter, keymap, lineNumbers} from '@codemirror/view';
import {theme} from './theme';

/** Whether long lines wrap; a narrow window wraps them. */
export const wrapping = new Compartment();

const PHRASES = {
  'Control character': 'Control character',
  'Selection deleted': 'Selection deleted',
  Diagnostics: 'Errors',
};

/** Everything that the editor can do with a file, beside what listens to it. */
export const extensionsFor = (name: string): Extension => [
  lineNumbers(),
  lintGutter(),
  history(),
  drawSelection(),
  indentUnit.of('  '),
  EditorState.tabSize.of(2),
  EditorState.phrases.of(PHRASES),
  indentOnInput(),
  bracketMatching(),
  closeBrackets(),
  autocompletion({icons: false}),
  highlightActiveLine(),
  highlightActiveLineGutter(),
  highlightSelectionMatches(),
  languageOf(name),
  // Escape, then Tab leaves the editor: the editor's own rule for those who need the keyboard.
  keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...searchKeymap, ...historyKeymap, ...completionKeymap, ...lintKeymap, indentWithTab]),
  EditorView.contentAttributes.of({
    'aria-label': `Code of ${name}`,
    'aria-description': 'Escape, then Tab leaves the editor. Control or Command and F searches.',
    tabindex: '0',
    spellcheck: 'false',
    autocapitalize: 'off',
  }),
  theme,
];

function languageOf(name: string): Extension {
  if (name.endsWith('.css')) return [];
  return name.endsWith('.json') ? json() : javascript({jsx: name.endsWith('x'), typescript: true});
}
