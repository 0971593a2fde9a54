import {HASHED_FILES, PRIVATE_FILES} from '../../../plugins/hosting/rules';
import {FETCHED_FOLDERS} from '../../../plugins/hosting/stage-policy';
import {STAGE_FILE} from '../../../src/playground/stage-file';
import {twinPath} from '../../../src/lib/twin-path';
import {BROWSER, textOf, type Host, type Question, type Reply} from './host';
import type {Expected} from './expected';
import {MISSING, otherSpellings} from './addresses';

/** What a question found: how many addresses it asked for, and what is wrong. */
export type Answer = {asked: number; findings: string[]};

type Ask = (host: Host, expected: Expected) => Promise<Answer>;

const SECURITY_HEADERS = ['content-security-policy', 'referrer-policy', 'x-content-type-options', 'permissions-policy'];

/** Whether a copy is used without asking the host, and for how long, in seconds. */
const keptFor = ({headers}: Reply): number => {
  const value = headers['cache-control'] ?? '';
  return /no-store|no-cache/.test(value) ? 0 : Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0);
};

/** Where an answer leads to, as seen from an address; undefined when it leads nowhere. */
const targetOf = ({status, headers}: Reply, address: string, {origin}: Pick<Expected, 'origin'>): URL | undefined =>
  status >= 300 && status < 400 && headers.location ? new URL(headers.location, origin + address) : undefined;

/** Where a page that redirects leads to. */
const refreshOf = (reply: Reply, address: string, {origin}: Expected): URL | undefined => {
  const url = /http-equiv="refresh" content="0; url=([^"]+)"/.exec(textOf(reply))?.[1]?.replaceAll('&amp;', '&');
  return url === undefined ? targetOf(reply, address, {origin}) : new URL(url, origin + address);
};

const canonicalOf = (reply: Reply): string | undefined => /<link[^>]*rel="?canonical"?[^>]*href="?([^"\s>]+)/.exec(textOf(reply))?.[1];

/** Headers that every answer needs. */
const lacking = (reply: Reply, {origin}: Expected): string[] =>
  [...SECURITY_HEADERS, ...(origin.startsWith('https:') ? ['strict-transport-security'] : [])]
    .filter((name) => !reply.headers[name])
    .map((name) => `no ${name}`);

/** Whether a page's answer is what its URL promises: the page itself, with its headers, to be asked for again at each visit. */
function pageFaults(reply: Reply, address: string, expected: Expected): string[] {
  if (reply.status !== 200) return [`${reply.status}${reply.headers.location ? ` to ${reply.headers.location}` : ''} instead of 200`];
  const canonical = canonicalOf(reply);
  return [
    ...(canonical === expected.origin + address ? [] : [`canonical URL ${canonical}`]),
    ...(/^text\/html; ?charset=utf-8$/i.test(reply.headers['content-type'] ?? '') ? [] : [`type ${reply.headers['content-type']}`]),
    ...(keptFor(reply) > 0 ? [`kept for ${keptFor(reply)} seconds`] : []),
    ...lacking(reply, expected),
  ];
}

/** Whether an address leads to a page at once: in one redirect, or by serving the page, whose canonical URL tells search engines. */
async function spellingFaults(host: Host, spelling: string, page: string, expected: Expected): Promise<string[]> {
  const reply = await host.request(spelling);
  const target = targetOf(reply, spelling, expected);
  if (target) return target.href === expected.origin + page ? [] : [`leads to ${target.href} instead of ${page}`];
  if (reply.status !== 200) return [`${reply.status}`];
  const canonical = canonicalOf(reply);
  return canonical === expected.origin + page ? [] : [`shows a page with the canonical URL ${canonical}`];
}

async function redirectFaults(host: Host, from: string, to: string, expected: Expected): Promise<string[]> {
  const reply = await host.request(from);
  const target = host.redirectsByPage ? refreshOf(reply, from, expected) : targetOf(reply, from, expected);
  if (target?.href !== new URL(to, expected.origin).href) return [`${reply.status} ${reply.headers.location ?? ''} instead of ${to}`];
  if (!to.startsWith('/')) return [];
  const next = await host.request(target.pathname);
  return next.status === 200 ? [] : [`leads to ${to}, which is answered with ${next.status} ${next.headers.location ?? ''}`];
}

