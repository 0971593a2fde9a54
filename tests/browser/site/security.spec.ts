import fs from 'node:fs';
import path from 'node:path';
import {sitemapPaths} from '../../../scripts/lib/looks';
import {builtFileOf} from '../../../core/corpus/page-files';
import {readRedirects} from '../../../core/data/redirects';
import {expect, test, visit} from '../fixtures';

const ROOT = path.join(__dirname, '../../..');
const BUILD = path.join(ROOT, 'build');

const headersOf = async (url: string) => Object.fromEntries((await fetch(url, {redirect: 'manual'})).headers);

/** What all of some policies allow for scripts, which is what a browser allows. */
function scriptSources(policies: string): string[] {
  const [first = [], ...others] = [...policies.matchAll(/script-src ([^;,]*)/g)].map(([, sources = '']) => sources.trim().split(' '));
  return first.filter((source) => others.every((sources) => sources.includes(source)));
}

/** The policy that a document states itself. */
const statedIn = async (url: string) =>
  (/<meta http-equiv="Content-Security-Policy" content="([^"]+)"/i.exec(await (await fetch(url)).text())?.[1] ?? '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&#39;', "'");

test('Security: every answer has the policy, without unsafe scripts, and the other headers', {tag: '@security.headers'}, async ({origin}) => {
  for (const address of ['/', '/docs/sequence', '/blog/4-0', '/ai-embed', '/img/logo.svg', '/no/such/page']) {
    const headers = await headersOf(origin + address);
    const sent = headers['content-security-policy'] ?? '';
    // A host may know no rule for the page that stands for all missing ones, so that page states its policy itself.
    const policy = address === '/no/such/page' ? `${sent}, ${await statedIn(origin + address)}` : sent;
    const scripts = scriptSources(policy);
    expect(scripts[0], address).toBe("'self'");
    // What is no page runs no scripts; the rule that holds for it holds for the stage of the playground, too.
    const ofPages = address.startsWith('/img') ? scripts.filter((source) => source !== 'blob:') : scripts;
    for (const source of ofPages.slice(1)) expect(source, address).toMatch(/^'sha256-[\w+/]{43}='$/);
    expect(policy).toMatch(/object-src 'none'/);
    if (!address.startsWith('/img'))
      expect(policy, address).toMatch(
        /style-src-elem 'self' 'sha256-[^']+'; style-src-attr 'unsafe-inline'; require-trusted-types-for 'script'; trusted-types default;/,
      );
    expect(policy).toMatch(/base-uri 'self'/);
    expect(/frame-ancestors 'none'/.test(policy), address).toBe(address === '/ai-embed' ? false : !address.startsWith('/img') && !address.startsWith('/no'));
    expect(headers['strict-transport-security']).toBe('max-age=63072000');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['permissions-policy'] ?? '').toMatch(/camera=\(\).*microphone=\(\).*geolocation=\(\)/);
  }
});

test('Security: nothing but files whose name changes with their content is kept for ever', {tag: '@security.caching'}, async ({origin}) => {
  const [asset = ''] = fs.readdirSync(path.join(BUILD, 'assets/js'));
  expect((await headersOf(`${origin}/assets/js/${asset}`))['cache-control'] ?? '').toMatch(/immutable/);
  for (const address of ['/', '/docs/sequence', '/img/logo.svg', '/search-index/manifest.json'])
    expect((await headersOf(origin + address))['cache-control'] ?? '', address).not.toMatch(/immutable/);
});

