import {headingsOf} from '../core/corpus/anchors';
import {judgedPages, type Page} from '../core/corpus/corpus';
import {finding, type Finding} from '../core/corpus/finding';
import {PAGES, type Check} from './check';

/** One h1 per page (the title), no level skipped, no id used twice. */
export const headings: Check = {
  name: 'headings',
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
  return findings;
}
