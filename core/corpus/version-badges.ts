import type {Heading} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {propsOf} from './components';
import type {Page} from './corpus';
import {subjectsOf} from './page-subjects';
import {perPage} from './per-page';

/** An `<AvailableFrom>` on a page. */
export type Badge = {
  line: number;
  version: string;
  /** Key of what it is about; none if that is nothing a release could have added. */
  key?: string;
  /** Line of the heading above it; none before the first heading. */
  heading?: number;
  place: 'heading' | 'signature' | 'elsewhere';
};

/** The version badges of a page, with what each is about: what the page or the heading above it documents. */
export const badgesOn = perPage((page: Page): Badge[] => {
  if (!page.source.includes('<AvailableFrom')) return [];
  const subjects = subjectsOf(page);
  const badges: Badge[] = [];
  let heading: Heading | undefined;
  let blocks = 0;
  for (const block of page.tree.children) {
    if (block.type === 'heading') [heading, blocks] = [block, 0];
    else blocks++;
    const place = block.type === 'heading' ? 'heading' : heading === undefined || (blocks === 1 && block.type === 'paragraph') ? 'signature' : 'elsewhere';
    visit(block, ['mdxJsxTextElement', 'mdxJsxFlowElement'], (node) => {
      const element = node as MdxJsxTextElement | MdxJsxFlowElement;
      if (element.name !== 'AvailableFrom') return;
      const {v = '', of} = propsOf(element as MdxJsxFlowElement);
      const key = of ?? (heading ? subjects.headings.get(heading.position?.start.line ?? 1) : subjects.page);
      badges.push({
        line: element.position?.start.line ?? 1,
        version: v,
        key,
        heading: heading?.position?.start.line,
        place: of && place === 'elsewhere' ? 'signature' : place,
      });
    });
  }
  return badges;
});
