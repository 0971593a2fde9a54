import assert from 'node:assert/strict';
import {test} from 'node:test';
import {DOCUMENTED, isNewer, readerVersion, versionIn} from '../../src/lib/reader-version';

test('a version is found as it stands in a package.json, and nothing else is one', () => {
  for (const text of ['4.0.200', ' ^4.0.200 ', '~4.0.200', 'v4.0.200', '"^4.0.200",']) assert.equal(versionIn(text), '4.0.200', text);
  for (const text of ['', '4.0', 'latest', '4.0.200-beta', '4.0.200 4.0.201', '<b>4.0.200', '4.0.99999']) assert.equal(versionIn(text), undefined, text);
});

test('releases are compared number by number', () => {
  assert.deepEqual(
    [
      ['4.0.100', '4.0.99'],
      ['4.1.0', '4.0.332'],
      ['5.0.0', '4.9.9'],
    ].map(([a = '', b = '']) => [isNewer(a, b), isNewer(b, a), isNewer(a, a)]),
    Array.from({length: 3}, () => [true, false, false]),
  );
});

test('who has chosen nothing uses the very object that pages are built for, so that nothing is rendered twice', () => {
  Object.assign(globalThis, {location: {search: ''}, localStorage: {getItem: () => null}});
  assert.equal(readerVersion(), DOCUMENTED);
});
