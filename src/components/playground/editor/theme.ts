import {HighlightStyle, syntaxHighlighting} from '@codemirror/language';
import type {Extension} from '@codemirror/state';
import {EditorView} from '@codemirror/view';
import {tags as t} from '@lezer/highlight';

/** The site's own code theme, by its tokens: both modes in one. The editor lives in a shadow root, which inherits the tokens and nothing else. */
const look = EditorView.theme({
  '&': {height: '100%', color: 'var(--ink)', backgroundColor: 'var(--code-ground)', fontSize: 'var(--text-label)'},
  '&.cm-focused': {outline: '2px solid var(--accent)', outlineOffset: '-2px'},
  '.cm-scroller': {fontFamily: 'var(--mono)', lineHeight: '21px', fontVariantLigatures: 'none'},
  '.cm-content': {padding: 'var(--space-3) 0', caretColor: 'var(--playhead)'},
  '.cm-line': {padding: '0 var(--space-4) 0 var(--space-2)'},
  '.cm-gutters': {backgroundColor: 'var(--code-ground)', color: 'var(--ink-quiet)', border: '0'},
  '.cm-lineNumbers .cm-gutterElement': {minWidth: '34px', paddingRight: 'var(--space-2)'},
  '.cm-gutter-lint': {width: '14px'},
  '.cm-gutter-lint .cm-gutterElement': {padding: '0'},
  '.cm-lint-marker': {width: '8px', height: '8px', margin: '7px 0 0 4px', borderRadius: 'var(--radius-round)'},
  '.cm-lint-marker-error': {content: 'none', backgroundColor: 'var(--danger)'},
  '.cm-lint-marker-warning': {content: 'none', backgroundColor: 'var(--code-number)'},
  '.cm-activeLine': {backgroundColor: 'transparent'},
  '&.cm-focused .cm-activeLine': {backgroundColor: 'color-mix(in srgb, var(--ink) 6%, transparent)'},
  '.cm-activeLineGutter': {backgroundColor: 'transparent', color: 'var(--ink)'},
  '.cm-cursor': {borderLeft: '2px solid var(--playhead)'},
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'color-mix(in srgb, var(--accent) 28%, transparent)',
  },
  '.cm-selectionMatch, .cm-searchMatch': {backgroundColor: 'var(--added-line)'},
  '.cm-searchMatch-selected': {backgroundColor: 'color-mix(in srgb, var(--playhead) 35%, transparent)'},
  '&.cm-focused .cm-matchingBracket': {backgroundColor: 'transparent', outline: '1px solid var(--control)'},
  '&.cm-focused .cm-nonmatchingBracket': {backgroundColor: 'var(--removed-line)'},
  '.cm-lintRange-error': {backgroundImage: 'none', textDecoration: 'underline wavy var(--danger) 1px', textUnderlineOffset: '4px'},
  '.cm-lintRange-warning': {backgroundImage: 'none', textDecoration: 'underline wavy var(--code-number) 1px', textUnderlineOffset: '4px'},
  '.cm-tooltip': {
    maxWidth: 'min(520px, 90vw)',
    border: '1px solid var(--hairline-strong)',
    borderRadius: 'var(--radius)',
    backgroundColor: 'var(--raised)',
    boxShadow: 'var(--float-shadow)',
    color: 'var(--ink)',
    fontFamily: 'var(--sans)',
    fontSize: 'var(--text-small)',
    lineHeight: '20px',
    overflow: 'hidden',
  },
  '.cm-diagnostic': {padding: 'var(--space-2) var(--space-3)', borderLeft: '3px solid var(--danger)', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere'},
  '.cm-diagnostic-warning': {borderLeftColor: 'var(--code-number)'},
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {fontFamily: 'var(--mono)', fontSize: 'var(--text-label)', maxHeight: '15em'},
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {padding: 'var(--space-1) var(--space-3)'},
  '.cm-tooltip-autocomplete ul li[aria-selected]': {backgroundColor: 'var(--accent)', color: 'var(--on-accent)'},
  '.cm-completionDetail': {color: 'inherit', fontStyle: 'normal', marginLeft: 'var(--space-3)'},
  '.cm-panels': {backgroundColor: 'var(--raised)', color: 'var(--ink)', fontFamily: 'var(--sans)'},
  '.cm-panels-bottom': {borderTop: '1px solid var(--hairline)'},
  '.cm-panel.cm-search': {padding: 'var(--space-2) var(--space-8) var(--space-2) var(--space-3)', fontSize: 'var(--text-small)'},
  '.cm-panel.cm-search label': {fontSize: 'var(--text-label)'},
  '.cm-textfield': {
    border: '1px solid var(--control)',
    borderRadius: 'var(--radius-small)',
    backgroundColor: 'var(--paper)',
    color: 'var(--ink)',
    font: 'inherit',
    padding: 'var(--space-1) var(--space-2)',
  },
  '.cm-button': {
    border: '1px solid var(--hairline-strong)',
    borderRadius: 'var(--radius-small)',
    backgroundImage: 'none',
    backgroundColor: 'transparent',
    color: 'var(--ink)',
    font: 'inherit',
    padding: 'var(--space-1) var(--space-2)',
  },
  '.cm-panel.cm-search [name=close]': {
    right: 'var(--space-2)',
    top: 'var(--space-1)',
    color: 'var(--ink)',
    fontSize: 'var(--text-large)',
    minWidth: '24px',
    minHeight: '24px',
  },
});

const colors = HighlightStyle.define([
  {tag: [t.comment, t.docComment], color: 'var(--code-comment)'},
  {
    tag: [t.keyword, t.moduleKeyword, t.controlKeyword, t.operatorKeyword, t.definitionKeyword, t.bool, t.null, t.self, t.atom, t.modifier],
    color: 'var(--code-keyword)',
  },
  {tag: [t.string, t.special(t.string), t.escape, t.regexp, t.attributeValue], color: 'var(--code-string)'},
  {tag: [t.number, t.unit], color: 'var(--code-number)'},
  {tag: [t.function(t.variableName), t.function(t.propertyName), t.function(t.definition(t.variableName))], color: 'var(--code-function)'},
  {tag: [t.typeName, t.className, t.tagName, t.namespace], color: 'var(--code-type)'},
  {tag: [t.propertyName, t.attributeName, t.definition(t.propertyName)], color: 'var(--code-property)'},
  {tag: [t.punctuation, t.operator, t.bracket, t.angleBracket, t.separator, t.derefOperator], color: 'var(--code-punctuation)'},
  {tag: t.invalid, color: 'var(--danger)'},
]);

/** How the editor looks. */
export const theme: Extension = [look, syntaxHighlighting(colors)];
