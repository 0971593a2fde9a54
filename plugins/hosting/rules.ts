import {SEARCH_FOLDER} from '../../src/search/files';
import {playerStyleHash} from './player-style';
import {FETCHED_HEADERS, stagePolicy} from './stage-policy';

/** Other origins that a page may contact, by content security policy directive. */
export type Sources = Partial<Record<'script-src' | 'style-src' | 'img-src' | 'connect-src' | 'frame-src' | 'form-action' | 'report-uri', string[]>>;

/** The one page that other sites may show in a frame; the Studio does. */
export const FRAMED_PAGE = 'ai-embed';

export type Headers = Record<string, string>;

/** What the hosts need to be told, before it is written in the format of each. */
export type HostRules = {
  /** For every response. */
  everywhere: Headers;
  /** A second policy, for everything but the framed page. */
  unframed: Headers;
  /** The policy of an address that may be anything, for hosts that apply the policies of all matching rules: what holds for pages and for the stage alike. */
  anyAddress: Headers;
  /** For the stage of the playground, in place of the policy for every response. */
  stage: Headers;
  /** For files that the stage fetches. */
  fetched: Headers;
  /** For files whose name changes with their content, as long as they exist. */
  hashedAssets: Headers;
  /** For images, whose names stay while their content seldom changes: an old one may show for the rest of an hour. */
  images: Headers;
  /** For everything else: a copy is used once the host has confirmed it. */
  changing: Headers;
};

/** Paths of the files whose names carry a hash of their content, below the base path, as a regular expression. */
export const HASHED_FILES = `(?:assets/|${SEARCH_FOLDER}/[^/]+\\.[0-9a-f]{10}\\.)`;

/**
 * An Accept header that asks for Markdown, as a regular expression: one that names it without ranking it lower than other types. Agents that want it
 * say so, and browsers never do.
 */
export const WANTS_MARKDOWN = 'text/markdown(?!\\s*;\\s*q=0)';

/** Files that configure a host from within the published folder, and are no pages. */
export const PRIVATE_FILES = ['_headers', '_redirects'];

export type HostOptions = {
  /** Whether readers arrive by https; a browser ignores the rule about it otherwise. */
  isSecure: boolean;
  /** Whether all subdomains of the host answer by https, too. */
  includesSubdomains: boolean;
};

const YEAR_IN_SECONDS = 31_536_000;

/**
 * Returns the headers that responses carry.
 * @param scriptHashes hashes of the inline scripts of the build, in quotes
 * @param sources origins that the configured services need
 */
export function hostRules(scriptHashes: string[], sources: Sources, {isSecure, includesSubdomains}: HostOptions): HostRules {
  return {
    everywhere: {
      'Content-Security-Policy': written(directivesOf(scriptHashes, sources)),
      ...(isSecure ? {'Strict-Transport-Security': `max-age=${2 * YEAR_IN_SECONDS}${includesSubdomains ? '; includeSubDomains' : ''}`} : {}),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    },
    unframed: {'Content-Security-Policy': "frame-ancestors 'none'"},
    anyAddress: {'Content-Security-Policy': written(withStage(directivesOf(scriptHashes, sources)))},
    stage: {'Content-Security-Policy': stagePolicy()},
    fetched: FETCHED_HEADERS,
    hashedAssets: {'Cache-Control': `public, max-age=${YEAR_IN_SECONDS}, immutable`},
    images: {'Cache-Control': `public, max-age=3600, stale-while-revalidate=${7 * 24 * 3600}`},
    changing: {'Cache-Control': 'no-cache'},
  };
}

/** The policy of all pages but the framed one, for hosts that send only one policy. */
export const unframedPolicy = ({everywhere, unframed}: HostRules): string => `${everywhere['Content-Security-Policy']}; ${unframed['Content-Security-Policy']}`;

type Directives = Record<string, string[]>;

function directivesOf(scriptHashes: string[], sources: Sources): Directives {
  const directives: Directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes],
    // React and the highlighted samples set styles on elements; styles cannot run code. Browsers that know no difference get the first line.
    'style-src': ["'self'", "'unsafe-inline'"],
    'style-src-elem': ["'self'", playerStyleHash()],
    'style-src-attr': ["'unsafe-inline'"],
    // Text becomes a script's address or markup only by way of the policy in config/trusted-types.ts, and never code.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", 'data:', 'blob:'],
    // The Player plays a silent sound from the page itself, so that the browser lets it play others.
    'media-src': ["'self'", 'data:', 'blob:'],
    // <Gif> reads its file in a worker that it creates from a blob.
    'worker-src': ["'self'", 'blob:'],
    // The stage of the playground, whose own policy lets it run code that can reach nothing of the site.
    'frame-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'self'"],
    'object-src': ["'none'"],
  };
  for (const [directive, origins] of Object.entries(sources)) (directives[directive] ??= []).push(...origins);
  directives['style-src-elem']?.push(...(sources['style-src'] ?? []));
  // Scripts of other services bring policies of their own, under names that nobody publishes.
  if (sources['script-src']?.length) directives['trusted-types'] = ['*', "'allow-duplicates'"];
  if (sources['report-uri']?.length === 0) delete directives['report-uri'];
  return directives;
}

/** The directives without those that would keep the stage from its work; its own policy allows it less in other ways. */
function withStage(directives: Directives): Directives {
  const shared = Object.fromEntries(Object.entries(directives).filter(([name]) => !/trusted-types|^style-src-elem$/.test(name)));
  return {...shared, 'script-src': [...(shared['script-src'] ?? []), 'blob:'], 'font-src': [...(shared['font-src'] ?? []), 'data:', 'blob:']};
}

const written = (directives: Directives): string =>
  Object.entries(directives)
    .map(([directive, values]) => [directive, ...new Set(values.length > 0 ? values : ["'none'"])].join(' '))
    .join('; ');
