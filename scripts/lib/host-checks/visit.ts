import type {Expected} from './expected';
import {BROWSER, textOf, type Host} from './host';

/** Bytes of ten pages and of the scripts, styles and fonts that their HTML names, each once, as sent; what scripts load after that is not counted. */
export async function bytesOfTenPages(host: Host, {pages, baseUrl}: Expected): Promise<number> {
  const visited = pages.filter((_, index) => index % Math.ceil(pages.length / 10) === 0);
  const assets = new Set<string>();
  let bytes = 0;
  for (const page of visited) {
    const reply = await host.request(page, BROWSER);
    bytes += reply.body.length;
    // Links that are only fetched ahead are not part of the page.
    const html = textOf(reply).replace(/<link[^>]*rel="?prefetch[^>]*>/g, '');
    for (const [asset] of html.matchAll(/\/?assets\/(?:js|css|fonts)\/[\w.~-]+\.(?:js|css|woff2)/g)) assets.add(baseUrl + asset.replace(/^\//, ''));
  }
  for (const asset of assets) bytes += (await host.request(asset, BROWSER)).body.length;
  return bytes;
}
