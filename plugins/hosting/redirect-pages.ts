import path from 'node:path';
import {builtFileOf} from '../../core/corpus/page-files';
import type {Redirect} from '../../core/data/redirects';
import {escapeHtml} from '../../src/lib/escape-html';
import type {Hosting, Site} from './hosting';

/** The target of a redirect as a browser needs it: with the base path, or on another site. */
const targetOf = ({to}: Redirect, {baseUrl}: Site): string => (to.startsWith('/') ? baseUrl + to.slice(1) : to);

/** The path that is redirected, as a host sees it. */
const sourceOf = ({from}: Redirect, {baseUrl}: Site): string => baseUrl + from.slice(1);

/** Paths of one segment are short links, whose target may change; deeper ones are pages that have moved for good. */
const statusOf = ({from}: Redirect): 301 | 302 => (from.lastIndexOf('/') > 0 ? 301 : 302);

/** The redirects of all languages, as paths and status codes that a host understands. */
export const hostRedirects = ({redirects, site: {url}, baseUrls}: Hosting): {source: string; target: string; status: 301 | 302}[] =>
  baseUrls.flatMap((baseUrl) =>
    redirects.map((redirect) => ({source: sourceOf(redirect, {url, baseUrl}), target: targetOf(redirect, {url, baseUrl}), status: statusOf(redirect)})),
  );

/** A page for each redirect, by file name; such pages work on every host. */
export function redirectPages(redirects: Redirect[], site: Site): Map<string, string> {
  // A page cannot stand in for a video or an image; these are left to the hosts.
  const asPages = redirects.filter(({from}) => path.posix.extname(from) === '');
  return new Map(asPages.map((redirect) => [builtFileOf(redirect.from.slice(1)), redirectPage(targetOf(redirect, site), site)]));
}

/** A page that redirects at once, without a script; its link is for browsers that do not follow. */
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