/** What does not exist must not lead to another site, and must not be remembered as missing. */
async function missingFaults(host: Host, address: string, expected: Expected): Promise<string[]> {
  let reply = await host.request(address);
  const target = targetOf(reply, address, expected);
  if (target && target.origin !== expected.origin) return [`leads to ${target.href}, another site`];
  if (target) reply = await host.request(target.pathname);
  return [
    ...(reply.status === 404 || reply.status === 400 ? [] : [`${reply.status} ${reply.headers.location ?? ''} instead of 404`]),
    ...(keptFor(reply) > 60 ? [`kept for ${keptFor(reply)} seconds although missing`] : []),
  ];
}

const TEXT = /\.(js|css|json|svg|xml|txt|md)$/;

/** Whether a text says that it is UTF-8; XML may say so itself. */
const namesEncoding = (reply: Reply, asset: string): boolean =>
  !/\.(txt|xml)$/.test(asset) || /charset=utf-8/i.test(reply.headers['content-type'] ?? '') || /^<\?xml[^>]*encoding="UTF-8"/i.test(textOf(reply));

const IS_STAGE = new RegExp(`(^|/)${STAGE_FILE.replace('.', '\\.')}$`);
const IS_FETCHED = new RegExp(`/(${FETCHED_FOLDERS.join('|')})/`);

/** Whether the stage of the playground is sent as the playground needs it, with nothing that forbids what its own policy allows. */
function stageFaults({headers}: Reply): string[] {
  const policy = headers['content-security-policy'] ?? '';
  return [
    ...(/^text\/html/.test(headers['content-type'] ?? '') ? [] : [`type ${headers['content-type']}`]),
    ...(policy.includes('sandbox allow-scripts') && policy.includes("frame-ancestors 'self'") ? [] : ['not sandboxed by its policy']),
    ...(/require-trusted-types-for|frame-ancestors 'none'/.test(policy) ? ['has the policy of a page'] : []),
    ...([...policy.matchAll(/script-src ([^;,]+)/g)].every(([, sources = '']) => sources.includes('blob:')) ? [] : ['may not run the code of a reader']),
  ];
}

async function assetFaults(host: Host, asset: string): Promise<string[]> {
  const reply = await host.request(encodeURI(asset));
  if (reply.status !== 200) return [`${reply.status}`];
  const type = reply.headers['content-type'] ?? '';
  const isHashed = new RegExp(`(^|/)${HASHED_FILES}`).test(asset);
  return [
    ...(isHashed && !/max-age=31536000.*immutable/.test(reply.headers['cache-control'] ?? '') ? [`"${reply.headers['cache-control'] ?? ''}": not kept`] : []),
    ...(!isHashed && keptFor(reply) > 86_400 ? [`kept for ${keptFor(reply)} seconds, with a name that stays`] : []),
    ...(reply.headers['x-content-type-options'] ? [] : ['no x-content-type-options']),
    ...(IS_STAGE.test(asset) ? stageFaults(reply) : []),
    ...(IS_FETCHED.test(asset) && reply.headers['access-control-allow-origin'] !== '*' ? ['the stage of the playground may not fetch it'] : []),
    ...(namesEncoding(reply, asset) ? [] : [`type ${type} without a charset`]),
  ];
}

async function encodingFaults(host: Host, address: string): Promise<string[]> {
  const [plain, packed] = [await host.request(address), await host.request(address, BROWSER)];
  if (plain.headers['content-encoding']) return ['encoded for a client that does not accept it'];
  if (plain.body.length < 2000) return [];
  if (!/^(br|gzip)$/.test(packed.headers['content-encoding'] ?? '')) return ['not compressed'];
  return [
    ...(packed.headers['content-type'] === plain.headers['content-type']
      ? []
      : [`type ${packed.headers['content-type']} instead of ${plain.headers['content-type']}`]),
    ...(textOf(packed) === plain.body.toString('utf8') ? [] : ['differs from what is sent uncompressed']),
    ...(/accept-encoding/i.test(packed.headers.vary ?? '') ? [] : ['no Vary: Accept-Encoding']),
  ];
}

