import assert from 'node:assert/strict';
import {test} from 'node:test';
import {buildIndex} from '../../plugins/search/build-index';
import {pack} from '../../plugins/search/pack';
import {readPage, type SearchPage} from '../../plugins/search/records';
import {mergeSuggestions} from '../../src/search/merge-suggestions';
import {parseQuery} from '../../src/search/query';
import {search} from '../../src/search/search';
import {suggest} from '../../src/search/suggest';
import {bigramTerms, isBigram, tokenize, withoutLocations} from '../../src/search/tokenize';
import {unpacked} from '../../scripts/lib/bench-search/unpacked';
import {page, PAGES} from '../lib/search-pages';

const indexOf = (pages: SearchPage[], synonyms = {}) => unpacked(pack(buildIndex(pages, synonyms)));
const titles = (index: ReturnType<typeof indexOf>, query: string) => [
  ...new Set(search(index, query).sections.map(({section}) => index.pages[index.sections[section]!.page]!.title)),
];

test('both spellings of a word find the same page', () => {
  const index = indexOf([...PAGES, page('Colors', 'Normalize the gray of a picture.'), page('Colour charts', 'By a British visitor.')]);
  for (const [british, american] of [
    ['colour', 'color'],
    ['normalise', 'normalize'],
    ['grey', 'gray'],
  ] as const)
    assert.deepEqual(titles(index, british), titles(index, american), british);
  assert.deepEqual(titles(index, 'color'), ['Colors', 'Colour charts']);
  assert.deepEqual(tokenize('setColourSpace')[0]?.compact, 'setcolorspace');
});

test('a message is found whatever paths, URLs and numbers it names', () => {
  const quoted = 'Incompatible site: When visiting http://localhost:3000/index.html, a bundle was found after 200ms, but one that is not compatible';
  const sites = [1, 2, 3].map((number) =>
    page(`Sites ${number}`, 'How to create a site, list the sites and remove a site on us-east-1 with s3.amazonaws.com.'),
  );
  const index = indexOf([
    ...sites,
    page('Version mismatch', 'Bring all packages to one version.', {sections: [{level: 1, heading: 'Version mismatch', text: '', quoted}]}),
  ]);
  const theirs = quoted
    .replace('http://localhost:3000/index.html', 'https://bucket.s3.us-east-1.amazonaws.com/sites/mine/index.html')
    .replace('200ms', '3150ms');
  assert.equal(titles(index, theirs)[0], 'Version mismatch');
  assert.deepEqual(bigramTerms(theirs), bigramTerms(quoted));
  for (const [text, left] of [
    ['spawn /videos/node_modules/.pnpm/compositor EACCES', 'spawn   EACCES'],
    ["Can't resolve 'K:\\videos\\Chart' now", "Can't resolve '  now"],
    ['resource: arn:aws:lambda:us-east-1:1:function:f because', 'resource:   because'],
    ['import @remotion/google-fonts/NotoSansJP', 'import @remotion/google-fonts/NotoSansJP'],
    ['npx remotion render src/index.ts', 'npx remotion render src/index.ts'],
    ['yes/no and 30/60 fps', 'yes/no and 30/60 fps'],
  ] as const)
    assert.equal(withoutLocations(text), left);
});

test('a page about a problem comes first when the query says that something does not work, and only then', () => {
  const problem = page('Unfinished videos', 'What to do when a render is stuck.', {kind: 'troubleshooting'});
  const api = page('Output', 'What to set when a render is stuck.', {kind: 'api'});
  const others = ['One', 'Two', 'Three'].map((title) => page(title, 'Another render.'));
  const index = indexOf([api, problem, ...others]);
  assert.equal(titles(index, 'my render is stuck')[0], 'Unfinished videos');
  assert.equal(titles(index, 'what to set for a render')[0], 'Output');
});

