import {visit} from 'unist-util-visit';
import type {List} from 'mdast';
import {attributeOf} from '../core/corpus/jsx-attributes';
import {judgedPages, type Corpus, type Page} from '../core/corpus/corpus';
import {finding, type Finding} from '../core/corpus/finding';
import {coverageFigure, coverageOf, type Coverage} from '../core/toolkit/coverage';
import {namesOf} from '../core/toolkit/export-homes';
import type {Check} from './check';

/** Every value and type that the packages export is explained on a page, in a section or in a list, and lists speak of nothing else. */
export const coverage: Check = {
  name: 'coverage',
  rule: 'every value and type that the packages export is explained: on a page, in a section named after it, or in a list by `<Exports>`',
  failsOn: ['coverage', /GifFilter is not in the list/],
  files: /^docs\/.*\.mdx?$/,
  run(corpus) {
    const pages = judgedPages(corpus).filter(({root, source}) => root === 'docs' && source.includes('<Exports '));
    if (!corpus.isWhole && pages.length === 0) return {count: 1, looked: 'page, which lists no exports', findings: []};
    const found = coverageOf(corpus.dir, corpus.pages);
    return {
      count: found.all.length,
      looked: `exports: ${coverageFigure(found)}`,
      findings: [...missing(corpus, found), ...pages.flatMap((page) => idleSentences(page, found))],
    };
  },
};

const missing = ({isWhole}: Corpus, found: Coverage): Finding[] =>
  isWhole
    ? found.missing.map((each) =>
        finding(
          'docs',
          1,
          `${each.name}, which ${each.package} exports, is explained nowhere.`,
          `Write <Exports of="${each.package}" /> on a page of the package.`,
        ),
      )
    : [];

/** Sentences in a list about something that is not in it. */
function idleSentences(page: Page, {listed}: Coverage): Finding[] {
  const findings: Finding[] = [];
  visit(page.tree, 'mdxJsxFlowElement', (element) => {
    if (element.name !== 'Exports') return;
    const of = attributeOf(element, 'of');
    const names = new Set(listed.filter((each) => each.package === of).flatMap(namesOf));
    for (const item of element.children.filter((node): node is List => node.type === 'list').flatMap((list) => list.children)) {
      const [first] = item.children;
      const [name] = first?.type === 'paragraph' ? first.children : [];
      if (name?.type === 'inlineCode' && names.has(name.value.replace(/\..*/, ''))) continue;
      const line = item.position?.start.line ?? 1;
      const said = name?.type === 'inlineCode' ? name.value : 'The item';
      findings.push(
        finding(
          page.file,
          line,
          `${said} is not in the list of ${of}.`,
          'Begin with the name of an export that the list has: - `Codec`: How a video is encoded.',
        ),
      );
    }
  });
  return findings;
}
