import fs from 'node:fs';
import path from 'node:path';
import {selectAll} from 'css-select';
import type {Document, Element} from 'domhandler';
import {textContent} from 'domutils';
import {parseDocument} from 'htmlparser2';
import {routeOfBuilt} from '../../../core/corpus/page-files';

export const BUILD = path.join(__dirname, '../../../build');
export const ORIGIN = 'https://www.remotion.dev';

export type BuiltPage = {
  /** Without a slash at the end. */
  route: string;
  /** As the page is listed. */
  address: string;
  html: Document;
};

export const all = (selector: string, page: Document) => selectAll(selector, page) as unknown as Element[];
export const attribute = (page: Document, selector: string, name: string) => all(selector, page)[0]?.attribs[name] ?? '';

/** Every page of the build except the redirects. */
export const builtPages = (): BuiltPage[] =>
  fs
    .readdirSync(BUILD, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => ({
      // The page for missing addresses has none of its own.
      route: file === '404.html' ? '/404.html' : `/${routeOfBuilt(file)}`.replace(/(.)\/$/, '$1'),
      address: `/${routeOfBuilt(file)}`,
      html: parseDocument(fs.readFileSync(path.join(BUILD, file), 'utf8')),
    }))
    .filter(({html}) => attribute(html, 'meta[http-equiv="refresh"]', 'content') === '');

export type LinkedData = {
  '@context'?: string;
  '@type'?: string;
  '@graph'?: unknown[];
  itemListElement?: {position: number; name: string; item: string}[];
};

/** What a page tells search engines about itself. */
export const linkedData = ({html}: BuiltPage): LinkedData[] =>
  all('script[type="application/ld+json"]', html).map((script) => JSON.parse(textContent(script)) as LinkedData);

/** The route of an address of this site. */
export const withoutSlash = (address: string) => address.slice(ORIGIN.length).replace(/(.)\/$/, '$1');
