import assert from 'node:assert/strict';
import path from 'node:path';
import {test} from 'node:test';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {squeeze} from '../../core/toolkit/describe-export';
import {typeCode} from '../../plugins/exported-types/nodes';
import {remarkExportedTypes} from '../../plugins/exported-types/remark';
import {unitOf} from '../../plugins/exported-types/units';
import {exportsIn} from '../../plugins/exported-types/where';

const SITE = path.join(__dirname, '../..');

/** A page of the documentation as the plugin leaves it. */
function transform(file: string, source: string): Root {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(source);
  remarkExportedTypes()(tree, new VFile({path: path.join(SITE, file)}));
  return tree;
}

const linksIn = (tree: Root): string[] => {
  const links: string[] = [];
  visit(tree, 'link', (link) => void links.push(`${toString(link)} ${link.url}`));
  return links;
};

test('a list has a heading with a stable id for each type, its members, what the page says, and who uses it', () => {
  const source =
    '## Types\n\n<Exports of="@remotion/gif">\n\n- `GifFillMode`: How it fills its box.\n- `RemotionGifProps.src`: where the file is\n\n</Exports>';
  const tree = transform('docs/gif/index.mdx', source);
  const headings: unknown[] = [];
  visit(tree, 'heading', ({depth, children, data}) => void headings.push([depth, toString(children), (data?.hProperties as {id?: string} | undefined)?.id]));
  assert.deepEqual(headings, [
    [2, 'Types', undefined],
    [3, 'GifFillMode', 'giffillmode'],
    [3, 'RemotionGifProps', 'remotiongifprops'],
  ]);
  const text = toString(tree);
  assert.match(text, /How it fills its box\.'contain' \| 'cover' \| 'fill'Used by RemotionGifProps\./);
  assert.match(text, /srcstringwhere the file is/);
  assert.match(text, /width\?number, pixels/);
  assert.ok(linksIn(tree).includes('<Gif> /docs/gif/gif'));
  assert.ok(linksIn(tree).includes('GifFillMode /docs/gif/#giffillmode'));
});

test('the types in a signature line lead to what explains them, strings and linked types stay as they are', () => {
  const source = "### `codec?`\n\n`Codec | 'Codec' | null` · default `null`\n\n### `composition`\n\n[`VideoConfig`](./x.mdx)\n\nA `Codec` in prose.";
  assert.deepEqual(linksIn(transform('docs/renderer/render-media.mdx', source)), ['Codec /docs/renderer/types#codec', 'VideoConfig ./x.mdx']);
});

test('of two types with one name, that of the page is meant, then that of the renderer', () => {
  const entry = (name: string) => ({
    package: name,
    entry: name,
    name: 'LogLevel',
    aliases: [],
    kind: 'type' as const,
    typeParameters: [],
    members: [],
    inherits: false,
    usedBy: [],
  });
  const {hrefOf} = exportsIn(
    [entry('remotion'), entry('@remotion/renderer')],
    (all) => new Map(all.map((each) => [`${each.package}#LogLevel`, {href: each.package, title: '', by: 'list'}])),
  );
  assert.deepEqual(
    ['remotion', '@remotion/renderer', '@remotion/lambda'].map((page) => hrefOf('LogLevel', page)),
    ['remotion', '@remotion/renderer', '@remotion/renderer'],
  );
  assert.equal(hrefOf('Nothing', 'remotion'), undefined);
});

test('declarations are printed on one line, and numbers have the unit that their name says', () => {
  assert.equal(squeeze('import("remotion").VideoConfig | {\n  /** note */\n  a: "b";\n}'), "VideoConfig | { a: 'b' }");
  assert.deepEqual(
    [unitOf('durationInFrames', 'number'), unitOf('startMs', 'number | null'), unitOf('width', 'string'), unitOf('speed', 'number')],
    ['frames', 'milliseconds', undefined, undefined],
  );
  assert.deepEqual(
    typeCode('string', () => '/x'),
    {type: 'inlineCode', value: 'string'},
  );
});
