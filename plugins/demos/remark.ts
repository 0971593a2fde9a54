import path from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {nearest} from '../../src/lib/nearest';
import {demoIds} from './read';

const SITE = path.join(__dirname, '../..');

/**
 * Gives each `<Demo id="…">` its card: title, size, text alternative, controls.
 * The card is required as a module, so that a page is built anew when it changes, also with a warm cache.
 * @throws Error that names file, line and the nearest id when there is no such demo
 */
export function remarkDemos() {
  return (tree: Root, file: VFile): void => {
    const firstSection = tree.children.findIndex((node) => node.type === 'heading' && node.depth === 2);
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      const element: MdxJsxFlowElement = node;
      if (element.name !== 'Demo') return;
      const id = idOf(element);
      const ids = demoIds(SITE);
      if (!ids.includes(id)) file.fail(`There is no demo "${id}". Near it are ${nearest(ids, id).join(', ')}.`, element.position, 'demos:unknown-id');
      element.attributes.push(required('card', `@generated/demos/default/cards/${id}.json`));
      const isHigh = parent === tree && index !== undefined && (firstSection === -1 || index < firstSection);
      if (isHigh) element.attributes.push({type: 'mdxJsxAttribute', name: 'isHigh', value: null});
    });
  };
}

/** The id that a writer gave; empty when it is missing or no plain text. */
export function idOf(element: MdxJsxFlowElement): string {
  const attribute = element.attributes.find((candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === 'id');
  return typeof attribute?.value === 'string' ? attribute.value : '';
}

/** `name={require("…")}`, as the framework writes it for images. */
const required = (name: string, module: string): MdxJsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value: {
    type: 'mdxJsxAttributeValueExpression',
    value: `require(${JSON.stringify(module)})`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        comments: [],
        body: [
          {
            type: 'ExpressionStatement',
            expression: {
              type: 'CallExpression',
              optional: false,
              callee: {type: 'Identifier', name: 'require'},
              arguments: [{type: 'Literal', value: module, raw: JSON.stringify(module)}],
            },
          },
        ],
      },
    },
  },
});
