import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {required} from '../../core/corpus/jsx-attributes';

/** Components for facts that few pages state, and the modules that put them into words. */
const MODULES: Record<string, string> = {
  LicenseTerms: '@site/src/components/license/terms',
  CompanyRecord: '@site/src/components/about/record',
};

/** Gives `<LicenseTerms>` and `<CompanyRecord>` what they show, so that it is loaded by the pages that use them and by no other. */
export function remarkFacts() {
  return (tree: Root): void => {
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const element = node as MdxJsxFlowElement | MdxJsxTextElement;
      const module = MODULES[element.name ?? ''];
      if (module) element.attributes.push(required('from', module));
    });
  };
}
