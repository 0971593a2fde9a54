/** A fenced code block as written in a page's source. */
export type ScannedFence = {
  lang: string;
  /** What follows the language. */
  meta: string;
  code: string;
  /** Line that holds the first line of `code`, from 1. */
  line: number;
  /** Whether it ends before the page does. */
  closed: boolean;
};

const OPENING = /^([ \t]*)(`{3,}|~{3,})[ \t]*([^\s`]*)[ \t]*([^`]*?)[ \t]*$/;

/**
 * Finds the fenced code blocks of an MDX source line by line, including those inside lists and components. This is hundreds of times faster than
 * an MDX parser, as a build requires; the samples check compares the two, since they differ on a fence in a comment or a block quote.
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
    fences.push({lang, meta, code: code.join('\n'), line: first + 1, closed: at < lines.length});
  }
  return fences;
}

const withoutIndent = (line: string, width: number) => line.replace(new RegExp(`^[ \\t]{0,${width}}`), '');
