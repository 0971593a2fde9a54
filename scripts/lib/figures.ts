import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** When and on what machine figures were measured. */
export const machine = (): string =>
  `${new Date().toISOString().slice(0, 10)}, ${os.cpus().length} cores (load ${os.loadavg()[0]?.toFixed(0)}), ${Math.round(os.totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;

/** Writes figures to FIGURES.md, between the marks of the part of the bench that measured them. */
export function writeFigures(project: string, part: string, text: string): void {
  const file = path.join(project, 'FIGURES.md');
  fs.writeFileSync(file, withFigures(fs.readFileSync(file, 'utf8'), part, text));
}

/** @throws Error when the text has no marks for the part */
export function withFigures(document: string, part: string, text: string): string {
  const [first, last] = [`<!-- npm run bench: ${part} -->`, `<!-- end: ${part} -->`];
  const begin = document.indexOf(first);
  const end = document.indexOf(last);
  if (begin < 0 || end < begin) throw new Error(`FIGURES.md needs the lines ${first} and ${last}.`);
  return `${document.slice(0, begin)}${first}\n\n${text}\n\n${document.slice(end)}`;
}

/** A table in Markdown. */
export const table = (rows: (string | number)[][]): string =>
  [rows[0] ?? [], (rows[0] ?? []).map(() => '---'), ...rows.slice(1)].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

export const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
