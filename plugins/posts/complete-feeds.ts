import fs from 'node:fs/promises';
import path from 'node:path';

/** What a reader of a feed can neither press nor see. */
const DEAD = /<button\b[\s\S]*?<\/button>|<svg\b[\s\S]*?<\/svg>|<span role="?status"?[^>]*>[\s\S]*?<\/span>/g;

const withoutDeadParts = (html: string): string => html.replace(DEAD, '');

type JsonItem = {content_html?: string; author?: object};
type JsonFeed = {version: string; items: JsonItem[]};

/** A JSON feed in version 1.1, which gives each item a list of authors, with its own address. */
export function completeJson(feed: string, address: string): string {
  const {items, ...head} = JSON.parse(feed) as JsonFeed;
  const told = items.map(({author, content_html: content, ...item}) => ({
    ...item,
    ...(author && {authors: [author]}),
    ...(content !== undefined && {content_html: withoutDeadParts(content)}),
  }));
  return JSON.stringify({...head, version: 'https://jsonfeed.org/version/1.1', feed_url: address, language: 'en', items: told}, null, 4);
}

/** An RSS or Atom feed with its own address. */
export function completeXml(feed: string, address: string): string {
  const told = withoutDeadParts(feed);
  if (told.includes('rel="self"')) return told;
  return told.includes('<rss')
    ? told
        .replace('<rss ', '<rss xmlns:atom="http://www.w3.org/2005/Atom" ')
        .replace('<channel>', `<channel>\n        <atom:link href="${address}" rel="self" type="application/rss+xml"/>`)
    : told.replace(/(<feed[^>]*>)/, `$1\n    <link rel="self" href="${address}"/>`);
}

/** Completes the feeds of a section, which the framework has written. */
export async function completeFeeds(outDir: string, section: string, address: string): Promise<void> {
  for (const name of ['rss.xml', 'atom.xml', 'feed.json']) {
    const file = path.join(outDir, section, name);
    const feed = await fs.readFile(file, 'utf8').catch(() => undefined);
    if (feed !== undefined) await fs.writeFile(file, (name.endsWith('.json') ? completeJson : completeXml)(feed, `${address}/${name}`));
  }
}
