/** The three names with the longest prefix in common with a wrong one, for a message. */
export function nearest(names: Iterable<string>, wrong: string): string[] {
  const shared = (name: string) => {
    const end = [...name.toLowerCase()].findIndex((letter, index) => letter !== wrong[index]?.toLowerCase());
    return end === -1 ? name.length : end;
  };
  return [...names].sort((a, b) => shared(b) - shared(a) || a.length - b.length).slice(0, 3);
}
