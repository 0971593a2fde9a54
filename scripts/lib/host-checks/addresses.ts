/** The other ways to write the path of a page: with or without its slash, with .html, with /index.html. */
export function otherSpellings(page: string, baseUrl: string): string[] {
  if (page === baseUrl) return [`${page}index.html`];
  const bare = page.replace(/\/$/, '');
  return [page.endsWith('/') ? bare : `${bare}/`, `${bare}.html`, `${bare}/index.html`];
}

const range = (name: (index: number) => string, count: number) => Array.from({length: count}, (_, index) => name(index));

/** Fifty paths that no site has, of every kind that a browser, a crawler or an attacker asks for; the last ones try to be led to another site. */
export const MISSING: string[] = [
  ...range((index) => `/docs/no-such-page-${index}`, 8),
  ...range((index) => `/docs/no-such-folder-${index}/`, 4),
  ...range((index) => `/no-such-page-${index}.html`, 4),
  ...range((index) => `/assets/js/none-${index}.js`, 4),
  ...range((index) => `/assets/css/styles.${index}.css`, 3),
  ...range((index) => `/img/none-${index}.png`, 3),
  ...range((index) => `/search-index/en-none.${'0'.repeat(9)}${index}.json`, 3),
  '/assets/js/',
  '/assets',
  '/img/',
  '/search-index/',
  '/docs/sequence/no-such-part',
  '/docs/sequence.htm',
  '/.git/config',
  '/.env',
  '/admin/',
  '/wp-login.php',
  '/constructor',
  '/__proto__',
  '/docs/%2e%2e/%2e%2e/package.json',
  '/docs/%E0%A4%A',
  '//evil.example/index.html',
  '//evil.example/',
  '//evil.example/page.html',
  '/%5Cevil.example/index.html',
  '/\\evil.example/index.html',
  '///evil.example/a/',
  '/%0d%0aLocation:%20https://evil.example/index.html',
];
