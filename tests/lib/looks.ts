import fs from 'node:fs';
import path from 'node:path';

/** Modes and widths in which a page is looked at. */
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

/** Each page once, mode and width changing from page to page; or in every mode and width. */
export const looksOf = (addresses: string[], isAll: boolean): Look[] =>
  addresses.flatMap((address, index) => (isAll ? VARIANTS : [VARIANTS[index % VARIANTS.length] ?? VARIANTS[0]]).map((variant) => ({address, ...variant})));
