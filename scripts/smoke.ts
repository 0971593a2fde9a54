import fs from 'node:fs';
import path from 'node:path';
import {parseRedirects} from './lib/find-file';
import {withAbilities} from './lib/host-checks/abilities';
import {sitemapUrls, type Expected} from './lib/host-checks/expected';
import {httpHost, textOf, type Host} from './lib/host-checks/host';
import {inspect, isRight, printed} from './lib/host-checks/inspect';

const BUILD = path.join(__dirname, '../build');
/** How many pages are asked for. */
const PAGES = 40;
/** Leaves out the redirects, where the last build here is not the one that is deployed. */
const WITHOUT_REDIRECTS = '--without-redirects';

/** Asks a deployed site whether readers get what the build promises: npm run smoke -- https://www.remotion.dev */
async function smoke(words: string[]): Promise<boolean> {
  const url = addressOf(words.filter((word) => word !== WITHOUT_REDIRECTS));
  const host = httpHost(url.origin, url.origin);
  try {
    const expected = await expectedOf(host, url.pathname, !words.includes(WITHOUT_REDIRECTS));
    const {host: able, notes} = await withAbilities(host, expected);
    const report = await inspect(able, expected);
    console.log([printed(report, 3), ...notes, ...otherOrigin(url, expected)].join('\n'));
    const lines = isRight(report)
      ? []
      : adviceFor(Object.keys(report.answers).filter((name) => report.answers[name as keyof typeof report.answers]?.findings.length));
    console.log(isRight(report) ? `${url.href} is as the build promises.` : lines.join('\n'));
    return isRight(report);
  } finally {
    await host.close();
  }
}

/** @throws Error that says how to name a site */
function addressOf([address, ...others]: string[]): URL {
  const url = address && others.length === 0 && URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error('Name one site, with its base path if it has one, as in npm run smoke -- https://www.remotion.dev');
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  return url;
}

/** What a site is told whose pages name another origin than the one that was asked: right for a copy that is tried out, wrong for what readers see. */
const otherOrigin = (url: URL, {origin}: Expected): string[] =>
  url.origin === origin ? [] : [`Its pages say that they are at ${origin}. If readers come to ${url.origin}, build with SITE_URL=${url.origin}.`];

/** What the site says about itself: its sitemap, and what a page asks for; redirects are those of the last build here. */
async function expectedOf(host: Host, baseUrl: string, hasRedirects: boolean): Promise<Expected> {
  const sitemap = await host.request(`${baseUrl}sitemap.xml`).catch((error: Error) => {
    throw new Error(`${host.name} cannot be reached: ${error.message}`);
  });
  const urls = sitemap.status === 200 ? sitemapUrls(textOf(sitemap)) : [];
  if (urls.length === 0)
    throw new Error(
      `${host.name}${baseUrl}sitemap.xml is answered with ${sitemap.status} and lists no page: no build was published there, or it has another base path.`,
    );
  const foreign = urls.find(({pathname}) => !pathname.startsWith(baseUrl));
  if (foreign)
    throw new Error(
      `The sitemap lists ${foreign.href}, which is not below ${baseUrl}: build with BASE_URL=${baseUrl}, or name the path under which the site is published.`,
    );
  const pages = urls.map(({pathname}) => pathname).filter((_, index) => index % Math.ceil(urls.length / PAGES) === 0);
  const html = (await Promise.all(pages.slice(0, 10).map(async (page) => textOf(await host.request(page))))).join('');
  const asked = [...html.matchAll(/(?:src|href)="?([^"\s>?#]+)/g)]
    .map(([, asset = '']) => asset)
    .filter((asset) => asset.startsWith(baseUrl) && /\.\w{2,5}$/.test(asset) && !asset.endsWith('.html'));
  const file = path.join(BUILD, '_redirects');
  const redirects = hasRedirects && fs.existsSync(file) ? parseRedirects(fs.readFileSync(file, 'utf8')) : new Map<string, {location: string}>();
  const manifest = await host.request(`${baseUrl}asset-manifest.json`);
  const kept = manifest.status === 200 ? (JSON.parse(textOf(manifest)) as {builds: string[][]}).builds.flatMap((files) => files.slice(0, 20)) : [];
  const atRoot = baseUrl === '/' ? ['/robots.txt', '/.well-known/security.txt'] : [];
  return {
    origin: urls[0]?.origin ?? '',
    baseUrl,
    pages,
    redirects: new Map([...redirects].filter(([from]) => from.startsWith(baseUrl) && !from.endsWith('.html')).map(([from, {location}]) => [from, location])),
    assets: [...new Set([...asked, ...kept.map((name) => baseUrl + name), ...atRoot, `${baseUrl}sitemap.xml`])],
  };
}

const ADVICE: Record<string, string> = {
  pages:
    'pages: publish the build again, and the configuration of build-hosts/ with it; the sitemap must name the origin under which the site is read (SITE_URL).',
  'other spellings': 'other spellings: the host does not use the configuration of this build.',
  redirects: 'redirects: the host does not use the configuration of this build, or the last build here is another one.',
  missing: 'missing: nothing that is missing may be kept, or lead to another site; use the configuration of this build.',
  assets: 'assets: upload the files of the build before its pages (npm run upload), and do not remove those of the builds before (npm run build -- --keep 3).',
  markdown: 'markdown: the host does not use the configuration of this build.',
  encoding: 'encoding: publish the .br and .gz files of the build, or let the host compress texts.',
  private: 'private: do not publish files that only configure a host.',
};

const adviceFor = (questions: string[]): string[] => ['', ...questions.map((question) => ADVICE[question] ?? question)];

smoke(process.argv.slice(2)).then(
  (passed) => {
    process.exitCode = passed ? 0 : 1;
  },
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
