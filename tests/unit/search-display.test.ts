import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import React from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {failureHelp} from '../../src/components/search/failure-help';
import {withinLimit} from '../../src/components/search/hosted-client';
import {isExternal, localPath} from '../../src/components/search/links';
import {excerptOf, isCode, mark} from '../../src/components/search/mark';
import {groupByPage} from '../../src/components/search/modal/group-hits';
import {START_PLACES} from '../../src/components/search/modal/start-places';
import {tagsOf, VersionFilter} from '../../src/components/search/VersionFilter';

test('words are marked in texts and names; an excerpt holds most of them', () => {
  const found = new Set(['frame', 'number']);
  assert.deepEqual(mark('useCurrentFrame: the Number <b>', found), [
    {text: 'useCurrent', isFound: false},
    {text: 'Frame', isFound: true},
    {text: ': the ', isFound: false},
    {text: 'Number', isFound: true},
    {text: ' <b>', isFound: false},
  ]);
  const text = `${'other words '.repeat(30)}the number of a frame${' and more'.repeat(30)}`;
  assert.match(excerptOf(text, found, 100), /^… .*number of a frame.* …$/);
  assert.equal(excerptOf('short', found, 100), 'short');
  for (const name of ['useCurrentFrame()', '<Sequence>', '@remotion/player', '--gl', 'npx remotion render', 'from?', 'durationInFrames'])
    assert.ok(isCode(name), name);
  for (const title of ['Render timeouts', 'Captions', 'What is new?']) assert.ok(!isCode(title), title);
});

test('a hosted service is asked for no more than the 512 bytes that it takes, in whole characters', () => {
  assert.equal(withinLimit('spring'), 'spring');
  assert.equal(withinLimit('x'.repeat(2000)), 'x'.repeat(512));
  assert.equal(withinLimit('é👩'.repeat(200)), `${'é👩'.repeat(85)}é`);
});

test('results are grouped by page, which comes before its sections', () => {
  const hit = (url: string, level: number) => ({id: url, url, level, group: 'Guides', page: [], heading: [], excerpt: []});
  const groups = groupByPage([hit('/a#x', 2), hit('/b', 1), hit('/a', 1), hit('/a#y', 3)]);
  assert.deepEqual(
    groups.map(({hits}) => hits.map(({url}) => url)),
    [['/a', '/a#x', '/a#y'], ['/b']],
  );
});

test('the places to go on the start screen are pages, under their own titles', () => {
  for (const {path: url, label} of START_PLACES) {
    const name = url === '/docs/' ? 'getting-started' : url.replace('/docs/', '').replace(/\/$/, '/index');
    const source = fs.readFileSync(path.join(__dirname, `../../docs/${name}.mdx`), 'utf8');
    assert.match(source, new RegExp(`^title: ['"]?${label}['"]?$`, 'm'), url);
  }
});

test('addresses of hosted results become paths of this site, except those of other sites', () => {
  const pattern = '^https://remotion\\.pro(/|$)';
  assert.equal(localPath('https://www.remotion.dev/docs/spring?a=1#config', pattern, '/kit/'), '/kit/docs/spring?a=1#config');
  assert.equal(localPath('https://example.com/kit/docs/spring', pattern, '/kit/'), '/kit/docs/spring');
  assert.equal(localPath('https://remotion.pro/store', pattern, '/'), 'https://remotion.pro/store');
  assert.equal(isExternal('/docs/spring', pattern), false);
});

test('§2 Search: the version filter offers the versions, and nothing where there is one', () => {
  const versions = [
    {name: 'current', label: 'Next'},
    {name: '1.0', label: '1.0'},
  ];
  const show = (docs: Parameters<typeof VersionFilter>[0]['docs']) =>
    renderToStaticMarkup(React.createElement(VersionFilter, {docs, chosen: {default: '1.0'}, onChoose: () => undefined}));
  assert.equal(show({default: {versions: versions.slice(0, 1)}}), '');
  assert.match(show({default: {versions}}), /<option value="current">Next<\/option><option value="1.0" selected="">1.0<\/option>/);
  assert.deepEqual(tagsOf({default: {versions}}, {default: '1.0'}), ['default', 'docs-default-1.0']);
  assert.deepEqual(tagsOf({default: {versions}}, {}), ['default', 'docs-default-current']);
});

test('§8 Search: where npm start finds no index, the reader is told what makes one; on the site, nobody is', () => {
  const before = process.env.NODE_ENV;
  const helpIn = (mode: string) => {
    Object.assign(process.env, {NODE_ENV: mode});
    return failureHelp('unreachable');
  };
  try {
    assert.equal(helpIn('development'), 'You might want to check your network connection. The index is made by npm run build.');
    assert.equal(helpIn('production'), 'You might want to check your network connection.');
  } finally {
    Object.assign(process.env, {NODE_ENV: before ?? ''});
  }
});