test('in a sentence, words that would be a name if they were written together are not taken for one', () => {
  const api = page('renderMedia()', 'Renders a composition to a file.', {kind: 'api'});
  const quiet = page('Quiet files', 'A rendered media file that plays in silence.');
  const others = ['One', 'Two', 'Three'].map((title) => page(title, 'Another page.'));
  const index = indexOf([api, quiet, ...others]);
  assert.equal(titles(index, 'render media')[0], 'renderMedia()');
  assert.equal(titles(index, 'render media gives a file, played in silence')[0], 'Quiet files');
  assert.deepEqual(
    parseQuery('render media, renderStill', {})
      .names.filter(({term}) => !isBigram(term))
      .map(({term, isJoined}) => [term, isJoined]),
    [
      ['renderstill', false],
      ['rendermedia', true],
      ['mediarender', true],
      ['rendermediarender', true],
      ['mediarenderstill', true],
    ],
  );
});

test('a question about a problem counts like a page about one, when the query says that something does not work', () => {
  const section = (heading: string) => ({level: 2, heading, anchor: heading.toLowerCase(), text: 'See the rules of the storage.', quoted: ''});
  const faq = (heading: string) =>
    page('Questions', 'Answers.', {kind: 'faq', sections: [{level: 1, heading: 'Questions', text: '', quoted: ''}, section(heading)]});
  const scoreOf = (heading: string) => search(indexOf([faq(heading), page('One', 'Another page.')]), 'cannot access my video').sections[0]?.score ?? 0;
  assert.ok(scoreOf('Why is access to a video denied?') > 1.5 * scoreOf('When is access to a video given?'));
});

test('what a list begins with in bold is found, however late it stands', () => {
  const html = `<html><body><main><h1>Volume</h1><p>${'Words that fill the section. '.repeat(20)}</p><h2 id="wrong">What goes wrong</h2>
    <ul>${'<li>Something else happens here now and then.</li>'.repeat(10)}<li><strong>The telephone stays quiet.</strong> A reason.</li></ul></main></body></html>`;
  const read = readPage(html, '/docs/volume');
  assert.equal(read?.sections[1]?.leadIns?.trim(), 'The telephone stays quiet.');
  const many = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'].map((title) =>
    page(title, 'Filler.', {sections: [{level: 1, heading: title, text: `${'Filler. '.repeat(60)} quiet telephone`, quoted: ''}]}),
  );
  assert.equal(titles(indexOf([...many, {...read, tag: 'docs-default-current'}]), 'quiet telephone')[0], 'Volume');
});

test('synonyms: not what the query says itself; those of a phrase of stop words count as a word', () => {
  const index = indexOf([page('Lambda', 'Functions.'), page('Serverless Framework', 'Deploy with it.'), page('Clamp', 'A limit.')], {
    serverless: ['lambda'],
    'at most': ['clamp'],
  });
  const meant = (query: string) => parseQuery(query, index.synonyms).words.flatMap(({synonyms}) => synonyms);
  assert.deepEqual([meant('serverless'), meant('lambda serverless')], [['lambda'], []]);
  assert.equal(titles(index, 'at most 1')[0], 'Clamp');
});

test('a query that finds nothing gets the closest terms and synonyms, and none when nothing is close', () => {
  const index = indexOf(PAGES, {subtitles: ['captions']});
  for (const [query, suggested] of [
    ['usecurntfrm', ['useCurrentFrame()']],
    ['subtittels', ['Captions']],
    ['qwertzuiop', []],
    ['', []],
  ] as const) {
    assert.deepEqual(titles(index, query), [], query);
    assert.deepEqual(suggest(index, query), suggested, query);
  }
  for (const query of suggest(index, 'usecurntfrm')) assert.notDeepEqual(titles(index, query), []);
});

test('a word that one of the indexes knows is not misspelled in another', () => {
  const docs = indexOf([page('Fonts', 'Noto covers many scripts.')]);
  const blog = indexOf([page('Release', 'A note on what is new.')]);
  assert.equal(search(blog, 'noto ').sections.length, 1);
  assert.equal(search(blog, 'noto ', [docs, blog]).sections.length, 0);
});

test('of the suggestions of several indexes, a title replaces the bare term, and none stands twice', () => {
  assert.deepEqual(mergeSuggestions([['usecurrentframe', 'frame'], ['useCurrentFrame()', 'frame', 'freeze'], ['four']]), [
    'useCurrentFrame()',
    'frame',
    'freeze',
  ]);
});
