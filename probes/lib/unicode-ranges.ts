/** Whether a list of ranges, as a font states it (`U+23,U+30-39`), has a code point. */
export const hasCodePoint = (ranges: string, code: number): boolean =>
  ranges.split(',').some((range) => {
    const [first = Number.NaN, last = first] = range
      .trim()
      .replace('U+', '')
      .split('-')
      .map((number) => Number.parseInt(number, 16));
    return code >= first && code <= last;
  });
