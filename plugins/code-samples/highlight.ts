import {createHighlighter, type Highlighter, type ThemedToken} from 'shiki';
import {escapeHtml} from '../../src/lib/escape-html';
import type {FenceMeta} from '../../core/corpus/fence-meta';
import {classOf, theme} from './theme';

const LANGUAGES = [
  'tsx',
  'ts',
  'jsx',
  'js',
  'json',
  'jsonc',
  'bash',
  'yaml',
  'html',
  'css',
  'scss',
  'docker',
  'python',
  'ruby',
  'go',
  'php',
  'diff',
  'ini',
  'markdown',
] as const;

/**
 * Why at build time: the theme's own highlighter costs every page 31 kB of scripts (brotli: prism-react-renderer 22.7 kB, prismjs 8.5 kB,
 * measured on Docusaurus 3.8.1) to color, in the browser, code that never changes. Why Shiki: it uses the grammars of code editors,
 * so types, properties and JSX look the way writers and readers know them. Why classes: no style attributes, and the same HTML for both modes.
 */
let highlighter: Promise<Highlighter> | undefined;

type Options = Pick<FenceMeta, 'highlight' | 'showLineNumbers' | 'added' | 'removed'>;

/**
 * Turns code into HTML: text with `<span class="…">` around the tokens that have a role.
 * Lines get their own element only where something depends on it, so that plain samples stay small.
 */
export async function highlightCode(code: string, lang: string, {highlight, showLineNumbers, added, removed}: Options): Promise<string> {
  const html = (await tokenLines(code, lang)).map(lineHtml);
  if (highlight.size + added.size + removed.size === 0 && !showLineNumbers) return html.join('\n');
  const marks = Object.entries({lit: highlight, added, removed});
  return html
    .map((line, index) => {
      const classes = ['line', ...marks.filter(([, lines]) => lines.has(index + 1)).map(([name]) => name)];
      return `<span class="${classes.join(' ')}">${signOf(added.has(index + 1), removed.has(index + 1))}${line}\n</span>`;
    })
    .join('');
}

/** A change is told in text too, for whoever reads the page without its colors; the sign is no part of the code. */
const signOf = (isAdded: boolean, isRemoved: boolean): string => (isAdded || isRemoved ? `<span class="sign">${isAdded ? '+' : '-'} </span>` : '');

/** The tokens of each line; a language that is not in the list is plain text. Without a time limit: on a busy machine, the default one leaves code without color. */
export async function tokenLines(code: string, lang: string): Promise<ThemedToken[][]> {
  highlighter ??= createHighlighter({themes: [theme], langs: [...LANGUAGES]});
  const known = (LANGUAGES as readonly string[]).includes(lang);
  return (await highlighter).codeToTokensBase(code, {lang: known ? (lang as (typeof LANGUAGES)[number]) : 'text', theme, tokenizeTimeLimit: 0});
}

export function lineHtml(tokens: ThemedToken[]): string {
  const runs: {role?: string; text: string}[] = [];
  for (const {content, color} of tokens) {
    const role = content.trim() === '' ? runs.at(-1)?.role : classOf(color);
    const last = runs.at(-1);
    if (last && last.role === role) last.text += content;
    else runs.push({role, text: content});
  }
  return runs.map(({role, text}) => (role ? `<span class="${role}">${escapeHtml(text)}</span>` : escapeHtml(text))).join('');
}
