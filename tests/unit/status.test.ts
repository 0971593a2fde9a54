import assert from 'node:assert/strict';
import path from 'node:path';
import {test} from 'node:test';
import {status} from '../../checks/status';
import {readCorpus, readPublished} from '../../core/corpus/corpus';
import {pageStatuses} from '../../core/data/page-status';
import {deprecationsOf} from '../../core/toolkit/deprecations';
import {pagePriors} from '../../plugins/search/page-priors';
import {readPage} from '../../plugins/search/records';
import {page} from '../lib/search-pages';

const PROJECT = path.join(__dirname, '../..');
const FIXTURE = path.join(__dirname, '../fixtures/status');

test('status fails on an entry that stands for no page, and on a page with two entries', async () => {
  const {count, looked, findings} = await status.run(readCorpus(FIXTURE));
  assert.equal(count, 4);
  assert.match(looked, /^pages, of which 1 alpha, 1 unstable, 1 deprecated, 0 removed$/);
  assert.deepEqual(
    findings.map(({file, line, message}) => `${file}:${line} ${message}`),
    ['data/status.yml:1 There is no page docs/gone.', 'data/status.yml:7 docs/cloudrun/setup has a status in another entry too.'],
  );
});

test('every Cloud Run page says that the product is in alpha, and all but the status page lead to it', () => {
  const pages = readPublished(PROJECT);
  const statuses = pageStatuses(PROJECT, pages);
  const cloudRun = pages.filter(({file}) => /^docs\/cloudrun(\/|\.)/.test(file));
  assert.ok(cloudRun.length >= 33);
  for (const {file} of cloudRun) {
    const {name, to} = statuses.get(file) ?? {};
    assert.equal(name, 'alpha', file);
    assert.equal(to, file === 'docs/cloudrun/status.mdx' ? undefined : '/docs/cloudrun/status', file);
  }
});

test('a deprecated export has its doc comment below the title, with the page that the comment names', () => {
  const statuses = pageStatuses(PROJECT, readPublished(PROJECT));
  assert.deepEqual(statuses.get('docs/renderer/get-video-metadata.mdx'), {
    name: 'deprecated',
    text: 'Use parseMedia() instead.',
    to: '/docs/media-parser/parse-media',
  });
  assert.equal(statuses.get('docs/spring.mdx'), undefined);
});

test('a second entry point for a function does not deprecate the function', () => {
  const exported = (name: string) => ({package: '@remotion/lambda', export: name});
  assert.deepEqual(deprecationsOf(PROJECT, [exported('getSites'), exported('renderVideoOnLambda')]), [undefined, 'Renamed to renderMediaOnLambda()']);
});

test('search reads the status of a page, follows no link in that line, and puts what is deprecated after what is not', () => {
  const html = `<main><h1>Old</h1><p data-search="skip" data-status="deprecated"><a href="/docs/new">Use new</a></p>
    <p>Read <a href="/docs/other">other</a>.</p></main>`;
  const read = readPage(html, '/docs/old');
  assert.equal(read?.status, 'deprecated');
  assert.deepEqual(
    read?.links.map(({url}) => url),
    ['/docs/other'],
  );
  const priors = pagePriors([page('New', 'Text.'), page('Old', 'Text.', {status: 'deprecated'}), page('Gone', 'Text.', {status: 'removed'})]);
  assert.ok((priors.get('/docs/old') ?? 1) < (priors.get('/docs/new') ?? 0) / 2);
  assert.ok((priors.get('/docs/gone') ?? 1) < (priors.get('/docs/new') ?? 0) / 2);
});
