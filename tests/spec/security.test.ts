import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {sitemapPaths} from '../../scripts/lib/looks';
import {readRedirects} from '../../core/data/redirects';
import {site, visit} from '../lib/site';

const built = site();
const ROOT = path.join(__dirname, '../..');
const BUILD = path.join(ROOT, 'build');

const headersOf = async (address: string) => Object.fromEntries((await fetch(built.origin() + address, {redirect: 'manual'})).headers);

test('Security: every answer has the policy, without unsafe scripts, and the other headers', async () => {
  for (const address of ['/', '/docs/sequence', '/blog/4-0', '/ai-embed', '/img/logo.svg', '/no/such/page']) {
    const headers = await headersOf(address);
    const policy = headers['content-security-policy'] ?? '';
    const scripts = /script-src ([^;]*);/.exec(policy)?.[1]?.split(' ') ?? [];
    assert.equal(scripts[0], "'self'", address);
    for (const source of scripts.slice(1)) assert.match(source, /^'sha256-[\w+/]{43}='$/, address);
    assert.match(policy, /object-src 'none'/);
    assert.match(policy, /base-uri 'self'/);
    assert.equal(/frame-ancestors 'none'/.test(policy), address === '/ai-embed' ? false : !address.startsWith('/img') && !address.startsWith('/no'), address);
    assert.equal(headers['strict-transport-security'], 'max-age=63072000; includeSubDomains');
    assert.equal(headers['referrer-policy'], 'strict-origin-when-cross-origin');
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.match(headers['permissions-policy'] ?? '', /camera=\(\).*microphone=\(\).*geolocation=\(\)/);
  }
});

test('Security: nothing but files whose name changes with their content is kept for ever', async () => {
  const [asset = ''] = fs.readdirSync(path.join(BUILD, 'assets/js'));
  assert.match((await headersOf(`/assets/js/${asset}`))['cache-control'] ?? '', /immutable/);
  for (const address of ['/', '/docs/sequence', '/img/logo.svg', '/search-index/manifest.json'])
    assert.doesNotMatch((await headersOf(address))['cache-control'] ?? '', /immutable/, address);
});

built.test(
  'Security: a script that is written into a page, or comes from elsewhere, does not run',
  {expectedConsole: [/Content Security Policy/]},
  async (page) => {
    await visit(page, '/docs/sequence');
    const ran = await page.evaluate(async () => {
      const refused: string[] = [];
      document.addEventListener('securitypolicyviolation', (event) => refused.push(event.effectiveDirective));
      const inline = document.createElement('script');
      inline.textContent = 'window.wasInjected = true';
      const handler = document.createElement('img');
      handler.setAttribute('onerror', 'window.wasInjected = true');
      handler.src = 'data:image/png;base64,none';
      document.body.append(inline, handler);
      await new Promise((resolve) => handler.addEventListener('error', resolve));
      return {wasInjected: 'wasInjected' in window, refused};
    });
    assert.equal(ran.wasInjected, false);
    assert.ok(ran.refused.some((directive) => directive.startsWith('script-src')));
  },
);

test('Redirects: each leads at once to a page that exists or to another site, and hides no page', async () => {
  const pages = new Set(sitemapPaths(BUILD).map((address) => address.replace(/\/$/, '')));
  const redirects = readRedirects(ROOT, sitemapPaths(BUILD));
  const sources = new Set(redirects.map(({from}) => from));
  assert.ok(redirects.length > 70);
  let led = 0;
  for (const {from, to} of redirects) {
    assert.ok(!pages.has(from), `${from} hides a page`);
    assert.ok(!sources.has(to.split(/[?#]/)[0]?.replace(/\/$/, '') ?? ''), `${from} leads to another redirect`);
    const file = path.join(BUILD, from, 'index.html');
    if (!fs.existsSync(file)) continue;
    led++;
    const target = /http-equiv="refresh" content="0; url=([^"]+)"/.exec(fs.readFileSync(file, 'utf8'))?.[1]?.replaceAll('&amp;', '&');
    assert.equal(target, to, from);
    if (to.startsWith('/')) assert.equal((await fetch(built.origin() + to)).status, 200, to);
  }
  assert.ok(led > 40, `${led} are built`);
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

test('Redirects: kept addresses lead where they led, and none that moved after this version does', () => {
  const to = new Map(readRedirects(ROOT, sitemapPaths(BUILD)).map((redirect) => [redirect.from, redirect.to]));
  for (const [from, target] of Object.entries(KEPT)) assert.equal(to.get(from), target, from);
  for (const from of PAGES_OF_THIS_VERSION) assert.ok(!to.has(from), from);
});
