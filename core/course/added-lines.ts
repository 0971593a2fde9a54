/** The lines of a text, from 1, that an earlier version does not have: all but those of a longest common subsequence. */
export function addedLines(before: string, after: string): number[] {
  const [old, now] = [before.trimEnd().split('\n'), after.trimEnd().split('\n')];
  // common[i][j]: how many lines the texts from line i and from line j on have in common, in this order.
  const common = Array.from({length: old.length + 1}, () => new Array<number>(now.length + 1).fill(0));
  const at = (i: number, j: number) => common[i]?.[j] ?? 0;
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--) common[i]![j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const added: number[] = [];
  for (let i = 0, j = 0; j < now.length;) {
    if (i < old.length && old[i] === now[j]) [i, j] = [i + 1, j + 1];
    else if (i < old.length && at(i + 1, j) >= at(i, j + 1)) i++;
    else added.push(++j);
  }
  return added;
}

/** Lines as the meta string of a fence has them: "3,5-7". */
export function asRanges(lines: number[]): string {
  const ranges: [number, number][] = [];
  for (const line of lines) {
    const last = ranges.at(-1);
    if (last && last[1] === line - 1) last[1] = line;
    else ranges.push([line, line]);
  }
  return ranges.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(',');
}
