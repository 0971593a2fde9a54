import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {test, type TestContext} from 'node:test';
import {hostedRecords} from '../../plugins/search/hosted-records';
import type {SearchPage} from '../../plugins/search/records';
import {pushBuild} from '../../scripts/lib/push-build';
import {pushSearch, readTarget} from '../../scripts/lib/push-search';

const TARGET = {appId: 'TESTAPP123', adminKey: 'a'.repeat(32), index: 'docs'};
const PAGE: SearchPage = {
  url: '/docs/sequence',
  title: '<Sequence>',
  group: 'remotion',
  language: 'en',
  tag: 'docs-default-current',
  kind: 'api',
  package: 'remotion',
  description: 'Shows its children for a while.',
  links: [],
  sections: [
    {level: 1, heading: '<Sequence>', text: 'Shows its children for a while.', quoted: ''},
    {level: 2, heading: 'Props', anchor: 'props', text: 'All of them.', quoted: ''},
    {level: 3, heading: 'from?', anchor: 'from', text: 'A number.', quoted: ''},
    {level: 2, heading: 'See also', anchor: 'see-also', text: '', quoted: ''},
  ],
};

type Call = {method: string; path: string; key: string; body: unknown};

/** Answers like the service, and records what it was asked. */
async function service(t: TestContext, refuse?: {status: number; message: string}) {
  const calls: Call[] = [];
  let task = 0;
  const server = http.createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://localhost');
      const {pathname} = url;
      calls.push({method: request.method ?? '', path: pathname, key: String(request.headers['x-algolia-api-key']), body: text ? JSON.parse(text) : undefined});
      const answer = refuse
        ? {message: refuse.message, status: refuse.status}
        : pathname.includes('/task/')
          ? {status: 'published'}
          : {taskID: ++task, objectIDs: []};
      response.writeHead(refuse?.status ?? 200, {'content-type': 'application/json'}).end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const {port} = server.address() as AddressInfo;
  return {calls, options: {hosts: [{url: 'localhost', port, protocol: 'http' as const, accept: 'readWrite' as const}]}};
}

test('a push fills a draft with settings, synonyms and records, says how far it is, and moves the draft into place', async (t) => {
  const {calls, options} = await service(t);
  const lines: string[] = [];
  const records = Array.from({length: 251}, () => hostedRecords(PAGE, 'https://www.remotion.dev')).flat();
  await pushSearch(TARGET, records, {subtitles: ['captions', 'srt']}, (line) => lines.push(line), options);
  const writes = calls.filter(({path}) => !path.includes('/task/'));
  assert.deepEqual(
    writes.map(({method, path}) => `${method} ${path}`),
    [
      'DELETE /1/indexes/docs_draft',
      'POST /1/indexes/docs/operation',
      'PUT /1/indexes/docs_draft/settings',
      'POST /1/indexes/docs_draft/synonyms/batch',
      'POST /1/indexes/docs_draft/batch',
      'POST /1/indexes/docs_draft/batch',
      'POST /1/indexes/docs_draft/operation',
    ],
  );
  assert.ok(calls.every(({key}) => key === TARGET.adminKey));
  const [, copy, settings, synonyms, batch, last, move] = writes.map(({body}) => body as Record<string, unknown>);
  assert.deepEqual(settings?.attributeForDistinct, 'url');
  assert.deepEqual(synonyms, [{objectID: 'subtitles', type: 'oneWaySynonym', input: 'subtitles', synonyms: ['captions', 'srt']}]);
  assert.deepEqual(copy, {operation: 'copy', destination: 'docs_draft', scope: ['rules']});
  assert.deepEqual(move, {operation: 'move', destination: 'docs'});
  const requests = batch?.requests as {action: string; body: {objectID: string}}[];
  assert.deepEqual(
    requests.slice(0, 4).map(({body}) => body.objectID),
    ['/docs/sequence#0', '/docs/sequence#props', '/docs/sequence#from', '/docs/sequence#see-also'],
  );
  assert.deepEqual([requests.length, (last?.requests as object[] | undefined)?.length], [1000, 4]);
  assert.deepEqual(lines, ['settings and 1 synonyms are set', '1000 of 1004 records are sent', '1004 of 1004 records are sent', 'docs has the new records']);
});

