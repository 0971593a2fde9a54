import path from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {nearest} from '../../core/prose/nearest';
import {attributeOf, required} from '../../core/corpus/jsx-attributes';
import {demoIds} from '../../core/demos/read';

const SITE = path.join(__dirname, '../..');

/**
 * Gives each `<Demo id="…">` its card: title, size, text alternative, controls.
 * The card is required as a module, so that a page is rebuilt when it changes, even with a warm cache.
 * @throws Error that names file, line and the nearest id when there is no such demo
 */
export function remarkDemos() {
  return (tree: Root, file: VFile): void => {
    const firstSection = tree.children.findIndex((node) => node.type === 'heading' && node.depth === 2);
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      const element: MdxJsxFlowElement = node;
      if (element.name !== 'Demo') return;
      const id = attributeOf(element, 'id');
      const ids = demoIds(SITE);
      if (!ids.includes(id)) file.fail(`There is no demo "${id}". Similar ids: ${nearest(ids, id).join(', ')}.`, element.position, 'demos:unknown-id');
      element.attributes.push(required('card', `@generated/demos/default/cards/${id}.json`));
      const isHigh = parent === tree && index !== undefined && (firstSection === -1 || index < firstSection);
      if (isHigh) element.attributes.push({type: 'mdxJsxAttribute', name: 'isHigh', value: null});
    });
  };
}
