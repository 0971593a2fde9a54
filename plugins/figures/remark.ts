import path from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {attributeOf, required} from '../../core/corpus/jsx-attributes';
import {figureIds} from '../../core/figures/read';
import {nearest} from '../../core/prose/nearest';

const SITE = path.join(__dirname, '../..');

/**
 * Gives each `<Figure id="…">` its drawing.
 * @throws Error that names file, line and the nearest id when there is no such figure
 */
export function remarkFigures() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'mdxJsxFlowElement', (node) => {
      const element: MdxJsxFlowElement = node;
      if (element.name !== 'Figure') return;
      const id = attributeOf(element, 'id');
      const ids = figureIds(SITE);
      if (!ids.includes(id)) file.fail(`There is no figure "${id}". Similar ids: ${nearest(ids, id).join(', ')}.`, element.position, 'figures:unknown-id');
      element.attributes.push(required('card', `@generated/figures/default/${id}.json`));
      element.attributes.push(required('drawing', `@generated/figures/default/${id}.drawing.txt`));
    });
  };
}
