import assert from 'node:assert/strict';
import {test} from 'node:test';
import {followLists} from '../../plugins/docs/next-page';

const ORDER = ['first', 'second', 'third', 'fourth'];
type Version = Parameters<typeof followLists>[0];

/** Four pages of a sidebar, with the text and front matter of some of them. */
function nextOf(texts: Record<string, string>, frontMatter: Record<string, object> = {}): (string | undefined)[] {
  const docs = ORDER.map((id, index) => ({
    id,
    title: id,
    permalink: `/docs/${id}`,
    source: `@site/docs/${id}.mdx`,
    sidebar: 'main',
    frontMatter: frontMatter[id] ?? {},
    next: ORDER[index + 1] && {title: ORDER[index + 1], permalink: `/docs/${ORDER[index + 1]}`},
  }));
  const sidebars = {main: [{type: 'category', link: {type: 'doc', id: 'first'}, items: ORDER.slice(1).map((id) => ({type: 'doc', id}))}]};
  const version = {docs, sidebars} as unknown as Version;
  return followLists(version, (file) => texts[file] ?? '').map(({next}) => next?.permalink.replace('/docs/', ''));
}

const list = (...ids: string[]) => `# Page\n\n## Next\n\n${ids.map((id) => `- [${id}](./${id}.mdx): why`).join('\n')}\n`;

test('a page without a list leads to the one that follows in the sidebar', () => {
  assert.deepEqual(nextOf({}), ['second', 'third', 'fourth', undefined]);
});

test('the page that follows stays the next one if the list names it, wherever in the list', () => {
  assert.equal(nextOf({'docs/first.mdx': list('fourth', 'second')})[0], 'second');
});

test('otherwise the first of the list that comes later is next; if all come earlier, the path ends', () => {
  assert.equal(nextOf({'docs/first.mdx': list('fourth', 'third')})[0], 'fourth');
  assert.equal(nextOf({'docs/third.mdx': list('first', 'second')})[2], undefined);
});

test('front matter has the last word', () => {
  assert.equal(nextOf({'docs/first.mdx': list('third')}, {first: {pagination_next: 'second'}})[0], 'second');
});
