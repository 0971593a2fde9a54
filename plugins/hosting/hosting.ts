import type {Redirect} from '../../core/data/redirects';
import type {HostRules} from './rules';

export type Site = {
  /** Origin of the site, without a trailing slash. */
  url: string;
  /** Path below which the site is published, with a slash at both ends. */
  baseUrl: string;
};

/** Everything that a host is configured from. */
export type Hosting = {
  rules: HostRules;
  redirects: Redirect[];
  site: Site;
  /** The base path of the site, and below it those of its other languages. */
  baseUrls: string[];
  /** The first segments of all page paths, such as docs; that of the home page is empty. */
  sections: string[];
  /** The HTML files of all languages, relative to the published folder. */
  pages: string[];
  /** Languages of the search index, as its file names begin. */
  languages: string[];
};

/** The pages whose path ends in a slash, without that slash: docs/player. The home page is not among them. */
export const foldersOf = ({pages}: Pick<Hosting, 'pages'>): string[] =>
  pages
    .filter((name) => name.endsWith('/index.html'))
    .map((name) => name.slice(0, -'/index.html'.length))
    .sort();
