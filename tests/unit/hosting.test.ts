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
import type {Hosting} from '../../plugins/hosting/hosting';
import {hostFiles, publishedFiles} from '../../plugins/hosting/hosts';
import {inlineScriptHashes} from '../../plugins/hosting/inline-scripts';
import {redirectPages} from '../../plugins/hosting/redirect-pages';
import {statePolicy} from '../../plugins/hosting/missing-page';
import {hostRules, unframedPolicy, type HostOptions} from '../../plugins/hosting/rules';
import {stagePolicy} from '../../plugins/hosting/stage-policy';
import {wellKnownFiles} from '../../plugins/hosting/well-known';
import {headersFor, parseHeaders} from '../../scripts/lib/host-headers';
import {readCorpus} from '../../core/corpus/corpus';
import {siteRoutes} from '../../core/corpus/site-routes';
import {policyFindings} from '../lib/policy-findings';

const ROOT = path.join(__dirname, '../..');
const FIXTURE = path.join(ROOT, 'tests/fixtures/redirects');
const SITE = {url: 'https://example.com', baseUrl: '/kit/'};
const ENGLISH = {currentLocale: 'en', defaultLocale: 'en', locales: ['en'], localeConfigs: {}} as unknown as LoadContext['i18n'];

const PAGES = ['/about/', '/docs/render', '/docs/player/'];
const SECURE = {isSecure: true, includesSubdomains: false};
const HOSTING: Hosting = {
  rules: hostRules([], {}, SECURE),
  redirects: [],
  site: SITE,
  baseUrls: [SITE.baseUrl],
  sections: ['docs'],
  pages: [],
  languages: ['en', 'de'],
};

