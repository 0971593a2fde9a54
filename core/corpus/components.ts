import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {Page} from './corpus';
import {perPage} from './per-page';

/** A component on a page. */
export type ComponentUse = {
  file: string;
  line: number;
  name: string;
  /** Attributes that are plain strings. */
  props: Record<string, string>;
  /** The names of its other attributes, `{…}` for what is spread. */
  unreadable: string[];
};

/** The components that a page uses, in reading order. */
export const componentsOn = perPage((page: Page): ComponentUse[] => {
  const found: ComponentUse[] = [];
  visit(page.tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const element = node as MdxJsxFlowElement;
    if (element.name && /^[A-Z]/.test(element.name))
      found.push({file: page.file, line: element.position?.start.line ?? 1, name: element.name, props: propsOf(element), unreadable: unreadableOf(element)});
  });
  return found;
});

/** String attributes of an MDX element. */
export const propsOf = (element: MdxJsxFlowElement): Record<string, string> =>
  Object.fromEntries(
    element.attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string' ? [[attribute.name, attribute.value]] : [],
    ),
  );

const unreadableOf = (element: MdxJsxFlowElement): string[] =>
  element.attributes.flatMap((attribute) => (attribute.type !== 'mdxJsxAttribute' ? ['{…}'] : typeof attribute.value === 'string' ? [] : [attribute.name]));
