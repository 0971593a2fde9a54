/** Size of a social card, in pixels. */
export const CARD = {width: 1200, height: 630} as const;

/** Folder of the social cards, relative to the site's root. */
export const CARD_FOLDER = 'img/cards';

/**
 * Where to find a page's social card.
 * @param pathname path of the page, including the base path
 * @returns path relative to the site's root: /docs/player/ → img/cards/docs-player.png, the home page → img/cards/home.png
 */
export function cardPath(pathname: string, baseUrl: string): string {
  const name = pathname
    .slice(baseUrl.length)
    .replace(/[^a-z0-9]+/gi, '-')
    .replace(/^-|-$/g, '');
  return `${CARD_FOLDER}/${name || 'home'}.png`;
}