test('unknown keys, duplicates, hidden pages, chains, dead ends and crooked targets are findings with their lines', () => {
  const {findings} = inspectRedirects(FIXTURE, PAGES);
  assert.deepEqual(
    findings.map(({line, message}) => `${line} ${message}`),
    [
      '13 to must not include this site’s own origin: write /docs/render.',
      '15 from must be a path such as /discord, without a trailing slash.',
      '15 because is not a known key.',
      '20 The entry must have the keys from and to.',
      '21 from must be a path such as /discord, without a trailing slash.',
      '1 /right leads to /docs/render, which leads on to /docs/player/.',
      '3 /right is also on line 1.',
      '5 /docs/render hides the page at that path.',
      '7 /chain leads to /right, which leads on to /docs/render#anchor.',
      '9 /nowhere leads to /docs/nothing, which is not a page.',
      "11 /slash leads to /docs/player, but the page's path is /docs/player/.",
    ],
  );
  const fixOf = (line: number) => findings.find((each) => each.line === line)?.fix;
  assert.equal(fixOf(21), 'Write /docs/old.');
  assert.equal(fixOf(9), 'Similar paths: /docs/render, /docs/player/, /about/.');
  assert.throws(() => readRedirects(FIXTURE, PAGES), /data\/redirects\.yml:7 {2}\/chain leads to \/right.*\n {4}→ Lead straight to \/docs\/render#anchor\./);
});

test('a redirect becomes a page without script and a line for each host, with the base path', () => {
  const redirects = [
    {from: '/discord', to: 'https://discord.gg/x?a=1&b=2'},
    {from: '/docs/old', to: '/docs/new#part'},
    {from: '/clip.mp4', to: 'https://example.com/clip.mp4'},
  ];
  const pages = redirectPages(redirects, SITE);
  assert.deepEqual([...pages.keys()], ['discord.html', 'docs/old.html']);
  const page = pages.get('docs/old.html') ?? '';
  assert.match(page, /<meta http-equiv="refresh" content="0; url=\/kit\/docs\/new#part">/);
  assert.match(page, /<link rel="canonical" href="https:\/\/example\.com\/kit\/docs\/new#part">/);
  assert.match(page, /<a href="\/kit\/docs\/new#part">/);
  assert.doesNotMatch(page, /<script|style=/);
  assert.match(pages.get('discord.html') ?? '', /url=https:\/\/discord\.gg\/x\?a=1&amp;b=2"/);
  const hosting = {...HOSTING, redirects, pages: ['docs/new.html', 'docs/player/index.html']};
  assert.equal(
    publishedFiles(hosting).get('_redirects'),
    `/kit/discord https://discord.gg/x?a=1&b=2 302
/kit/discord/ https://discord.gg/x?a=1&b=2 302
/kit/docs/old /kit/docs/new#part 301
/kit/docs/old/ /kit/docs/new#part 301
/kit/clip.mp4 https://example.com/clip.mp4 302
/kit/docs/player.html /kit/docs/player/ 301
/kit/docs/player/index.html /kit/docs/player/ 301
/kit/:segment1/index.html /kit/:segment1 301
/kit/:segment1/:segment2/index.html /kit/:segment1/:segment2 301
/kit/:segment1/:segment2/:segment3/index.html /kit/:segment1/:segment2/:segment3 301
`,
  );
  assert.match(hostFiles(hosting).get('nginx.conf') ?? '', /location = \/kit\/docs\/old \{ return 301 \/kit\/docs\/new#part; \}/);
});

test('only scripts that run are hashed, by the exact text between their tags', () => {
  const html = '<script>a()</script><script src=/main.js></script><script type="application/ld+json">{}</script><script data-x>\n</script>';
  assert.deepEqual(inlineScriptHashes(html), [
    `'sha256-${createHash('sha256').update('a()').digest('base64')}'`,
    `'sha256-${createHash('sha256').update('\n').digest('base64')}'`,
  ]);
});

test('the policy names what is configured and nothing else, and no script may stand in a page without its hash', () => {
  const policyOf = (sources: Sources) => hostRules(["'sha256-x'"], sources, SECURE).everywhere['Content-Security-Policy'] ?? '';
  const links = {repository: 'https://github.com/a/b'};
  const plain = policyOf(thirdParties({links}));
  assert.match(plain, /script-src 'self' 'sha256-x';/);
  assert.match(plain, /connect-src 'self' data: blob:;/);
  assert.match(plain, /form-action 'self' https:\/\/github\.com;/);
  const full = policyOf(thirdParties({links, analyticsId: 'G-1234', askAiSiteId: 'abcdefgh', contactEndpoint: 'https://forms.example.com/f/contact'}));
  assert.match(full, /script-src 'self' 'sha256-x' https:\/\/\*\.googletagmanager\.com https:\/\/crawlchat\.app;/);
  assert.match(full, /form-action 'self' https:\/\/forms\.example\.com https:\/\/github\.com;/);
  assert.match(plain, /require-trusted-types-for 'script'; trusted-types default;/);
  assert.match(full, /trusted-types \* 'allow-duplicates';/, 'scripts of other services bring policies of their own');
  assert.doesNotMatch(plain, /report-uri/);
  const reporting = policyOf(thirdParties({links, reportEndpoint: 'https://reports.example.com/site'}));
  assert.match(reporting, /connect-src 'self' data: blob: https:\/\/reports\.example\.com;.*report-uri https:\/\/reports\.example\.com\/site$/);
});

test('Google’s evaluator of policies finds nothing, whatever is configured', () => {
  const everything: Parameters<typeof thirdParties>[0] = {
    links: {repository: 'https://github.com/a/b'},
    analyticsId: 'G-1234',
    askAiSiteId: 'abcdefgh',
    contactEndpoint: 'https://forms.example.com/f/contact',
    reportEndpoint: 'https://reports.example.com/site',
    hostedSearch: {appId: 'ABCDEFGHIJ', apiKey: '0', indexName: 'kit'},
  };
  for (const site of [{links: everything.links}, everything])
    assert.deepEqual(policyFindings(unframedPolicy(hostRules(["'sha256-x'"], thirdParties(site), SECURE))), []);
  assert.deepEqual(policyFindings(stagePolicy()), []);
  assert.notDeepEqual(policyFindings("script-src 'unsafe-inline'"), [], 'it finds what is wrong');
});

test('of all pages only the one made for frames may be framed, and only hashed files are kept for ever', () => {
  const rules = parseHeaders(publishedFiles({...HOSTING, sections: ['', 'ai', 'ai-embed', 'docs']}).get('_headers') ?? '');
  const framing = (path: string) => /frame-ancestors 'none'/.test(headersFor(rules, path)['Content-Security-Policy'] ?? '');
  assert.deepEqual(['/kit/', '/kit/docs', '/kit/docs/a/b', '/kit/ai'].map(framing), [true, true, true, true]);
  assert.equal(framing('/kit/ai-embed'), false);
  assert.match(headersFor(rules, '/kit/assets/js/main.1234.js')['Cache-Control'] ?? '', /immutable/);
  assert.equal(headersFor(rules, '/kit/docs')['Cache-Control'], undefined);
  for (const name of ['en-docs-default-current.0123456789.bin', 'de-default-text.0123456789.json'])
    assert.match(headersFor(rules, `/kit/search-index/${name}`)['Cache-Control'] ?? '', /immutable/);
  assert.equal(headersFor(rules, '/kit/search-index/manifest.json')['Cache-Control'], undefined);
});

test('the build gets the redirects of this site, and never loses a file to one', async (t) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'build-'));
  t.after(() => fs.rmSync(folder, {recursive: true}));
  const outDir = path.join(folder, 'build');
  const routes = siteRoutes(readCorpus(ROOT));
  for (const route of routes) {
    fs.mkdirSync(path.join(outDir, route), {recursive: true});
    fs.writeFileSync(path.join(outDir, route, 'index.html'), route);
  }
  const printed: string[] = [];
  t.mock.method(console, 'log', (line: string) => printed.push(line));
  const plugin = hosting({siteDir: ROOT, siteConfig: {url: SITE.url}, baseUrl: SITE.baseUrl, i18n: ENGLISH} as LoadContext, {
    sources: {},
    includesSubdomains: false,
    month: '2026-11',
    contact: 'mailto:hello@example.com',
  });
  const props = {outDir, routesPaths: routes.map((route) => `/kit${route}`)} as unknown as Props;
  const build = () => plugin.postBuild?.({...props, content: undefined, head: {}} as Parameters<NonNullable<typeof plugin.postBuild>>[0]);
  await build();
  assert.match(fs.readFileSync(path.join(outDir, 'timeout.html'), 'utf8'), /url=\/kit\/docs\/timeout"/);
  assert.ok(fs.existsSync(path.join(outDir, 'discord.html')));
  assert.match(printed[0] ?? '', /^hosting: \d+ redirects; 0 inline scripts in \d+ pages; configuration in build-hosts\/$/);
  assert.equal(fs.readFileSync(path.join(outDir, 'docs/timeout.html'), 'utf8'), '/docs/timeout', 'a page without a slash is a file of its own');
  assert.ok(!fs.existsSync(path.join(outDir, 'docs/timeout')));
  assert.ok(fs.existsSync(path.join(outDir, 'index.html')));
  for (const name of ['nginx.conf', 'vercel-output.json', 'cloudformation.json']) {
    assert.ok(fs.existsSync(path.join(folder, 'build-hosts', name)), name);
    assert.ok(!fs.existsSync(path.join(outDir, name)), `${name} is published`);
  }
  await assert.rejects(async () => build(), /the build already holds [\w./-]+; remove the file/);
});

test('where the policies of all matching rules apply, the stage can run code, pages keep their policy, and the page for missing addresses states it', async (t) => {
  const rules = hostRules(["'sha256-x'"], {'report-uri': ['https://reports.example.com/']}, SECURE);
  const parsed = parseHeaders(publishedFiles({...HOSTING, rules, sections: ['', 'ai-embed', 'docs']}).get('_headers') ?? '');
  const policiesOf = (address: string) => (headersFor(parsed, address)['Content-Security-Policy'] ?? '').split(', ');
  const stage = policiesOf('/kit/stage.htm');
  assert.equal(stage.length, 2);
  for (const policy of stage) {
    assert.match(policy, /script-src [^;]*'self' [^;]*blob:/);
    assert.doesNotMatch(policy, /require-trusted-types-for|frame-ancestors 'none'/);
  }
  assert.match(stage[1] ?? '', /default-src 'none'.*sandbox allow-scripts; frame-ancestors 'self'/);
  assert.doesNotMatch(stagePolicy(), /unsafe-eval|allow-same-origin/);
  for (const address of ['/kit/', '/kit/docs/a', '/kit/ai-embed'])
    assert.ok(
      policiesOf(address).some((policy) => /script-src 'self' 'sha256-x';.*require-trusted-types-for 'script'/.test(policy)),
      address,
    );
  for (const folder of ['assets', 'demos', 'img']) assert.equal(headersFor(parsed, `/kit/${folder}/a.js`)['Access-Control-Allow-Origin'], '*', folder);
  assert.equal(headersFor(parsed, '/kit/docs/a')['Access-Control-Allow-Origin'], undefined);

  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'missing-'));
  t.after(() => fs.rmSync(folder, {recursive: true}));
  const file = path.join(folder, '404.html');
  fs.writeFileSync(file, '<head>\n<meta charset="UTF-8">\n</head>');
  await statePolicy(file, rules);
  const stated = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(fs.readFileSync(file, 'utf8'))?.[1] ?? '';
  assert.match(stated, /script-src 'self' 'sha256-x';.*require-trusted-types-for 'script'/);
  assert.doesNotMatch(stated, /report-uri|frame-ancestors/);
});