test.describe(() => {
  test.use({expectedConsole: [/Content Security Policy|requires 'TrustedScript(URL)?'/]});

  test('Security: a script that is written into a page, or comes from elsewhere, does not run', {tag: '@security.injection'}, async ({page}) => {
    await visit(page, '/docs/sequence');
    const ran = await page.evaluate(async () => {
      const refused: string[] = [];
      document.addEventListener('securitypolicyviolation', (event) => refused.push(event.effectiveDirective));
      // The policy lets markup through, but not the code in it.
      document.body.insertAdjacentHTML('beforeend', '<img src="data:image/png;base64,none" onerror="window.wasInjected = true">');
      await new Promise((resolve) => document.body.lastElementChild?.addEventListener('error', resolve));
      const isRefused = (act: () => void) => {
        try {
          act();
          return false;
        } catch (error) {
          return error instanceof TypeError || error instanceof EvalError;
        }
      };
      const inline = document.body.appendChild(document.createElement('script'));
      const sheet = document.body.appendChild(document.createElement('style'));
      sheet.textContent = 'h1 { display: none }';
      return {
        isStyled: getComputedStyle(document.querySelector('h1')!).display === 'none',
        refused,
        refusesInline: isRefused(() => (inline.textContent = 'window.wasInjected = true')),
        refusesCode: isRefused(() => void Reflect.construct(Function, ['window.wasInjected = true'])),
        refusesOrigin: isRefused(() => (document.createElement('script').src = 'https://scripts.example.com/a.js')),
        takesOwn: !isRefused(() => (document.createElement('script').src = '/assets/js/a.js')),
        wasInjected: 'wasInjected' in window,
      };
    });
    expect([ran.wasInjected, ran.isStyled]).toEqual([false, false]);
    expect([ran.refusesInline, ran.refusesCode, ran.refusesOrigin, ran.takesOwn]).toEqual([true, true, true, true]);
    expect(ran.refused.some((directive) => directive.startsWith('script-src'))).toBeTruthy();
  });
});

test('Redirects: each leads at once to a page that exists or to another site, and hides no page', {tag: '@routes.redirects'}, async ({origin}) => {
  const pages = new Set(sitemapPaths(BUILD).map((address) => address.replace(/\/$/, '')));
  const redirects = readRedirects(ROOT, sitemapPaths(BUILD));
  const sources = new Set(redirects.map(({from}) => from));
  expect(redirects.length).toBeGreaterThan(70);
  let led = 0;
  for (const {from, to} of redirects) {
    expect(pages.has(from), `${from} hides a page`).toBeFalsy();
    expect(sources.has(to.split(/[?#]/)[0]?.replace(/\/$/, '') ?? ''), `${from} leads to another redirect`).toBeFalsy();
    const file = path.join(BUILD, builtFileOf(from.slice(1)));
    if (!fs.existsSync(file)) continue;
    led++;
    const target = /http-equiv="refresh" content="0; url=([^"]+)"/.exec(fs.readFileSync(file, 'utf8'))?.[1]?.replaceAll('&amp;', '&');
    expect(target, from).toBe(to);
    if (to.startsWith('/')) expect((await fetch(origin + to)).status, to).toBe(200);
  }
  expect(led, `${led} are built`).toBeGreaterThan(40);
});

/** Paths that the toolkit prints or readers have saved, with their targets. */
const KEPT = {
  '/discord': 'https://discord.gg/6VzzNDwUwV',
  '/license': 'https://github.com/remotion-dev/remotion/blob/main/LICENSE.md',
  '/acknowledgements': '/docs/acknowledgements',
  '/docs/render-still': '/docs/renderer/render-still',
  '/docs/cli/preview': '/docs/cli/studio',
  '/blog/faster-lambda-renders': '/blog/faster-lambda',
  '/templates/remix': '/templates/react-router',
};

/** Paths that moved after 4.0.332, or are pages in this version. */
const PAGES_OF_THIS_VERSION = [
  '/docs/video',
  '/docs/audio',
  '/docs/video-vs-offthreadvideo',
  '/docs/miscellaneous/vercel-functions',
  '/docs/motion-blur/motion-blur',
];

test('Redirects: kept addresses lead where they led, and none that moved after this version does', {tag: '@routes.redirects'}, () => {
  const to = new Map(readRedirects(ROOT, sitemapPaths(BUILD)).map((redirect) => [redirect.from, redirect.to]));
  for (const [from, target] of Object.entries(KEPT)) expect(to.get(from), from).toBe(target);
  for (const from of PAGES_OF_THIS_VERSION) expect(to.has(from), from).toBeFalsy();
});
