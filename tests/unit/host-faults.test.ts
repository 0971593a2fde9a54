import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {after, before, test} from 'node:test';
import {withAbilities} from '../../scripts/lib/host-checks/abilities';
import {expectedOf, type Expected} from '../../scripts/lib/host-checks/expected';
import {inspect} from '../../scripts/lib/host-checks/inspect';
import type {Host, Question, Reply} from '../../scripts/lib/host-checks/host';
import {preview} from '../hosts/adapters/preview';
import {lintTemplate, type Database, type Template} from '../hosts/lint-template';
import {smallBuild} from '../hosts/small-build';

type Built = Awaited<ReturnType<typeof smallBuild>>;
let built: Built;
let sound: Host;
let expected: Expected;
before(async () => {
  built = await smallBuild('https://example.com', '/');
  sound = await preview(built);
  expected = expectedOf(built.build, '/');
});
after(async () => {
  await sound.close();
  built.remove();
});

/** A sound host, except for the answers that a fault changes. */
const withFault = (change: (address: string, reply: Reply) => Partial<Reply> | undefined, more: Partial<Host> = {}): Host => ({
  ...sound,
  close: () => Promise.resolve(),
  async request(address, headers) {
    const reply = await sound.request(address, headers);
    const changed = change(address, reply);
    return {...reply, ...changed, headers: changed?.headers ?? reply.headers};
  },
  ...more,
});

const redirect = (location: string, status = 301): Partial<Reply> => ({status, headers: {location}, body: Buffer.alloc(0)});
const without = ({headers}: Reply, name: string): Partial<Reply> => ({headers: Object.fromEntries(Object.entries(headers).filter(([each]) => each !== name))});
const kept = ({headers}: Reply): Partial<Reply> => ({headers: {...headers, 'cache-control': 'public, max-age=31536000, immutable'}});

/** Faults that hosts had, with the question that must find each and what it must say. */
const FAULTS: [name: string, question: Question, says: RegExp, host: () => Host][] = [
  [
    'the stage of the playground gets the policy of pages',
    'assets',
    /^\/stage\.htm: (not sandboxed by its policy|has the policy of a page)/,
    () =>
      withFault((address, {headers}) => (address === '/stage.htm' ? {headers: {...headers, 'content-security-policy': "frame-ancestors 'none'"}} : undefined)),
  ],
  [
    'the stage of the playground may not fetch a demo’s file',
    'assets',
    /^\/demos\/tune\.json: the stage of the playground may not fetch it$/,
    () => withFault((address, reply) => (address === '/demos/tune.json' ? without(reply, 'access-control-allow-origin') : undefined)),
  ],
  [
    'the sitemap’s own URLs redirect to a path with a slash',
    'pages',
    /^\/docs\/sequence: 308 to \/docs\/sequence\/ instead of 200$/,
    () => withFault((address) => (address === '/docs/sequence' ? redirect('/docs/sequence/', 308) : undefined)),
  ],
  [
    'a page has another canonical URL',
    'pages',
    /canonical URL https:\/\/example\.com\/docs\/other/,
    () =>
      withFault((address) =>
        address === '/blog'
          ? {body: Buffer.from('<link rel="canonical" href="https://example.com/docs/other">'), headers: {'content-type': 'text/html; charset=utf-8'}}
          : undefined,
      ),
  ],
  ['pages are kept', 'pages', /\/blog: kept for 31536000 seconds/, () => withFault((address, reply) => (address === '/blog' ? kept(reply) : undefined))],
  ['an https site has no HSTS', 'pages', /no strict-transport-security/, () => withFault((_, reply) => without(reply, 'strict-transport-security'))],
  [
    'a page’s .html is missing',
    'other spellings',
    /^\/docs\/sequence\.html: 404$/,
    () => withFault((address) => (address === '/docs/sequence.html' ? {status: 404} : undefined)),
  ],
  [
    'another spelling takes two hops',
    'other spellings',
    /^\/docs\/player\.html: leads to https:\/\/example\.com\/docs\/player instead of \/docs\/player\/$/,
    () => withFault((address) => (address === '/docs/player.html' ? redirect('/docs/player') : undefined)),
  ],
  [
    'a redirect takes two hops',
    'redirects',
    /^\/docs\/old: leads to \/docs\/sequence#part, which is answered with 308 \/docs\/sequence\/$/,
    () => withFault((address) => (address === '/docs/sequence' ? redirect('/docs/sequence/', 308) : undefined)),
  ],
  [
    'a path leads to another site',
    'missing',
    /^\/\/evil\.example\/index\.html: leads to https:\/\/evil\.example\/, another site$/,
    () => withFault((address) => (address.endsWith('/index.html') ? redirect(address.replace(/index\.html$/, '')) : undefined)),
  ],
  [
    'a missing script is kept for a year',
    'missing',
    /^\/assets\/js\/none-0\.js: kept for 31536000 seconds although missing$/,
    () => withFault((address, reply) => (address.startsWith('/assets/') ? kept(reply) : undefined)),
  ],
  ['what is missing is answered with 200', 'missing', /200 {2}instead of 404/, () => withFault((_, {status}) => (status === 404 ? {status: 200} : undefined))],
  [
    'hashed files are asked for again',
    'assets',
    /main\.a1b2c3\.js: "no-cache": not kept/,
    () => withFault((address, {headers}) => (address.includes('/js/main') ? {headers: {...headers, 'cache-control': 'no-cache'}} : undefined)),
  ],
  [
    'a script is missing',
    'assets',
    /^\/assets\/js\/main\.a1b2c3\.js: 404$/,
    () => withFault((address) => (address.includes('/js/main') ? {status: 404} : undefined)),
  ],
  [
    'texts are not compressed',
    'encoding',
    /main\.a1b2c3\.js: not compressed/,
    () => withFault(() => undefined, {request: (address) => sound.request(address)}),
  ],
  [
    'Markdown is sent as plain text',
    'markdown',
    /^\/blog: 200, type text\/plain, instead of Markdown$/,
    () => withFault((_, {headers}) => (headers['content-type']?.includes('markdown') ? {headers: {...headers, 'content-type': 'text/plain'}} : undefined)),
  ],
  [
    'who asks for Markdown gets HTML',
    'markdown',
    /^\/docs\/player\/: 200, type text\/html; charset=utf-8, instead of Markdown$/,
    () => withFault(() => undefined, {request: (address) => sound.request(address)}),
  ],
  [
    'caches are not told that a page has two forms',
    'markdown',
    /^\/docs\/sequence: Vary: Accept-Encoding, without Accept$/,
    () => withFault((_, {headers}) => ({headers: {...headers, vary: 'Accept-Encoding'}})),
  ],
  ['configuration is published', 'private', /^\/nginx\.conf: published/, () => withFault((address) => (address === '/nginx.conf' ? {status: 200} : undefined))],
];

