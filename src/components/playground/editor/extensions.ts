import {defaultKeymap, history, historyKeymap, indentWithTab} from '@codemirror/commands';
import {bracketMatching, indentOnInput, indentUnit} from '@codemirror/language';
import {Compartment, EditorState, type Extension} from '@codemirror/state';
import {drawSelection, EditorView, gutter, highlightActiveLine, highlightActiveLineGutter, keymap, lineNumbers} from '@codemirror/view';
import {colorsOf} from './language';
import {theme} from './theme';

/** Whether long lines wrap; a narrow window wraps them. */
export const wrapping = new Compartment();

/** What comes later: ./more.ts and types. Until then, the code has its colors, and the room in which errors will be marked is kept. */
export const later = new Compartment();

const untilThen = (name: string): Extension => [gutter({class: 'cm-gutter-lint'}), colorsOf(name)];

const PHRASES = {
  'Control character': 'Control character',
  'Selection deleted': 'Selection deleted',
  Diagnostics: 'Errors',
};

/**
 * What the editor can do with a file, beside what listens to it.
 * @param more what else, once it is loaded
 */
export const extensionsFor = (name: string, more: Extension | undefined): Extension => [
  lineNumbers(),
  later.of(more ?? untilThen(name)),
  history(),
  drawSelection(),
  indentUnit.of('  '),
  EditorState.tabSize.of(2),
  EditorState.phrases.of(PHRASES),
  indentOnInput(),
  bracketMatching(),
  highlightActiveLine(),
  highlightActiveLineGutter(),
  // Escape, then Tab leaves the editor: the editor's own rule for those who need the keyboard.
  keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab]),
  EditorView.contentAttributes.of({
    'aria-label': `Code of ${name}`,
    'aria-description': 'Escape, then Tab leaves the editor. Control or Command and F searches.',
    tabindex: '0',
    spellcheck: 'false',
    autocapitalize: 'off',
  }),
  theme,
];
