import assert from 'node:assert/strict';
import {test} from 'node:test';
import {addNew, readDocSearch, readStored} from '../../src/components/search/modal/stored-searches';

const SPRING = {url: '/docs/spring', page: 'spring()', heading: '', group: 'remotion'};
const GL = {url: '/docs/chromium-flags#--gl', page: 'Chromium flags', heading: '--gl', group: 'Guides'};

test('stored searches are read back; an entry that is none is dropped and counted', () => {
  assert.deepEqual(readStored(null), {searches: [], dropped: 0});
  assert.deepEqual(readStored(JSON.stringify([SPRING, GL])), {searches: [SPRING, GL], dropped: 0});
  const broken = [null, 5, 'x', [], {}, {...SPRING, url: 5}, {...SPRING, page: ''}, {...SPRING, heading: null}, {...SPRING, group: undefined}];
  const unsafe = ['javascript:alert(1)', '//evil.example', '/\\evil.example', 'http://evil.example', 'docs/spring', ''].map((url) => ({...SPRING, url}));
  assert.deepEqual(readStored(JSON.stringify([...broken, GL, ...unsafe])), {searches: [GL], dropped: broken.length + unsafe.length});
  for (const list of ['{"broken', 'null', '{}', '5', '']) assert.deepEqual(readStored(list), {searches: [], dropped: 1}, list);
});

test('entries that DocSearch stored are read with their titles as text', () => {
  const hits = [
    {url: '/docs/sequence', type: 'lvl1', hierarchy: {lvl0: 'remotion', lvl1: '&lt;Sequence&gt;'}},
    {url: '/docs/chromium-flags#--gl', type: 'lvl3', hierarchy: {lvl0: 'Guides', lvl1: 'Chromium flags', lvl3: '--gl'}},
    {url: '/docs/spring', type: 7, hierarchy: {lvl1: 'spring()', lvl2: 5}},
    {hierarchy: null, url: null},
    {hierarchy: {lvl1: 'a'}, url: 5},
  ];
  assert.deepEqual(readDocSearch(JSON.stringify(hits)), {
    searches: [{url: '/docs/sequence', page: '<Sequence>', heading: '', group: 'remotion'}, GL, {...SPRING, group: ''}],
    dropped: 2,
  });
});

test('a search that is stored again comes first, once', () => {
  assert.deepEqual(addNew([GL], [SPRING, GL]), [GL, SPRING]);
});
