import type {ThemedToken} from 'shiki';
import {lineHtml, tokenLines} from '../code-samples/highlight';
import type {Default} from '../../core/demos/defaults';
import type {CodePiece} from '../../core/demos/types';

/** Highlights a demo's file, with a gap for each value that a control changes. */
export async function codePieces(source: string, slots: Default[]): Promise<CodePiece[]> {
  const pieces: CodePiece[] = [];
  const write = (html: string) => {
    const last = pieces.length - 1;
    if (typeof pieces[last] === 'string') pieces[last] += html;
    else if (html) pieces.push(html);
  };
  const open = [...slots].sort((a, b) => a.start - b.start);
  const lines = await tokenLines(source.replace(/\n$/, ''), 'tsx');
  lines.forEach((line, index) => {
    if (index > 0) write('\n');
    let plain: ThemedToken[] = [];
    for (const token of line.flatMap((token) => splitAt(token, open))) {
      const slot = open.find(({start, end}) => token.offset >= start && token.offset < end);
      if (!slot) {
        plain.push(token);
        continue;
      }
      write(lineHtml(plain));
      plain = [];
      // A literal may consist of several tokens: its quotes and its text.
      if (token.offset === slot.start) pieces.push({control: slot.name});
    }
    write(lineHtml(plain));
  });
  return pieces;
}

/** The same code, line by line; a token never spans two. */
export function linesOf(pieces: CodePiece[]): CodePiece[][] {
  const lines: CodePiece[][] = [[]];
  for (const piece of pieces) {
    const [first, ...others] = typeof piece === 'string' ? piece.split('\n') : [piece];
    if (first) lines.at(-1)?.push(first);
    lines.push(...others.map((html) => (html ? [html] : [])));
  }
  return lines;
}

/** Cuts a token where a literal begins or ends within it. */
function splitAt(token: ThemedToken, slots: Default[]): ThemedToken[] {
  const from = token.offset;
  const to = from + token.content.length;
  const cuts = slots.flatMap(({start, end}) => [start, end]).filter((at) => at > from && at < to);
  return [from, ...cuts].map((start, index) => ({...token, offset: start, content: token.content.slice(start - from, (cuts[index] ?? to) - from)}));
}
