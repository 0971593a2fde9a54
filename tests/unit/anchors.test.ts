import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import type {Element, Root} from 'hast';
import {VFile} from 'vfile';
import {anchors} from '../../checks/anchors';
import {parseFrontMatter} from '../../config/parse-front-matter';
import {readCorpus, readPage} from '../../core/corpus/corpus';
import {readPromisedAnchors} from '../../core/data/promised-anchors';
import {rehypeOldAnchors} from '../../plugins/old-anchors/rehype';

const SITE = path.join(__dirname, '../..');
const FIXTURE = path.join(__dirname, '../fixtures/anchors');

test('anchors that lead nowhere, needless and broken ones, and members without their own name are findings', async () => {
  const {looked, findings} = await anchors.run(readCorpus(FIXTURE));
  assert.equal(
    looked,
    'pages with 7 promised anchors: 2 are ids of headings, 2 lead to another heading of the page, 0 to another page, 1 are listed with a reason',
  );
  assert.deepEqual(
    findings.map(({file, line, message}) => `${file}:${line} ${message}`),
    [
      'docs/fonts.mdx:5 #other-formats, which others link to, leads nowhere.',
      'docs/fonts.mdx:5 #what-to-avoid, which others link to, leads nowhere.',
      'docs/fonts.mdx:5 The old anchor from-css is the id of a heading.',
      'docs/fonts.mdx:5 loading leads to /docs/load-font#arguments, but docs/load-font.mdx has no such heading.',
      'docs/fonts.mdx:5 manual leads to /docs/load-font#by-hand, but docs/load-font.mdx has no such heading.',
      'docs/fonts.mdx:5 packages leads to #from-npm, which is not a heading.',
      'docs/load-font.mdx:15 family has no anchor #family.',
      'data/anchors.json:1 /docs/moved is not a page.',
      'data/lost-anchors.yml:2 /docs/fonts#local-fonts is not promised, or leads somewhere.',
      'data/lost-anchors.yml:1 2 of 8 anchors are listed; at most 3 % may be.',
    ],
  );
});

test('the list of anchors is sorted, and at most 3 % of it have a reason instead of a target', () => {
  const {pages, lost} = readPromisedAnchors(SITE);
  const total = [...pages.values()].flat().length;
  assert.ok(total > 4800, String(total));
  assert.ok(lost.size <= total * 0.03, String(lost.size));
});

test('a page keeps its old anchors as empty elements: in the heading, or at the top with the address of another page', () => {
  const heading: Element = {type: 'element', tagName: 'h2', properties: {id: 'from-a-package'}, children: [{type: 'text', value: 'From a package'}]};
  const first: Element = {type: 'element', tagName: 'p', properties: {}, children: [{type: 'text', value: 'Text.'}]};
  const tree: Root = {type: 'root', children: [first, heading]};
  rehypeOldAnchors()(tree, new VFile({path: path.join(FIXTURE, 'docs/fonts.mdx')}));
  assert.deepEqual(idsIn(heading), ['from-css']);
  assert.deepEqual(idsIn(first), ['loading', 'manual', 'next']);
  const [moved] = first.children as Element[];
  assert.equal(moved?.properties.dataMovedTo, '/docs/load-font#arguments');
  assert.deepEqual(moved?.children, []);
});

const idsIn = ({children}: Element) => children.flatMap((child) => (child.type === 'element' ? [child.properties.id] : []));

test('pages without old anchors, and files that do not exist, stay as they are', () => {
  const tree: Root = {type: 'root', children: []};
  rehypeOldAnchors()(tree, new VFile({path: path.join(FIXTURE, 'docs/none.mdx')}));
  assert.deepEqual(tree.children, []);
  assert.ok(fs.existsSync(path.join(SITE, 'docs/spring.mdx')));
});

test('old anchors are not sent to readers with the rest of the front matter', async () => {
  const {frontMatter, source} = readPage(SITE, 'docs/spring.mdx');
  assert.ok(frontMatter.anchors);
  const read = () => Promise.resolve({frontMatter, content: source});
  const result = await parseFrontMatter({filePath: path.join(SITE, 'docs/spring.mdx'), fileContent: source, defaultParseFrontMatter: read});
  assert.equal(JSON.stringify(result.frontMatter).includes('anchors'), false);
});