test('a sound host gives no finding', async () => {
  const {answers} = await inspect(
    withFault(() => undefined),
    expected,
  );
  assert.deepEqual(
    Object.values(answers).flatMap(({findings}) => findings),
    [],
  );
  assert.equal(answers.missing?.asked, 50);
});

test('what a deployed host leaves out by its nature is said, and is no finding', async () => {
  const pageOf = (address: string) => path.join(built.build, `${address.slice(1)}.html`);
  const prefersPages = withFault((address) =>
    expected.redirects.has(address) && fs.existsSync(pageOf(address))
      ? {status: 200, headers: {'content-type': 'text/html; charset=utf-8'}, body: fs.readFileSync(pageOf(address))}
      : undefined,
  );
  const likeNetlify: Host = {...prefersPages, request: (address, headers = {}) => prefersPages.request(address, {...headers, accept: '*/*'})};
  const findingsOn = async (host: Host) => Object.values((await inspect(host, expected)).answers).flatMap(({findings}) => findings);
  assert.ok((await findingsOn(likeNetlify)).length > 0, 'without knowing it');
  const {host, notes} = await withAbilities(likeNetlify, expected);
  assert.deepEqual(await findingsOn(host), []);
  assert.deepEqual(
    notes.map((note) => note.slice(0, 27)),
    ['Whoever asks for Markdown g', 'Redirects are pages, as on '],
  );
  const able = await withAbilities(sound, expected);
  assert.deepEqual([able.notes, able.host.leavesOut, able.host.redirectsByPage], [[], [], false]);
});

for (const [name, question, says, host] of FAULTS) {
  test(`planted: ${name}`, async () => {
    const {answers} = await inspect(host(), expected);
    const findings = answers[question]?.findings ?? [];
    assert.ok(
      findings.some((finding) => says.test(finding)),
      findings.join('\n'),
    );
  });
}

/** A schema of two resources, in the form in which AWS publishes all of them. */
const text = {type: {type: 'string'}} as const;
const schema: Database = {
  lookup: (_, __, ___, type) =>
    type === 'AWS::CloudFront::ResponseHeadersPolicy'
      ? [{properties: {ResponseHeadersPolicyConfig: {type: {type: 'ref', reference: {$ref: '1'}}, required: true}}}]
      : type === 'AWS::CloudFront::Function'
        ? [{properties: {FunctionCode: {...text, required: true}, AutoPublish: {type: {type: 'boolean'}}}}]
        : [],
  get: () => ({properties: {Name: {...text, required: true}, CustomHeadersConfig: {type: {type: 'json'}}}}),
};
const policy = (config: object): Template['Resources'][string] => ({
  Type: 'AWS::CloudFront::ResponseHeadersPolicy',
  Properties: {ResponseHeadersPolicyConfig: config},
});

test('planted: what CloudFormation or CloudFront refuses is found in a template', () => {
  const security = {Items: [{Header: 'Content-Security-Policy', Value: "default-src 'self'", Override: true}]};
  const faults = lintTemplate(schema, {
    Resources: {
      A: policy({Name: 'pages', CustomHeadersConfig: security}),
      B: policy({Name: 'pages', PathPattern: '*'}),
      C: policy({}),
      D: {Type: 'AWS::CloudFront::Function', Properties: {FunctionCode: 'x'.repeat(10_241), AutoPublish: 'true'}},
      E: {Type: 'AWS::CloudFront::Nothing', Properties: {}},
    },
  });
  assert.deepEqual(faults, [
    'B.ResponseHeadersPolicyConfig: PathPattern is no property',
    'C.ResponseHeadersPolicyConfig: Name is missing',
    'D.AutoPublish must be a boolean',
    'E: AWS::CloudFront::Nothing is no resource',
    'A: Content-Security-Policy cannot be a custom header',
    'Two policies are named "pages"',
    'D: the code is larger than 10240 bytes',
  ]);
  const own = JSON.parse(fs.readFileSync(path.join(built.hosts, 'cloudformation.json'), 'utf8')) as Template;
  const shapesOnly: Database = {lookup: () => [{properties: new Proxy({}, {get: () => ({type: {type: 'json'}}), ownKeys: () => []})}], get: schema.get};
  assert.deepEqual(lintTemplate(shapesOnly, own), []);
});
