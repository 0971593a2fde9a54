/**
 * Where a page of the build lies: `docs/player/` is docs/player/index.html and `docs/sequence` is docs/sequence.html,
 * since hosts that map files to URLs by themselves add a slash to every folder.
 * @param route path below the base path, without a slash in front
 */
export const builtFileOf = (route: string): string => (/(^|\/)$/.test(route) ? `${route}index.html` : `${route}.html`);

/** The path of a page, below the base path and without a slash in front, by its file in the build. */
export const routeOfBuilt = (file: string): string =>
  file
    .replaceAll('\\', '/')
    .replace(/(^|\/)index\.html$/, '$1')
    .replace(/\.html$/, '');
