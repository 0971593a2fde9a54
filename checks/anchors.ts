import fs from 'node:fs';
import path from 'node:path';
import {anchorsOf, headingsOf, isElsewhere, oldAnchorsOf, PAGE_TOP, type OldAnchor} from '../core/corpus/anchors';
import {judgedPages, type Page} from '../core/corpus/corpus';
import {documentedSections, type Documented} from '../core/corpus/documented-members';
import {finding, type Finding} from '../core/corpus/finding';
import {routeOf} from '../core/corpus/routes';
import {ANCHORS_FILE, LOST_ANCHORS_FILE, readPromisedAnchors, type PromisedAnchors} from '../core/data/promised-anchors';
import type {Check} from './check';

/** How many of the promised anchors may be listed with a reason instead of resolving. */
const MAX_LOST_SHARE = 0.03;

/** Addresses never die: every anchor of data/anchors.json leads somewhere, and members have their name in lower case as one. */
export const anchors: Check = {
  name: 'anchors',
  rule: 'every anchor in `data/anchors.json` leads to a heading or another page; members have their name as an anchor',
  failsOn: ['anchors', /leads nowhere/],
  files: new RegExp(`^(docs/.*\\.mdx|${ANCHORS_FILE}|${LOST_ANCHORS_FILE})$`),
  decides: new RegExp(`^(${ANCHORS_FILE}|${LOST_ANCHORS_FILE})$`),
  run(corpus) {
    const {dir} = corpus;
    const pages = judgedPages(corpus);
    const promised = readPromisedAnchors(dir);
    const site = new Map(corpus.pages.map((page) => [routeOf(page), page]));
    const docs = pages.filter(({root}) => root === 'docs');
    const outcomes = docs.flatMap((page) => (promised.pages.get(routeOf(page)) ?? []).map((anchor) => outcomeOf(page, anchor, promised)));
    const count = (kind: Outcome) => outcomes.filter((outcome) => outcome === kind).length;
    return {
      count: pages.length,
      looked:
        `pages with ${outcomes.length} promised anchors: ${count('heading')} are ids of headings, ${count('old')} lead to another heading of the page, ` +
        `${count('redirected')} to another page, ${count('listed')} are listed with a reason`,
      findings: [
        ...docs.flatMap((page) => [...lostFindings(page, promised), ...targetFindings(page, site), ...memberFindings(page)]),
        ...listFindings(dir, promised, site),
      ],
    };
  },
};

type Outcome = 'heading' | 'old' | 'redirected' | 'listed' | 'lost';

function outcomeOf(page: Page, anchor: string, {lost}: PromisedAnchors): Outcome {
  if (headingsOf(page).some(({id}) => id === anchor)) return 'heading';
  const old = oldAnchorsOf(page).find(({id}) => id === anchor);
  if (old) return isElsewhere(old) ? 'redirected' : 'old';
  return lost.has(`${routeOf(page)}#${anchor}`) ? 'listed' : 'lost';
}

function lostFindings(page: Page, promised: PromisedAnchors): Finding[] {
  const lost = (promised.pages.get(routeOf(page)) ?? []).filter((anchor) => outcomeOf(page, anchor, promised) === 'lost');
  return lost.map((anchor) =>
    finding(
      page.file,
      page.lineOf('anchors'),
      `#${anchor}, which others link to, leads nowhere.`,
      `Below "anchors" in the front matter, name the heading or page that answers it: ${anchor}: some-heading.`,
    ),
  );
}

function targetFindings(page: Page, site: Map<string, Page>): Finding[] {
  const ids = new Set(headingsOf(page).map(({id}) => id));
  const at = (message: string, fix: string) => [finding(page.file, page.lineOf('anchors'), message, fix)];
  const problemsOf = (anchor: OldAnchor): Finding[] => {
    const {id, target} = anchor;
    if (ids.has(id)) return at(`The old anchor ${id} is the id of a heading.`, 'Remove it from "anchors".');
    if (id === PAGE_TOP) return at(`${PAGE_TOP} stands for the beginning of a page.`, 'Remove it from "anchors".');
    if (!isElsewhere(anchor))
      return target === PAGE_TOP || ids.has(target) ? [] : at(`${id} leads to #${target}, which is not a heading.`, `There are: ${[...ids].join(', ')}.`);
    const [route = '', hash] = target.split('#');
    const other = site.get(route);
    if (!other) return route.startsWith('/templates/') ? [] : at(`${id} leads to ${route}, which is not a page.`, 'Name the path of a page.');
    return hash && !other.broken && !headingsOf(other).some((heading) => heading.id === hash)
      ? at(
          `${id} leads to ${target}, but ${other.file} has no such heading.`,
          `It has: ${headingsOf(other)
            .map((heading) => heading.id)
            .join(', ')}.`,
        )
      : [];
  };
  return oldAnchorsOf(page).flatMap(problemsOf);
}

/** People and programs form the address of an option from its name: #jpegquality. */
function memberFindings(page: Page): Finding[] {
  if (page.frontMatter.kind !== 'api') return [];
  const ids = anchorsOf(page);
  const members = (entries: Documented[]): Documented[] => entries.flatMap((entry) => [entry, ...members(entry.members)]);
  return documentedSections(page)
    .flatMap((section) => members(section.members))
    .filter(({name}) => /^[\w$]+$/.test(name) && !ids.has(name.toLowerCase()))
    .map(({name, line}) =>
      finding(page.file, line, `${name} has no anchor #${name.toLowerCase()}.`, `Remove the heading's own id, or add "${name.toLowerCase()}" to "anchors".`),
    );
}

function listFindings(dir: string, {pages, lost}: PromisedAnchors, site: Map<string, Page>): Finding[] {
  const total = [...pages.values()].flat().length;
  const source = fs.readFileSync(path.join(dir, LOST_ANCHORS_FILE), 'utf8').split('\n');
  const lineOf = (address: string) => source.findIndex((line) => line.startsWith(address)) + 1 || 1;
  const stale = [...lost.keys()].filter((address) => {
    const [route = '', anchor = ''] = address.split('#');
    const page = site.get(route);
    return !page || !pages.get(route)?.includes(anchor) || (!page.broken && anchorsOf(page).has(anchor));
  });
  return [
    ...[...pages.keys()]
      .filter((route) => !site.has(route))
      .map((route) => finding(ANCHORS_FILE, 1, `${route} is not a page.`, 'Write the page, or move its anchors to where it redirects.')),
    ...stale.map((address) => finding(LOST_ANCHORS_FILE, lineOf(address), `${address} is not promised, or leads somewhere.`, 'Remove the entry.')),
    ...(lost.size > total * MAX_LOST_SHARE
      ? [
          finding(
            LOST_ANCHORS_FILE,
            1,
            `${lost.size} of ${total} anchors are listed; at most ${MAX_LOST_SHARE * 100} % may be.`,
            'Let them lead to what answers them.',
          ),
        ]
      : []),
  ];
}
