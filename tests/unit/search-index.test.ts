import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import {test} from 'node:test';
import {inspectSynonyms} from '../../core/data/synonyms';
import {buildIndex} from '../../plugins/search/build-index';
import {editDistance} from '../../src/search/edit-distance';
import {pack} from '../../plugins/search/pack';
import {partsOf} from '../../src/search/parts';
import {parseQuery} from '../../src/search/query';
import {search} from '../../src/search/search';
import {tokenize, titleTerms} from '../../src/search/tokenize';
import {growthFactor, growthOf} from '../../scripts/lib/bench-search/growth';
import {unpacked} from '../../scripts/lib/bench-search/unpacked';
import {unpackNames, unpackTerms} from '../../src/search/unpack';
import {BUDGETS} from '../../config/budgets';
import {page, PAGES} from '../lib/search-pages';

const INDEX = unpacked(pack(buildIndex(PAGES, {subtitles: ['captions']})));
const titles = (query: string) => [...new Set(search(INDEX, query).sections.map(({section}) => INDEX.pages[INDEX.sections[section]!.page]!.title))];

test('names of code are found whole, by their words, by their symbols, and from any word on', () => {
  assert.deepEqual(tokenize('<Sequence>'), [{withSymbol: '<sequence', compact: 'sequence', parts: ['sequence']}]);
  assert.deepEqual(tokenize('@remotion/player')[0]?.withSymbol, '@remotion/player');
  assert.deepEqual(titleTerms('useCurrentFrame()'), ['usecurrentframe', 'use', 'current', 'frame', 'currentframe']);
  assert.deepEqual(titleTerms('--gl'), ['--gl', 'gl']);
  assert.deepEqual(
    tokenize('HTMLElement .mp4').map(({parts}) => parts),
    [['html', 'element'], ['mp4']],
  );
  for (const query of ['usecurrentframe', 'useCurrentFr', 'currentFrame', 'use current frame', 'useCurentFrame', 'usecurrentfrmae'])
    assert.equal(titles(query)[0], 'useCurrentFrame()', query);
  assert.equal(titles('<seq')[0], '<Sequence>');
  assert.equal(titles('<')[0], '<Sequence>');
  assert.equal(titles('--gl')[0], 'renderMedia()');
  assert.equal(titles('subtitles')[0], 'Captions');
  assert.equal(titles('Cannot find composition with ID "Intro"')[0], 'renderMedia()');
  assert.deepEqual(titles('qwertzuiop'), []);
  assert.deepEqual(titles(''), []);
});

test('the edit distance counts letters that are wrong, missing, extra or swapped', () => {
  const pairs: [string, string, number][] = [
    ['frame', 'frame', 0],
    ['frame', 'farme', 1],
    ['frame', 'frme', 1],
    ['frame', 'fraame', 1],
    ['frame', 'grome', 2],
  ];
  for (const [a, b, distance] of pairs) assert.equal(editDistance(a, b, 2), distance, b);
  assert.equal(editDistance('frame', 'zzzzz', 2), 3);
});

test('a packed index is the same when it is unpacked; anything else is refused', () => {
  const built = buildIndex(PAGES, {a: ['b']});
  const packed = pack(built);
  assert.deepEqual(unpacked(packed), built);
  for (const [unpack, bytes] of [
    [unpackNames, packed.names],
    [unpackTerms, packed.parts[0]!.bytes],
  ] as const) {
    assert.throws(() => unpack(bytes.subarray(0, bytes.length - 5)), /cut off/);
    assert.throws(() => unpack(new TextEncoder().encode('<!doctype html>')), /not a search index/);
  }
});

/** Pages with so many words that their index has several parts. */
const MANY = Array.from({length: 1200}, (_, number) =>
  page(`Page ${number}`, 'alpha apple bravo banana charlie cherry delta date echo elder foxtrot fig -- @golf <hotel>', {url: `/docs/${number}`}),
);

test('a large index has several parts, each with all terms of its first characters, and together they are the index', () => {
  const built = buildIndex(MANY, {fruit: ['apple', 'cherry']});
  const packed = pack(built);
  assert.ok(packed.parts.length >= 3, `${packed.parts.length} parts`);
  assert.deepEqual(unpacked(packed), built);
  const firsts = packed.parts.map(({bytes}) => new Set(unpackTerms(bytes).terms.map((term) => term.charAt(0))));
  assert.equal(
    firsts.reduce((sum, {size}) => sum + size, 0),
    new Set(firsts.flatMap((own) => [...own])).size,
  );
  const partWith = (character: string) => firsts.findIndex((own) => own.has(character));
  const needed = (query: string) => [...partsOf(packed.parts, parseQuery(query, built.synonyms))].sort();
  assert.deepEqual(needed('delta'), [partWith('d')]);
  assert.deepEqual(needed('fruit'), [...new Set(['f', 'a', 'c'].map(partWith))].sort(), 'synonyms count');
  assert.deepEqual(needed('fig echo figecho'), [...new Set(['f', 'e'].map(partWith))].sort());
  assert.deepEqual(needed(''), []);
});

test('synonyms are small words; what is wrong is named with its line', () => {
  assert.deepEqual(inspectSynonyms('subtitles: [captions, srt]\ngoogle cloud: [cloudrun]\n'), {
    synonyms: {subtitles: ['captions', 'srt'], 'google cloud': ['cloudrun']},
    findings: [],
  });
  const {findings} = inspectSynonyms('a: [b]\nNode.js: [server]\nsound: audio\nmusic: [Audio]\n');
  assert.deepEqual(
    findings.map(({line, message}) => `${line} ${message}`),
    [
      '2 "Node.js" must be one to three words of lower-case letters and digits.',
      '3 sound must be a list, as in [captions, srt].',
      '4 music must be words of lower-case letters and digits.',
    ],
  );
});

test('a message of 200 characters is searched with all of its words', () => {
  const message = Array.from({length: 30}, (_, number) => `word${String.fromCharCode(97 + (number % 26))}${number}`).join(' ');
  assert.ok(message.length > 200);
  assert.match(
    parseQuery(message, {})
      .words.map(({term}) => term)
      .join(' '),
    /worda0.* wordd29$/,
  );
});

test('a site whose pages share no words outgrows the budget of the index', () => {
  const wordsOf = (seed: string) => (createHash('sha512').update(seed).digest('hex').match(/.{8}/g) ?? []).join(' ');
  const many = Array.from({length: 40}, (_, number) => {
    const sections = Array.from({length: 12}, (_section, place) => ({level: 2, heading: `Part ${place}`, text: wordsOf(`${number} ${place}`), quoted: ''}));
    return page(`Page ${number}`, 'Text.', {url: `/docs/${number}`, sections});
  });
  const points = growthOf(many, {});
  assert.ok(points[3].brotli * growthFactor(points, 745 / many.length) > BUDGETS.searchIndex);
});

test('of an entry in a list of types, the whole name is indexed and its parts are not', () => {
  const section = (heading: string) => ({level: 2, heading, anchor: heading.toLowerCase(), text: '', quoted: ''});
  const of = (kind: string) => ({...page('Types', ''), kind, sections: [section('SequenceProps'), section('DEFAULT_TIMEOUT')]});
  const termsOf = (kind: string) => buildIndex([of(kind)], {}).terms.filter((term) => /sequence|props|timeout/.test(term));
  assert.deepEqual(termsOf('type'), ['sequenceprops']);
  assert.deepEqual(termsOf('guide'), ['defaulttimeout', 'props', 'sequence', 'sequenceprops', 'timeout']);
});
