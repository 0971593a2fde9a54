import path from 'node:path';
import type {Redirect} from '../../data/redirects';

export type Site = {
  /** Origin of the site, without a slash at its end. */
  url: string;
  /** Path below which the site is published, with a slash on both ends. */
  baseUrl: string;
};

/** Where a redirect leads as a browser needs it: with the base path, or to another site. */
export const targetOf = ({to}: Redirect, {baseUrl}: Site): string => (to.startsWith('/') ? baseUrl + to.slice(1) : to);

/** Addresses of one word are short links, which may lead elsewhere one day; deeper ones are pages that have moved for good. */
export const isPermanent = ({from}: Redirect): boolean => from.lastIndexOf('/') > 0;

/** Files of the build, by name: a page for each redirect, which works on every host, and what hosts read to answer without it. */
export function redirectFiles(redirects: Redirect[], site: Site): Map<string, string> {
  const files = new Map<string, string>();
  for (const redirect of redirects) {
    // A page cannot stand in for a video or an image; these are left to the hosts.
    if (path.posix.extname(redirect.from) === '') files.set(`${redirect.from.slice(1)}/index.html`, redirectPage(targetOf(redirect, site), site));
  }
  files.set('_redirects', hostLines(redirects, site));
  files.set('redirects.json', vercelRedirects(redirects, site));
  return files;
}

/** A page that leads on at once, without a script; its link is for browsers that do not follow. */
export function redirectPage(target: string, {url}: Site): string {
  const href = escapeHtml(target);
  const canonical = target.startsWith('/') ? url + target : target;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>This page is at another address</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="0; url=${href}">
<link rel="canonical" href="${escapeHtml(canonical)}">
</head>
<body>
<main>
<h1>This page is at another address</h1>
<p>Continue to <a href="${href}">${escapeHtml(canonical)}</a>.</p>
</main>
</body>
</html>
`;
}

/**
 * The `_redirects` file of Netlify and Cloudflare Pages. Cloudflare answers before it looks at files;
 * Netlify shows a file that exists, which is the page above and leads to the same place.
 */
function hostLines(redirects: Redirect[], site: Site): string {
  return redirects.map((redirect) => `${sourceOf(redirect, site)} ${targetOf(redirect, site)} ${isPermanent(redirect) ? 301 : 302}\n`).join('');
}

/** The `redirects` of a vercel.json, to be copied or read into it. */
function vercelRedirects(redirects: Redirect[], site: Site): string {
  const entries = redirects.map((redirect) => ({source: sourceOf(redirect, site), destination: targetOf(redirect, site), permanent: isPermanent(redirect)}));
  return `${JSON.stringify({redirects: entries}, null, 2)}\n`;
}

const sourceOf = ({from}: Redirect, {baseUrl}: Site): string => baseUrl + from.slice(1);

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