test('the rule about https is for https sites, and covers subdomains only when asked to', () => {
  const ruleOf = (options: HostOptions) => hostRules([], {}, options).everywhere['Strict-Transport-Security'];
  assert.equal(ruleOf(SECURE), 'max-age=63072000');
  assert.equal(ruleOf({isSecure: true, includesSubdomains: true}), 'max-age=63072000; includeSubDomains');
  assert.equal(ruleOf({isSecure: false, includesSubdomains: true}), undefined);
});

test('crawlers find the sitemap, and people who found a weakness an address; below a base path nobody looks for them', () => {
  const files = wellKnownFiles({url: 'https://example.com', baseUrl: '/'}, 'mailto:hello@example.com', new Date('2026-11-23'));
  assert.match(files.get('robots.txt') ?? '', /^Sitemap: https:\/\/example\.com\/sitemap\.xml$/m);
  assert.match(files.get('.well-known/security.txt') ?? '', /^Contact: mailto:hello@example\.com\nExpires: 2027-11-01T00:00:00\.000Z$/m);
  assert.equal(wellKnownFiles(SITE, '', new Date()).size, 0);
});

test('redirects that do not fit into a CloudFront function stop the build with what to do', () => {
  const redirects = Array.from({length: 200}, (_, index) => ({from: `/short-link-${index}`, to: `https://example.com/a/long/address/${index}`}));
  assert.throws(
    () => hostFiles({...HOSTING, redirects}),
    /the CloudFront function has \d+ bytes, and the service accepts 10240\. Remove redirects from data\/redirects\.yml\./,
  );
});
