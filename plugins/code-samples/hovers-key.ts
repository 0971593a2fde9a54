/** Folder of the built site that holds the types behind its samples. */
const FOLDER = 'hovers';

/**
 * Names the samples of an MDX file: `docs/player/index.mdx` → `docs/player/index`.
 * The file, not the URL of the page that shows it: a list of posts shows the samples of several files.
 */
export const hoversKey = (file: string): string => file.replaceAll('\\', '/').replace(/\.mdx?$/, '');

/** Path, below the site's root, of the file that holds the types behind a page's samples. */
export const hoversPath = (key: string): string => `${FOLDER}/${key}.json`;
