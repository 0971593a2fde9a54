import assert from 'node:assert/strict';
import {test} from 'node:test';
import {selectAll} from 'css-select';
import {textContent} from 'domutils';
import {parseDocument} from 'htmlparser2';
import {changesFeed} from '../../plugins/twins/changes-feed';
import type {Site} from '../../plugins/twins/links';
import type {Twin} from '../../plugins/twins/twin';

const twin = (route: string, date?: string): Twin => ({
  route,
  text: '',
  facts: {title: `<A> & ${route}`, description: 'What it is.', version: '4.0.332', kind: 'api', canonical: `https://example.com${route}`, date},
});

function read(twins: Twin[]) {
  const site: Site = {url: 'https://example.com', baseUrl: '/kit/', routes: new Set(twins.map(({route}) => route))};
  const feed = parseDocument(changesFeed(twins, site, {company: 'A & B', version: '4.0.332', today: '2026-11-23'}, 'docs/changes.xml'), {xmlMode: true});
  return (selector: string) => selectAll(selector, feed).map((node) => textContent(node));
}

test('a feed of changes holds the 50 pages of the documentation that changed last, newest first', () => {
  const pages = Array.from({length: 60}, (_, index) =>
    twin(`/kit/docs/page-${index}`, `2026-${index < 30 ? '01' : '02'}-${String((index % 28) + 1).padStart(2, '0')}`),
  );
  const texts = read([...pages, twin('/kit/blog/4-0', '2026-11-22'), twin('/kit/docs/unknown')]);
  const days = texts('entry > updated');
  assert.equal(days.length, 50);
  assert.deepEqual(days, days.toSorted().reverse());
  assert.equal(texts('feed > updated')[0], days[0]);
  assert.equal(new Set(texts('entry > id')).size, 50);
  assert.match(texts('entry > title')[0] ?? '', /^<A> & \/kit\/docs\/page-\d+$/);
  assert.deepEqual(texts('feed > author > name'), ['A & B']);
});

test('without a history the feed is empty and still a feed', () => {
  const texts = read([twin('/kit/docs/a')]);
  assert.deepEqual(texts('entry'), []);
  assert.deepEqual([texts('feed > id'), texts('feed > updated')], [['https://example.com/kit/docs/changes.xml'], ['2026-11-23T00:00:00Z']]);
});
