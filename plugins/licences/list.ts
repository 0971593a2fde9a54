/** A table of the acknowledgements page. */
export type Table = {columns: string[]; rows: string[][]};

const END = '{/* End of the list. */}';

/** The page with a table between the two marks of its list. */
export function withList(page: string, name: string, {columns, rows}: Table): string {
  const mark = `{/* Written by npm run licences: ${name}. */}`;
  const begin = page.indexOf(mark);
  const end = page.indexOf(END, begin);
  if (begin < 0 || end < begin) throw new Error(`The page needs the lines ${mark} and ${END}.`);
  const table = [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return `${page.slice(0, begin)}${mark}\n\n${table.join('\n')}\n\n${page.slice(end)}`;
}
