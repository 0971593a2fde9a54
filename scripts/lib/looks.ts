import fs from 'node:fs';
import path from 'node:path';

/** Modes and widths that a page is checked in. */
const VARIANTS = [
  {colorScheme: 'light', width: 1440},
  {colorScheme: 'dark', width: 390},
  {colorScheme: 'light', width: 390},
  {colorScheme: 'dark', width: 1440},
] as const;

export type Look = {address: string} & (typeof VARIANTS)[number];

/** The paths of all pages of a build. */
export const sitemapPaths = (build: string): string[] =>
  [...fs.readFileSync(path.join(build, 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);

/** Pages with a look that no other page shares. */
export const LANDING_PAGES = ['/', '/player/', '/lambda/', '/templates/', '/showcase/', '/experts/', '/contact/', '/ai'];

/** The mode and width that a page is checked in; they stay the same when pages are added. */
const turnOf = (address: string) => [...address].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % VARIANTS.length;

/** Each page once, in modes and widths that vary from page to page, but landing pages in light and dark; or all in every mode and width. */
export const looksOf = (addresses: string[], isAll: boolean): Look[] =>
  addresses.flatMap((address) => {
    const turn = turnOf(address);
    // Neighbors among the variants differ in their mode.
    const turns = LANDING_PAGES.includes(address) ? [turn, turn + 1] : [turn];
    const variants = isAll ? VARIANTS : turns.map((each) => VARIANTS[each % VARIANTS.length] ?? VARIANTS[0]);
    return variants.map((variant) => ({address, ...variant}));
  });
