import assert from 'node:assert/strict';
import {test} from 'node:test';
import {changesByPage, firstReleases, releasesOf} from '../../core/data/releases';
import {pageFrom} from '../../core/corpus/read-page';

const page = (file: string, title: string, body: string) =>
  pageFrom(file, `---\ntitle: ${title}\ndescription: D\nkind: api\npackage: remotion\nexport: ${title}\n---\n\n${body}\n`);

test('releases come newest first, with new pages and with members by the anchors of their headings', () => {
  const pages = [
    page('docs/zoom.mdx', 'zoom', 'Zooms. <AvailableFrom v="4.0.9" />\n\n## Options\n\n### `speed?`\n\n`number` · <AvailableFrom v="4.0.10" />'),
    page(
      'docs/a/index.mdx',
      'a',
      '## Options\n\n### `from?`\n\n`number` · <AvailableFrom v="4.0.10" />\n\n### `to?` {#end}\n\n`number` · <AvailableFrom v="4.0.10" />',
    ),
    page('docs/none.mdx', 'none', 'Nothing.'),
  ];
  assert.deepEqual(releasesOf(pages), [
    {
      version: '4.0.10',
      pages: [
        {
          title: 'a',
          to: '/docs/a/',
          isNew: false,
          members: [
            {name: 'from?', id: 'from'},
            {name: 'to?', id: 'end'},
          ],
        },
        {title: 'zoom', to: '/docs/zoom', isNew: false, members: [{name: 'speed?', id: 'speed'}]},
      ],
      changes: [],
    },
    {version: '4.0.9', pages: [{title: 'zoom', to: '/docs/zoom', isNew: true, members: []}], changes: []},
  ]);
});

test('a page has the changes of what it explains, the newest release first, and a section counts as its page', () => {
  const pages = [page('docs/zoom.mdx', 'zoom', '## Options\n\n### `speed?`\n\n`number`')];
  const change = {previous: '4.0.8', package: 'remotion', what: 'removed' as const};
  const all = releasesOf(pages, [
    {...change, release: '4.0.9', name: 'zoom.gone'},
    {...change, release: '4.0.12', what: 'renamed', name: 'zoom.pace', to: 'zoom.speed'},
    {...change, release: '4.0.10', name: 'unknown.member'},
  ]);
  assert.deepEqual(changesByPage(all), {
    '/docs/zoom': [
      {version: '4.0.12', what: 'renamed', name: 'zoom.pace', to: 'zoom.speed'},
      {version: '4.0.9', what: 'removed', name: 'zoom.gone'},
    ],
  });
});

test('an address has the first release that is named for it', () => {
  const pages = [page('docs/zoom.mdx', 'zoom', 'Zooms. <AvailableFrom v="4.0.9" />\n\n## Options\n\n### `speed?`\n\n`number` · <AvailableFrom v="4.0.10" />')];
  assert.deepEqual(Object.fromEntries(firstReleases(releasesOf(pages))), {'/docs/zoom': '4.0.9', '/docs/zoom#speed': '4.0.10'});
});
