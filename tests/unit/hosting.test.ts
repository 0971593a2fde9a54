import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {test} from 'node:test';
import type {LoadContext, Props} from '@docusaurus/types';
import {thirdParties} from '../../config/third-parties';
import type {Sources} from '../../plugins/hosting/rules';
import {inspectRedirects, readRedirects} from '../../core/data/redirects';
import hosting from '../../plugins/hosting';
import {hostFiles} from '../../plugins/hosting/hosts';
import {inlineScriptHashes} from '../../plugins/hosting/inline-scripts';
import {redirectPages} from '../../plugins/hosting/redirect-pages';
import {hostRules} from '../../plugins/hosting/rules';
import {headersFor, parseHeaders} from '../../scripts/lib/host-headers';
import {readCorpus} from '../../core/corpus/corpus';
import {siteRoutes} from '../../core/corpus/site-routes';

const ROOT = path.join(__dirname, '../..');
const FIXTURE = path.join(ROOT, 'tests/fixtures/redirects');
const SITE = {url: 'https://example.com', baseUrl: '/kit/'};
const ENGLISH = {currentLocale: 'en', defaultLocale: 'en', locales: ['en'], localeConfigs: {}} as unknown as LoadContext['i18n'];

const PAGES = ['/about/', '/docs/render', '/docs/player/'];

