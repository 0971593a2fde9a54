import assert from 'node:assert/strict';
import {test} from 'node:test';
import {readPage} from '../../plugins/search/records';

const html = (body: string, head = '') =>
  `<html><head><meta name=docsearch:language content=en><meta name=docsearch:docusaurus_tag content=docs-default-current>${head}</head><body>${body}</body></html>`;

test('a page is read with the anchors, the category and the facts of its HTML, without what is not said', () => {
  const read = readPage(
    html(
      `<ul><li class=breadcrumbs__item><span class=breadcrumbs__link>Guides</span><li class=breadcrumbs__item><span class=breadcrumbs__link>Title</span></ul>
       <div class="theme-doc-markdown"><header><p data-search=skip data-kind=guide data-package=remotion>API</p><h1>Title</h1><p data-search=skip data-status=alpha><a href="/docs/d">Not finished</a></p></header><p>Two. See <a href="/docs/b#c">One</a> for more. Three.</p><p data-search=skip><a href="/docs/e">Used by</a></p><nav>menu</nav>
       <h2 id="part">Part<a class="hash-link" href="#part">\u200b</a></h2><p>Two <b>and</b> <code>npm run it</code>.</p><figure data-lang=tsx><pre><code>const a = 1;</code></pre></figure>
       <figure data-lang=txt><pre><code>Error: no such thing</code></pre></figure><div hidden>other tab</div><script>code</script><h2 id="_R_1_">Made up</h2></div>`,
      '<meta name=description content="What it is.">',
    ),
    '/docs/a',
  );
  assert.deepEqual(read, {
    url: '/docs/a',
    title: 'Title',
    group: 'Guides · alpha',
    language: 'en',
    tag: 'docs-default-current',
    kind: 'guide',
    package: 'remotion',
    status: 'alpha',
    description: 'What it is.',
    links: [{url: '/docs/b', around: 'See for more'}],
    sections: [
      {level: 1, heading: 'Title', text: 'What it is. Two. See One for more. Three.', quoted: ''},
      {level: 2, heading: 'Part', anchor: 'part', text: 'Two and npm run it. Error: no such thing', quoted: 'npm run it\nError: no such thing'},
      {level: 2, heading: 'Made up', anchor: undefined, text: '', quoted: ''},
    ],
  });
});

test('pages that ask not to be indexed give nothing; lists give what stands above their items', () => {
  assert.equal(readPage(html('<main><h1>No</h1></main>', '<meta name=robots content=noindex>'), '/no'), undefined);
  const list = readPage(html('<main><h1>Blog</h1><p>All posts.</p><article><h2>A</h2></article><article><h2>B</h2></article></main>'), '/blog');
  assert.deepEqual(list?.sections, [{level: 1, heading: 'Blog', text: 'All posts.', quoted: ''}]);
});
