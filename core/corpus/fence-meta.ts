/** What a writer may put after the language of a fence: ```tsx title="src/Root.tsx" {3,5-7} showLineNumbers */
export type FenceMeta = {
  title?: string;
  /** Project file whose content is the code; the fence itself is empty. */
  file?: string;
  /** 1-based lines of the shown code to highlight. */
  highlight: Set<number>;
  showLineNumbers: boolean;
  /** 1-based lines that a change adds or removes; removed ones are not copied. */
  added: Set<number>;
  removed: Set<number>;
  /** TypeScript error codes that the sample is meant to show. */
  expectError: number[];
  /** What a filmstrip below the sample shows: the frames, its text alternative, and the canvas where it is not the usual one. */
  frames?: string;
  shows?: string;
  canvas?: string;
  /** The props of the component, where it needs some: the JSON sample that holds them, or an object such as `{name: 'Vega'}`. */
  props?: string;
  /** Why the fence is not compiled. */
  nocheck?: string;
  /** Why the sample is not carried out, where its code does not say so. */
  norun?: string;
  /** Words that mean nothing here; the check reports them. */
  unknown: string[];
};

const WORD = /([\w-]+)="([^"]*)"|\{([\d,\s-]+)\}|(\S+)/g;

export function parseFenceMeta(text: string): FenceMeta {
  const meta: FenceMeta = {highlight: new Set(), showLineNumbers: false, added: new Set(), removed: new Set(), expectError: [], unknown: []};
  for (const [whole, key, value = '', lines, word] of text.matchAll(WORD)) {
    if (lines) meta.highlight = parseLines(lines);
    else if (key === 'title') meta.title = value;
    else if (key === 'file') meta.file = value;
    else if (key === 'add') meta.added = parseLines(value);
    else if (key === 'remove') meta.removed = parseLines(value);
    else if (key === 'frames') meta.frames = value;
    else if (key === 'shows') meta.shows = value;
    else if (key === 'canvas') meta.canvas = value;
    else if (key === 'props') meta.props = value;
    else if (key === 'nocheck') meta.nocheck = value;
    else if (key === 'norun') meta.norun = value;
    else if (key === 'expect-error') meta.expectError = value.split(/[,\s]+/).map(Number);
    else if (word === 'showLineNumbers') meta.showLineNumbers = true;
    else meta.unknown.push(whole);
  }
  return meta;
}

/** "3,5-7" → {3, 5, 6, 7}; an open or reversed range counts as its first line. */
function parseLines(text: string): Set<number> {
  const lines = new Set<number>();
  for (const part of text.split(',')) {
    const [from, to = from] = part.trim().split('-').map(Number);
    if (!from) continue;
    for (let line = from; line <= (to || from); line++) lines.add(line);
  }
  return lines;
}

/** Everything above this line, and the line itself, is compiled but not shown. */
export const CUT_MARKER = /^[ \t]*\/\/ ---cut---[ \t]*$/m;

/** Splits a sample at its cut marker. */
export function splitAtCut(code: string): {hidden: string; shown: string} {
  const match = CUT_MARKER.exec(code);
  if (!match) return {hidden: '', shown: code};
  const end = match.index + match[0].length;
  return {hidden: code.slice(0, end), shown: code.slice(end).replace(/^\r?\n/, '')};
}
