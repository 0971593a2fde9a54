import {parseMarkdownHeadingId} from '@docusaurus/utils';
import type {RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {headingsOf} from '../core/corpus/anchors';
import {judgedPages, type Page} from '../core/corpus/corpus';
import {finding, type Finding} from '../core/corpus/finding';
import {PAGES, type Check} from './check';

/** One h1 per page (the title), no level skipped, no id used twice, and something below each. */
export const headings: Check = {
  name: 'headings',
  rule: 'the headings of a page skip no level, repeat no other, and have something below them',
  failsOn: ['content/skipped-heading', /a level is skipped/],
  files: PAGES,
  run(corpus) {
    const pages = judgedPages(corpus);
    return {
      count: pages.reduce((sum, page) => sum + headingsOf(page).length, 0),
      looked: `headings of ${pages.length} pages`,
      findings: pages.flatMap(pageFindings),
    };
  },
};

function pageFindings(page: Page): Finding[] {
  const findings: Finding[] = [];
  const ids = new Set<string>();
  let depth = 1;
  for (const heading of headingsOf(page)) {
    const at = (message: string, fix: string) => findings.push(finding(page.file, heading.line, message, fix));
    if (heading.depth === 1) at('A second h1: the title is the only one.', 'Begin with ##, or remove the heading.');
    if (heading.depth > depth + 1) at(`h${heading.depth} follows h${depth}: a level is skipped.`, `Use ${'#'.repeat(depth + 1)}, or add the level between.`);
    if (ids.has(heading.id)) at(`The id "${heading.id}" is on this page twice.`, 'Reword the heading or give it an id: ## Text {#id}.');
    ids.add(heading.id);
    depth = heading.depth;
  }
  return [...findings, ...emptySections(page)];
}

/** Headings with nothing below them but notes to the writer, as `npm run new:page` leaves them. */
function emptySections({file, tree}: Page): Finding[] {
  const shown = tree.children.filter((node) => !isNote(node));
  return shown.flatMap((node, index) => {
    const next = shown[index + 1];
    const isEmpty = node.type === 'heading' && (next === undefined || (next.type === 'heading' && next.depth <= node.depth));
    return isEmpty
      ? [
          finding(
            file,
            node.position?.start.line ?? 1,
            `Nothing stands below “${parseMarkdownHeadingId(toString(node)).text}”.`,
            'Write the section, or remove its heading.',
          ),
        ]
      : [];
  });
}

const isNote = (node: RootContent): boolean => node.type === 'mdxFlowExpression' && /^\/\*[^]*\*\/$/.test(node.value.trim());
