import {parseDocument} from 'htmlparser2';
import {selectOne} from 'css-select';
import type {Element} from 'domhandler';
import {CARD_FOLDER} from '../../src/lib/card-path';

/** What a page says about itself when it is shared. */
export type SharedPage = {
  /** The card's path below the site's root, as the page names it. */
  card: string;
  title: string;
  description: string;
  /** Path of the page without the base path. */
  path: string;
  /** The poster of the page's first demo, below the site's root. */
  poster?: string;
};

/**
 * Reads the metadata of a built page.
 * @param html the page
 * @param origin origin and base path of the site, with a trailing slash
 * @returns undefined if the page names no card of its own
 */
export function readPage(html: string, origin: string): SharedPage | undefined {
  // The metadata is in the head; the rest of a long page need not be parsed.
  const document = parseDocument(html.slice(0, html.indexOf('</head>')));
  const attribute = (selector: string, name: string) => (selectOne(selector, document) as Element | null)?.attribs[name] ?? '';
  const image = attribute('meta[property="og:image"]', 'content');
  const start = `${origin}${CARD_FOLDER}/`;
  if (!image.startsWith(start)) return undefined;
  const [poster] = /img\/demos\/[a-z0-9-]+\/\d+\.webp/.exec(html) ?? [];
  return {
    card: image.slice(origin.length),
    title: attribute('meta[property="og:title"]', 'content').replace(/ \| [^|]*$/, ''),
    description: attribute('meta[name="description"]', 'content'),
    path: `/${attribute('meta[property="og:url"]', 'content').slice(origin.length)}`,
    ...(poster && {poster}),
  };
}
