/** What is shown for a name: its type as an editor prints it, and the first sentence of its documentation. */
export type HoverText = [type: string, documentation?: string];

/** A name in the shown part of a sample. Lines and columns count from 0; `text` is a position in the page's table of texts. */
export type HoverName = [line: number, column: number, length: number, text: number];

/** A page or section about something that a text mentions: what it is called, and its path below the site's root. */
export type HoverLink = [title: string, path: string];

/** The types behind the names in a page's samples. */
export type PageHovers = {
  /** Each text once, whichever samples it belongs to. */
  texts: HoverText[];
  /** The names of each sample in reading order, by the sample's position among the fences of the page. */
  fences: Record<number, HoverName[]>;
  /** What can be read about a text, by its position in the table of texts. */
  links?: Record<number, HoverLink[]>;
};

/** Folder of the built site that holds the types behind its samples. */
const FOLDER = 'hovers';

/**
 * Names the samples of an MDX file: `docs/player/index.mdx` → `docs/player/index`.
 * The file, not the URL of the page that shows it: a list of posts shows the samples of several files.
 */
export const hoversKey = (file: string): string => file.replaceAll('\\', '/').replace(/\.mdx?$/, '');

/** Path, below the site's root, of the file that holds the types behind a page's samples. */
export const hoversPath = (key: string): string => `${FOLDER}/${key}.json`;
