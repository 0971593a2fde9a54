/** A piece of a line; code is set in the mono typeface. */
export type Piece = {text: string; isCode: boolean};

const NARROW = new Set("iljtfrI.,:;'|!()[] ·-");
const WIDE = new Set('mwMW@%—…→×');

/** How wide a text is, near enough to break lines; widths of letters in em. */
function widthOf({text, isCode}: Piece, size: number): number {
  if (isCode) return text.length * 0.6 * (size - 0.5);
  const em = [...text].reduce((sum, letter) => sum + (NARROW.has(letter) ? 0.33 : WIDE.has(letter) ? 0.86 : /[A-Z]/.test(letter) ? 0.68 : 0.57), 0);
  return em * size;
}

/** A text whose code stands in backticks, as pieces. */
export const piecesOf = (text: string): Piece[] => text.split('`').flatMap((part, index) => (part === '' ? [] : [{text: part, isCode: index % 2 === 1}]));

export const textWidth = (text: string, size: number): number => piecesOf(text).reduce((sum, piece) => sum + widthOf(piece, size), 0);

/** Breaks a text into lines that fit a width, at spaces and where it has line breaks. */
export const wrap = (text: string, width: number, size: number): string[] => text.split('\n').flatMap((line) => wrapLine(line, width, size));

function wrapLine(text: string, width: number, size: number): string[] {
  const lines: string[] = [];
  let line = '';
  // Code has no spaces in figures, so that no pair of backticks is torn apart.
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && textWidth(longer, size) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}
