import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {attributeOf, required} from '../../core/corpus/jsx-attributes';
import {gridFile} from './grids';

/** Gives each `<PageGrid category="…">` the pages of its category. */
export function remarkPageGrids() {
  return (tree: Root): void => {
    visit(tree, 'mdxJsxFlowElement', (node) => {
      const element: MdxJsxFlowElement = node;
      if (element.name !== 'PageGrid') return;
      element.attributes.push(required('pages', `@generated/page-grid/default/${gridFile(attributeOf(element, 'category'))}`));
    });
  };
}
