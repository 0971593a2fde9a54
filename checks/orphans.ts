import path from 'node:path';
import type {Page} from '../core/corpus/corpus';
import {finding, type Finding} from '../core/corpus/finding';
import {routeOf} from '../core/corpus/routes';
import type {Check} from './check';

/** The page that opens the documentation: every other one is to be found from it by reading. */
const START = '/docs/';

/** How many other pages link to a page in their text, so that readers come across it. */
const ENOUGH = 2;

/**
 * Readers find every documentation page by following links in text, and two pages or more lead to it.
 * Sidebars, the pager and `<PageGrid>` do not count, since they place a page without saying when a reader needs it.
 */
export const orphans: Check = {
  name: 'orphans',
  rule: 'two pages or more link to each documentation page, and readers reach it from /docs/ by links in text',
  failsOn: ['orphans', /No chain of links leads/],
  files: /^docs\//,
  run(corpus) {
    const docs = corpus.pages.filter(({root}) => root === 'docs');
    const linked = new Map(corpus.pages.map((page) => [page.file, pagesLinkedFrom(page)]));
    const linking = linkingPages(linked);
    const reached = reachedFrom(docs.find((page) => routeOf(page) === START)?.file, linked);
    const rare = docs.filter(({file}) => (linking.get(file)?.length ?? 0) < ENOUGH);
    const unreachable = docs.filter(({file}) => !reached.has(file));
    return {
      count: docs.length,
      looked: `documentation pages: ${rare.length} with fewer than ${ENOUGH} pages that link to them, ${unreachable.length} not reached from ${START} by links`,
      findings: [...rare.map((page) => rareFinding(page, linking.get(page.file) ?? [])), ...unreachable.map(unreachableFinding)],
    };
  },
};

const FENCE = /^( *)(`{3,})[\s\S]*?^\1\2/gm;
/** The target of a link in text, or of a reference: `](./spring.mdx#config)`, `[spring]: ./spring.mdx`. */
const TARGET = /\](?:\(|: )((?!https?:|\/)[^)\s#]+\.mdx?)/g;

/** The files of the other pages that the text of a page links to; found without parsing, since all pages are looked at for the sake of one. */
function pagesLinkedFrom({file, source}: Page): Set<string> {
  const targets = [...source.replace(FENCE, '').matchAll(TARGET)].map(([, target = '']) => path.posix.join(path.posix.dirname(file), target));
  return new Set(targets.filter((target) => target !== file));
}

function linkingPages(linked: Map<string, Set<string>>): Map<string, string[]> {
  const linking = new Map<string, string[]>();
  for (const [from, targets] of linked) for (const target of targets) linking.set(target, [...(linking.get(target) ?? []), from]);
  return linking;
}

/** Breadth-first search over the links. */
function reachedFrom(start: string | undefined, linked: Map<string, Set<string>>): Set<string> {
  const reached = new Set(start === undefined ? [] : [start]);
  for (const file of reached) for (const target of linked.get(file) ?? []) reached.add(target);
  return reached;
}

const rareFinding = ({file}: Page, from: string[]): Finding =>
  finding(
    file,
    1,
    from.length === 0 ? 'No page links to this one.' : `Only ${from.join(', ')} links to this page.`,
    'Two pages must link to it: where their readers need it next.',
  );

const unreachableFinding = ({file}: Page): Finding =>
  finding(file, 1, `No chain of links leads from ${START} to this page.`, 'Link to it from a page that readers reach from the start.');