test('unknown keys, duplicates, hidden pages, chains, dead ends and crooked targets are findings with their lines', () => {
  const {findings} = inspectRedirects(FIXTURE, PAGES);
  assert.deepEqual(
    findings.map(({line, message}) => `${line} ${message}`),
    [
      '13 to must not include this site’s own origin: write /docs/render.',
      '15 from must be a path such as /discord, without a trailing slash.',
      '15 because is not a known key.',
      '20 The entry must have the keys from and to.',
      '1 /right leads to /docs/render, which leads on to /docs/player/.',
      '3 /right is also on line 1.',
      '5 /docs/render hides the page at that path.',
      '7 /chain leads to /right, which leads on to /docs/render#anchor.',
      '9 /nowhere leads to /docs/nothing, which is not a page.',
      "11 /slash leads to /docs/player, but the page's path is /docs/player/.",
    ],
  );
  assert.throws(() => readRedirects(FIXTURE, PAGES), /data\/redirects\.yml:7 {2}\/chain leads to \/right.*\n {4}→ Lead straight to \/docs\/render#anchor\./);
});

test('a redirect becomes a page without script and a line for each host, with the base path', () => {
  const redirects = [
    {from: '/discord', to: 'https://discord.gg/x?a=1&b=2'},
    {from: '/docs/old', to: '/docs/new#part'},
    {from: '/clip.mp4', to: 'https://example.com/clip.mp4'},
  ];
  const pages = redirectPages(redirects, SITE);
  assert.deepEqual([...pages.keys()], ['discord/index.html', 'docs/old/index.html']);
  const page = pages.get('docs/old/index.html') ?? '';
  assert.match(page, /<meta http-equiv="refresh" content="0; url=\/kit\/docs\/new#part">/);
  assert.match(page, /<link rel="canonical" href="https:\/\/example\.com\/kit\/docs\/new#part">/);
  assert.match(page, /<a href="\/kit\/docs\/new#part">/);
  assert.doesNotMatch(page, /<script|style=/);
  assert.match(pages.get('discord/index.html') ?? '', /url=https:\/\/discord\.gg\/x\?a=1&amp;b=2"/);
  const files = hostFiles({rules: hostRules([], {}), redirects, site: SITE, baseUrls: ['/kit/'], sections: ['docs']});
  assert.equal(
    files.get('_redirects'),
    '/kit/discord https://discord.gg/x?a=1&b=2 302\n/kit/docs/old /kit/docs/new#part 301\n/kit/clip.mp4 https://example.com/clip.mp4 302\n',
  );
  const {redirects: entries} = JSON.parse(files.get('vercel.json') ?? '') as {redirects: unknown[]};
  assert.deepEqual(entries[1], {source: '/kit/docs/old', destination: '/kit/docs/new#part', permanent: true});
  assert.match(files.get('nginx.conf') ?? '', /location = \/kit\/docs\/old \{ return 301 \/kit\/docs\/new#part; \}/);
});

test('only scripts that run are hashed, by the exact text between their tags', () => {
  const html = '<script>a()</script><script src=/main.js></script><script type="application/ld+json">{}</script><script data-x>\n</script>';
  assert.deepEqual(inlineScriptHashes(html), [
    `'sha256-${createHash('sha256').update('a()').digest('base64')}'`,
    `'sha256-${createHash('sha256').update('\n').digest('base64')}'`,
  ]);
});

test('the policy names what is configured and nothing else, and no script may stand in a page without its hash', () => {
  const policyOf = (sources: Sources) => hostRules(["'sha256-x'"], sources).everywhere['Content-Security-Policy'] ?? '';
  const links = {repository: 'https://github.com/a/b'};
  const plain = policyOf(thirdParties({links}));
  assert.match(plain, /script-src 'self' 'sha256-x';/);
  assert.match(plain, /connect-src 'self' data: blob:;/);
  assert.match(plain, /form-action 'self' https:\/\/github\.com;/);
  const full = policyOf(thirdParties({links, analyticsId: 'G-1234', askAiSiteId: 'abcdefgh', contactEndpoint: 'https://forms.example.com/f/contact'}));
  assert.match(full, /script-src 'self' 'sha256-x' https:\/\/\*\.googletagmanager\.com https:\/\/crawlchat\.app;/);
  assert.match(full, /form-action 'self' https:\/\/forms\.example\.com https:\/\/github\.com;/);
});

test('of all pages only the one made for frames may be framed, and only hashed files are kept for ever', () => {
  const files = hostFiles({rules: hostRules([], {}), redirects: [], site: SITE, baseUrls: ['/kit/'], sections: ['', 'ai', 'ai-embed', 'docs']});
  const rules = parseHeaders(files.get('_headers') ?? '');
  const framing = (path: string) => /frame-ancestors 'none'/.test(headersFor(rules, path)['Content-Security-Policy'] ?? '');
  assert.deepEqual(['/kit/', '/kit/docs', '/kit/docs/a/b', '/kit/ai'].map(framing), [true, true, true, true]);
  assert.equal(framing('/kit/ai-embed'), false);
  assert.match(headersFor(rules, '/kit/assets/js/main.1234.js')['Cache-Control'] ?? '', /immutable/);
  assert.equal(headersFor(rules, '/kit/docs')['Cache-Control'], undefined);
  const {headers} = JSON.parse(files.get('vercel.json') ?? '') as {headers: {source: string}[]};
  assert.deepEqual(
    headers.map(({source}) => source),
    ['/kit/((?!ai-embed/?$).*)', '/kit/(ai-embed/?)', '/kit/assets/(.*)'],
  );
});

test('the build gets the redirects of this site, and never loses a file to one', async (t) => {
  const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'build-'));
  t.after(() => fs.rmSync(outDir, {recursive: true}));
  const printed: string[] = [];
  t.mock.method(console, 'log', (line: string) => printed.push(line));
  const plugin = hosting({siteDir: ROOT, siteConfig: {url: SITE.url}, baseUrl: SITE.baseUrl, i18n: ENGLISH} as LoadContext, {sources: {}});
  const props = {outDir, routesPaths: siteRoutes(readCorpus(ROOT)).map((route) => `/kit${route}`)} as unknown as Props;
  const build = () => plugin.postBuild?.({...props, content: undefined, head: {}} as Parameters<NonNullable<typeof plugin.postBuild>>[0]);
  await build();
  assert.match(fs.readFileSync(path.join(outDir, 'timeout/index.html'), 'utf8'), /url=\/kit\/docs\/timeout"/);
  assert.ok(fs.existsSync(path.join(outDir, 'discord/index.html')));
  assert.match(printed[0] ?? '', /^hosting: \d+ redirects; 0 inline scripts in \d+ pages$/);
  await assert.rejects(async () => build(), /the build already holds [\w./-]+; remove the file/);
});
