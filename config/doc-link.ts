import fs from 'node:fs';
import path from 'node:path';

const PUBLISHED = 'https://www.remotion.dev';

/**
 * A navbar or footer item for a documentation page: on this site once its page is written,
 * until then on the published documentation of the toolkit, so that it always leads somewhere.
 */
export function docLink(label: string, route: string): {label: string; to: string} | {label: string; href: string} {
  const id = route.replace(/^\//, '').replace(/\/$/, '');
  const files = [`${id}.mdx`, `${id}/index.mdx`];
  const written = files.some((file) => fs.existsSync(path.join(__dirname, '..', file)));
  return written ? {label, to: route} : {label, href: PUBLISHED + route.replace(/\/$/, '')};
}
