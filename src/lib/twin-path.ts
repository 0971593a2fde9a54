/** Where the Markdown of a page is: beside it, as in /docs/spring.md and /docs/player/index.md. */
export const twinPath = (pathname: string): string => `${pathname}${pathname.endsWith('/') ? 'index' : ''}.md`;
