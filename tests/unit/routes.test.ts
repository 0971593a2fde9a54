import assert from 'node:assert/strict';
import path from 'node:path';
import {test} from 'node:test';
import {readCorpus} from '../../core/corpus/corpus';
import {fileOfRoute, pagesByRoute, routeOf} from '../../core/corpus/routes';
import {siteRoutes} from '../../core/corpus/site-routes';

const ROOT = path.join(__dirname, '../..');
const {pages} = readCorpus(ROOT);

const at = (file: string, slug?: string) => routeOf({file, root: 'docs', frontMatter: {slug}});

test('the path of every page leads back to its file, with and without a slash at its end', () => {
  const pageAt = pagesByRoute(pages);
  assert.ok(pages.length > 700);
  for (const page of pages) {
    const route = routeOf(page);
    assert.equal(pageAt(route)?.file, page.file);
    assert.equal(pageAt(route.endsWith('/') ? route.slice(0, -1) : `${route}/`)?.file, page.file);
  }
  assert.equal(pageAt('/docs/no-such-page'), undefined);
});

test('a file made for the path of any page is published there', () => {
  for (const route of pages.filter(({root}) => root === 'docs').map(routeOf)) {
    const {file, slug} = fileOfRoute(route);
    assert.equal(at(file, slug), route);
  }
});

test('an index and a file named like its folder take the path of the folder; a slug wins', () => {
  assert.equal(at('docs/index.mdx'), '/docs/');
  assert.equal(at('docs/player/index.mdx'), '/docs/player/');
  assert.equal(at('docs/studio/studio.mdx'), '/docs/studio/');
  assert.equal(at('docs/studio/studio.mdx', '/studio/studio'), '/docs/studio/studio');
  assert.equal(at('docs/player/api.mdx', 'props'), '/docs/player/props');
  assert.deepEqual(fileOfRoute('/docs/noise/noise'), {id: 'noise/noise', file: 'docs/noise/noise.mdx', slug: '/noise/noise'});
  assert.deepEqual(fileOfRoute('/docs/noise/'), {id: 'noise/index', file: 'docs/noise/index.mdx'});
});

test('the paths of the site are those of its pages, its lists and its catalog', () => {
  const routes = new Set(siteRoutes({dir: ROOT, pages}));
  for (const route of ['/docs/spring', '/blog', '/blog/4-0', '/learn', '/success-stories', '/experts/', '/templates/blank', '/showcase/', '/player/'])
    assert.ok(routes.has(route), route);
  assert.ok(!routes.has('/docs'), 'the first page of the documentation is /docs/');
});
