/** The endings that an import may leave out, in the order in which they are tried. */
export const ENDINGS = ['', '.tsx', '.ts', '.jsx', '.js', '.json'];

/** The file that a relative import means; undefined when there is none. */
export const resolveFile = (name: string, has: (file: string) => boolean): string | undefined =>
  ENDINGS.map((ending) => name.replace(/^\.\//, '') + ending).find(has);
