import {LanguageSupport, LRLanguage} from '@codemirror/language';
import type {Extension} from '@codemirror/state';
import {parser} from '@lezer/javascript';

/** Reads TypeScript with elements, and TypeScript without. */
const TSX = parser.configure({dialect: 'jsx ts'});
const TS = parser.configure({dialect: 'ts'});

/** The parser for a file of that name; undefined where it is no code. */
export const parserOf = (name: string): typeof parser | undefined => (name.endsWith('.tsx') ? TSX : name.endsWith('.ts') ? TS : undefined);

/**
 * Colors the code of a file. Its own package knows far more of the language, such as how to complete and to close a tag, but brings the whole
 * completion of the editor along, so that it comes later, in ./more.ts.
 */
export function colorsOf(name: string): Extension {
  const found = parserOf(name);
  return found ? new LanguageSupport(LRLanguage.define({name: 'typescript', parser: found})) : [];
}
