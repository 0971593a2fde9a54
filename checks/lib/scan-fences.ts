/** A fenced code block as it stands in a page's source. */
export type ScannedFence = {
  lang: string;
  /** What follows the language. */
  meta: string;
  code: string;
  /** Line on which the first line of `code` stands, from 1. */
  line: number;
};

const OPENING = /^([ \t]*)(`{3,}|~{3,})[ \t]*([^\s`]*)[ \t]*([^`]*?)[ \t]*$/;

/**
 * Finds the fenced code blocks of an MDX source line by line, also inside lists and components. A build needs them hundreds of times sooner
 * than a parser of MDX would have them; the check of the samples compares the two, for a fence in a comment or in a block quote.
 */
export function scanFences(source: string): ScannedFence[] {
  const fences: ScannedFence[] = [];
  const lines = source.split(/\r?\n/);
  for (let at = 0; at < lines.length; at++) {
    const [, indent = '', marker, lang = '', meta = ''] = OPENING.exec(lines[at] ?? '') ?? [];
    if (!marker) continue;
    const first = at + 1;
    const closing = new RegExp(`^[ \\t]*${marker[0] ?? ''}{${marker.length},}[ \\t]*$`);
    do at++;
    while (at < lines.length && !closing.test(lines[at] ?? ''));
    const code = lines.slice(first, at).map((line) => withoutIndent(line, indent.length));
    fences.push({lang, meta, code: code.join('\n'), line: first + 1});
  }
  return fences;
}

const withoutIndent = (line: string, width: number) => line.replace(new RegExp(`^[ \\t]{0,${width}}`), '');
