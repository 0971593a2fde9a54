import fs from 'node:fs';
import path from 'node:path';

const PUBLISHED = 'https://www.remotion.dev';

type DocLink = {label: string; to: string} | {label: string; href: string};

/**
 * A navbar or footer item for a documentation page. It links to this site once the page is written,
 * and until then to the toolkit's published documentation, so that it is never a dead link.
 */
export function docLink(label: string, route: string): DocLink {
  const id = route.replace(/^\//, '').replace(/\/$/, '');
  const files = [`${id}.mdx`, `${id}/index.mdx`];
  const written = files.some((file) => fs.existsSync(path.join(__dirname, '..', file)));
  return written ? {label, to: route} : {label, href: PUBLISHED + route.replace(/\/$/, '')};
}

/** The same for a link in a sentence, which takes either kind of URL. */
export function docAddress(route: string): string {
  const link = docLink('', route);
  return 'to' in link ? link.to : link.href;
}
