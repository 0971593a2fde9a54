import path from 'node:path';
import type {Heading, List, PhrasingContent, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import type {VFile} from 'vfile';
import {readStated} from '../../core/data/first-versions';
import {readSince} from '../../core/data/since';
import {readPage} from '../../core/corpus/corpus';
import {attributeOf} from '../../core/corpus/jsx-attributes';
import {keyOf} from '../../core/toolkit/public-exports';
import {typeCode} from './nodes';
import {renderEntry} from './render';
import {readExports, type Exports} from './where';

const SITE = path.join(__dirname, '../..');

/**
 * Fills each `<Exports of="@remotion/renderer">` with what the package exports and no other page or section is about,
 * and links the types in the signature lines of members to what explains them.
 */
export function remarkExportedTypes() {
  return (tree: Root, {path: file}: VFile): void => {
    if (!file?.startsWith(path.join(SITE, 'docs') + path.sep)) return;
    const exports = readExports(SITE);
    for (const [index, node] of tree.children.entries()) if (isList(node)) fill(node, depthAt(tree, index), exports);
    const about = readPage(SITE, path.relative(SITE, file)).frontMatter.package;
    if (typeof about === 'string') linkSignatures(tree, (name) => exports.hrefOf(name, about));
  };
}

const isList = (node: RootContent): node is MdxJsxFlowElement => node.type === 'mdxJsxFlowElement' && node.name === 'Exports';

/** One level below the heading before it. */
function depthAt(tree: Root, index: number): 2 | 3 | 4 {
  const before = tree.children.slice(0, index).filter((node): node is Heading => node.type === 'heading');
  return Math.min(4, (before.at(-1)?.depth ?? 1) + 1) as 2 | 3 | 4;
}

function fill(element: MdxJsxFlowElement, depth: 2 | 3 | 4, exports: Exports): void {
  const of = attributeOf(element, 'of');
  const listed = exports.entries.filter((entry) => entry.package === of && exports.homes.get(keyOf(entry))?.by === 'list');
  const said = {facts: readSince(SITE), stated: readStated(SITE), sentences: sentencesIn(element)};
  const inOrder = [...listed.filter(({kind}) => kind === 'type'), ...listed.filter(({kind}) => kind === 'value')];
  element.children = inOrder.flatMap((entry) => renderEntry(entry, depth, exports, said)) as MdxJsxFlowElement['children'];
}

/** What the page says about an export or a member: an item of the list inside the element, such as "- `Codec`: How a video is encoded." */
function sentencesIn({children}: MdxJsxFlowElement): Map<string, PhrasingContent[]> {
  const items = children.filter((node): node is List => node.type === 'list').flatMap((list) => list.children);
  return new Map(
    items.flatMap((item) => {
      const [first] = item.children;
      const [name, colon, ...rest] = first?.type === 'paragraph' ? first.children : [];
      if (name?.type !== 'inlineCode' || colon?.type !== 'text') return [];
      return [[name.value, [{...colon, value: colon.value.replace(/^:\s*/, '')}, ...rest]] as const];
    }),
  );
}

/** The signature line is the paragraph below the heading of a member; the types in its code become links unless the writer made one. */
function linkSignatures(tree: Root, hrefOf: (name: string) => string | undefined): void {
  for (const [index, node] of tree.children.entries()) {
    const line = tree.children[index + 1];
    if (node.type !== 'heading' || node.children[0]?.type !== 'inlineCode' || line?.type !== 'paragraph') continue;
    const own = toString(node);
    const [first] = line.children;
    if (first?.type === 'inlineCode') line.children[0] = typeCode(first.value, (name) => (name === own ? undefined : hrefOf(name)));
  }
}