/** Whether a page is sent as Markdown to who asks for that, at its own address and at that of the file, and as HTML to everybody else. */
async function markdownFaults(host: Host, page: string, expected: Expected): Promise<string[]> {
  const asked = await host.request(page, {accept: 'text/markdown, text/html;q=0.9, */*;q=0.1'});
  const [file, html] = [await host.request(twinPath(page)), await host.request(page, {accept: 'text/html, text/markdown;q=0.5'})];
  return [
    ...(asked.status === 200 && isMarkdownOf(asked, page, expected) ? [] : [`${asked.status}, type ${asked.headers['content-type']}, instead of Markdown`]),
    ...(file.status === 200 && isMarkdownOf(file, page, expected)
      ? []
      : [`${twinPath(page)}: ${file.status}, type ${file.headers['content-type']}, instead of Markdown`]),
    ...(/^text\/html/.test(html.headers['content-type'] ?? '') ? [] : [`type ${html.headers['content-type']} for who prefers HTML`]),
    ...[asked, html]
      .filter(({headers}) => !/\baccept\b(?!-)/i.test(headers.vary ?? ''))
      .map(({headers}) => `Vary: ${headers.vary ?? 'nothing'}, without Accept`),
    ...(keptFor(asked) > 0 ? [`kept for ${keptFor(asked)} seconds`] : []),
  ];
}

const isMarkdownOf = (reply: Reply, page: string, {origin}: Expected): boolean =>
  /^text\/markdown; ?charset=utf-8$/i.test(reply.headers['content-type'] ?? '') && textOf(reply).includes(`\ncanonical: ${origin}${page}\n`);

export const QUESTIONS: Record<Question, Ask> = {
  pages: (host, expected) => askAll(expected.pages, async (page) => pageFaults(await host.request(page), page, expected)),
  'other spellings': (host, expected) => {
    const spellings = expected.pages.flatMap((page) => otherSpellings(page, expected.baseUrl).map((spelling) => [spelling, page] as const));
    const pageOf = new Map(spellings);
    return askAll([...pageOf.keys()], (spelling) => spellingFaults(host, spelling, pageOf.get(spelling) ?? '', expected));
  },
  redirects: (host, expected) =>
    askAll(
      [...expected.redirects.keys()].filter((from) => !(host.redirectsByPage && from.endsWith('/'))),
      (from) => redirectFaults(host, from, expected.redirects.get(from) ?? '', expected),
    ),
  missing: (host, expected) =>
    askAll(
      MISSING.map((address) => expected.baseUrl + address.slice(1)),
      (address) => missingFaults(host, address, expected),
    ),
  assets: (host, expected) => askAll(expected.assets, (asset) => assetFaults(host, asset)),
  markdown: (host, expected) => askAll(expected.pages, (page) => markdownFaults(host, page, expected)),
  encoding: (host, {assets, pages}) =>
    askAll([...assets.filter((asset) => TEXT.test(asset)), ...pages.slice(0, 20)], (address) => encodingFaults(host, encodeURI(address))),
  private: (host, expected) =>
    askAll(
      [...PRIVATE_FILES, 'nginx.conf', 'cloudformation.json', 'vercel-output.json'].map((name) => expected.baseUrl + name),
      async (address) => {
        const {status} = await host.request(address);
        return status === 200 ? ['published, though it only configures a host'] : [];
      },
    ),
};

/** Asks for several addresses at a time. */
async function askAll(addresses: string[], ask: (address: string) => Promise<string[]>): Promise<Answer> {
  const waiting = [...addresses];
  const findings: string[] = [];
  const work = async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const faults = await ask(address).catch((error: Error) => [error.message]);
      findings.push(...faults.map((fault) => `${address}: ${fault}`));
    }
  };
  await Promise.all(Array.from({length: 8}, work));
  return {asked: addresses.length, findings: findings.sort()};
}