test('a record holds the headings above it, its place and the tags to filter by', () => {
  const [page, , from, seeAlso] = hostedRecords(PAGE, 'https://www.remotion.dev');
  assert.equal(page?.url, 'https://www.remotion.dev/docs/sequence');
  assert.deepEqual(from, {
    objectID: '/docs/sequence#from',
    url: 'https://www.remotion.dev/docs/sequence#from',
    url_without_anchor: 'https://www.remotion.dev/docs/sequence',
    anchor: 'from',
    type: 'lvl3',
    language: 'en',
    lang: 'en',
    docusaurus_tag: ['docs-default-current'],
    version: ['current'],
    kind: 'api',
    package: 'remotion',
    hierarchy: {lvl0: 'remotion', lvl1: '<Sequence>', lvl2: 'Props', lvl3: 'from?', lvl4: null, lvl5: null, lvl6: null},
    content: 'A number.',
    weight: {pageRank: 1, level: 70, position: 2},
  });
  assert.equal(seeAlso?.hierarchy.lvl3, null);
});

test('a refused key, an unknown application and a missing value are said in a sentence', async (t) => {
  const refused = await service(t, {status: 403, message: 'Invalid Application-ID or API key'});
  await assert.rejects(
    pushSearch(TARGET, [], {}, () => undefined, refused.options),
    /refused ALGOLIA_ADMIN_KEY for the application TESTAPP123: "Invalid Application-ID or API key"/,
  );
  await assert.rejects(
    pushSearch(TARGET, [], {}, () => undefined, {hosts: [{url: 'localhost', port: 9, protocol: 'http', accept: 'readWrite'}]}),
    /could not be reached as the application TESTAPP123/,
  );
  assert.throws(() => readTarget({ALGOLIA_APP_ID: 'X'}), /search:push needs\n- ALGOLIA_ADMIN_KEY: .*\n- ALGOLIA_INDEX: /);
});

test('a dry run prints counts and a record and sends nothing; a push of the same build sends it', async (t) => {
  const {calls, options} = await service(t);
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'push-'));
  t.after(() => fs.rm(folder, {recursive: true}));
  const page = (url: string, title: string) =>
    `<html><head><meta property="og:url" content="https://www.remotion.dev${url}"></head><body><main><h1>${title}</h1><p>Text.</p></main></body></html>`;
  await fs.mkdir(path.join(folder, 'docs/sequence'), {recursive: true});
  await fs.writeFile(path.join(folder, 'index.html'), page('/', 'Home'));
  await fs.writeFile(path.join(folder, 'docs/sequence/index.html'), page('/docs/sequence', 'Sequence'));
  const build = {folder, site: {url: 'https://www.remotion.dev', baseUrl: '/'}, synonyms: {subtitles: ['captions']}};
  const env = {ALGOLIA_APP_ID: TARGET.appId, ALGOLIA_ADMIN_KEY: TARGET.adminKey, ALGOLIA_INDEX: TARGET.index};
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);

  await pushBuild(build, {isDryRun: true, env, log, service: options});
  assert.equal(calls.length, 0);
  assert.equal(lines[0], '2 records of 2 pages: 2 default');
  assert.match(lines[1] ?? '', /^1 synonyms; nothing is sent\. A record:\n\{\n {2}"objectID": "/);

  await pushBuild(build, {isDryRun: true, env: {}, log, service: options});
  assert.equal(calls.length, 0, 'and needs no key');

  await pushBuild(build, {isDryRun: false, env, log, service: options});
  assert.ok(calls.some(({path: called}) => called === '/1/indexes/docs_draft/batch'));
  await assert.rejects(pushBuild({...build, folder: path.join(folder, 'none')}, {isDryRun: true, env, log}), /run npm run build first/);
});
