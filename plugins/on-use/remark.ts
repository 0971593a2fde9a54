import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {required} from '../../core/corpus/jsx-attributes';
import {ON_USE} from '../../src/components/mdx/on-use-names';

/** Gives a component that few pages use the module that exports it, so that it is loaded by the pages that use it and by no other. */
export function remarkOnUse() {
  return (tree: Root): void => {
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const element = node as MdxJsxFlowElement | MdxJsxTextElement;
      if (ON_USE.some((name) => name === element.name)) element.attributes.push(required('from', `@site/src/components/mdx/${element.name}`));
    });
  };
}
