/** The three names that a wrong one may have meant, for a message: those that the fewest slips of the keyboard turn into it. */
export function nearest(names: Iterable<string>, wrong: string): string[] {
  const typed = wrong.toLowerCase();
  const ranked = [...names].map((name) => {
    const known = name.toLowerCase();
    // The beginning of a long name is more telling than its length.
    const isPart = typed.length > 2 && (known.includes(typed) || typed.includes(known));
    return {name, slips: isPart ? 1 : editDistance(known, typed), shared: sharedStart(known, typed)};
  });
  return ranked
    .sort((a, b) => a.slips - b.slips || b.shared - a.shared || a.name.length - b.name.length)
    .slice(0, 3)
    .map(({name}) => name);
}

function sharedStart(a: string, b: string): number {
  const end = [...a].findIndex((letter, index) => letter !== b[index]);
  return end === -1 ? a.length : end;
}

/** Letters to insert, delete, replace or swap with their neighbor (Damerau and Levenshtein, optimal string alignment). */
export function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({length: b.length + 1}, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const steps = [(last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same];
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) steps.push((before[j - 2] ?? 0) + 1);
      row.push(Math.min(...steps));
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? 0;
}
