/** Pages that no list of pages names, as patterns of their paths: tools, and lists that repeat what other pages say. */
export const UNLISTED = ['/ai-embed', '/search', '/*/archive', '/*/tags/**', '/*/page/*'];

const PATTERNS = UNLISTED.map((pattern) => new RegExp(`^${pattern.replace('/**', '(/.*)?').replaceAll('*/', '[^/]+/').replace(/\/\*$/, '/[^/]+')}$`));

/** @param route below the base path, with a slash in front */
export const isUnlisted = (route: string): boolean => PATTERNS.some((pattern) => pattern.test(route));
