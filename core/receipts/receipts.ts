import {createHash} from 'node:crypto';
import {openMemory} from '../cache/remember';
import {componentsOn} from '../corpus/components';
import {judging, type Corpus, type Page} from '../corpus/corpus';
import {fencesOf} from '../corpus/fences';
import {isElsewhere, linksOn} from '../corpus/page-links';
import {commandOf, subjectsOf} from '../corpus/page-subjects';
import {probeMarksOn} from '../corpus/marks';
import {badgesOn} from '../corpus/version-badges';
import {firstVersion, readStated} from '../data/first-versions';
import {readSince} from '../data/since';
import {isVerified} from '../demos/posters';
import {acceptedFlagsBelow} from '../toolkit/cli-facts';
import {comparedPages} from '../toolkit/compared-pages';
import {isSample} from '../toolkit/samples';
import {readerTasks} from './reader-tasks';
import type {Receipt, Totals} from './types';

/**
 * What the checks look at on each page of the documentation, by its file. It is true of a build whose checks have passed.
 * A page on which nothing is looked at but links has none: that they lead somewhere says nothing about what the page says.
 */
export function receiptsOf(corpus: Corpus): Map<string, Receipt> {
  const {dir} = corpus;
  const memory = openMemory<Receipt>(dir, 'receipts');
  const since = readSince(dir);
  const stated = readStated(dir);
  const facts = createHash('sha256')
    .update(JSON.stringify([since, stated]))
    .digest('hex');
  const tasks = readerTasks(dir);
  const docs = corpus.pages.filter(({root}) => root === 'docs');
  // A demo that was last rendered with other packages proves nothing about these.
  const demosOn = (page: Page) => componentsOn(page).filter(({name, props}) => name === 'Demo' && isVerified(dir, props.id ?? '')).length;
  const inputOf = (page: Page) => [page.source, page.source.includes('<AvailableFrom') && facts, [...(tasks.get(page.file) ?? [])], demosOn(page)];
  const fresh = docs.filter((page) => !memory.get(inputOf(page)));
  const members = fresh.length > 0 ? membersOf(corpus, fresh) : new Map<string, number>();
  for (const page of fresh) {
    const used = componentsOn(page);
    const proven = (key = '') => ['proven', 'equal', 'refuted'].includes(firstVersion(key, since, stated)?.standing ?? '');
    const receipt = {
      samples: fencesOf(dir, page).filter((fence) => isSample(fence) && fence.lang !== 'json').length,
      members: members.get(page.file) ?? 0,
      flags: flagsOn(page),
      probes: new Set(probeMarksOn(page).map(({name}) => name)).size,
      versions: badgesOn(page).filter(({key}) => proven(key)).length,
      demos: demosOn(page),
      figures: used.filter(({name}) => name === 'Figure').length,
      links: linksOn(page).filter(({url}) => !isElsewhere(url)).length,
      tasks: tasks.get(page.file)?.size ?? 0,
    } satisfies Required<Receipt>;
    memory.set(inputOf(page), Object.fromEntries(Object.entries(receipt).filter(([, count]) => count > 0)));
  }
  memory.save({prune: true});
  return new Map(
    docs.flatMap((page) => {
      const receipt = memory.get(inputOf(page));
      return receipt && Object.keys(receipt).some((kind) => kind !== 'links') ? [[page.file, receipt] as const] : [];
    }),
  );
}

/** The sums of all receipts. */
export function totalsOf(receipts: Map<string, Receipt>, tasks: number): Totals {
  const all = [...receipts.values()];
  const sum = (kind: keyof Receipt) => all.reduce((total, receipt) => total + (receipt[kind] ?? 0), 0);
  return {
    pages: all.length,
    samples: sum('samples'),
    members: sum('members'),
    flags: sum('flags'),
    probes: sum('probes'),
    versions: sum('versions'),
    demos: sum('demos'),
    figures: sum('figures'),
    links: sum('links'),
    tasks,
  };
}

/** How many documented members of each page the published types have. */
const membersOf = (corpus: Corpus, pages: Page[]): Map<string, number> =>
  new Map(
    comparedPages(
      judging(
        corpus,
        pages.map(({file}) => file),
      ),
    ).map(({page, comparison}) => [page.file, comparison.matched]),
  );

/** How many flags of a command's page the command reads; what it passes on to another program cannot be known. */
function flagsOn(page: Page): number {
  if (page.frontMatter.kind !== 'cli') return 0;
  const accepted = acceptedFlagsBelow(commandOf(page.file));
  return [...subjectsOf(page).headings.values()].filter((key) => accepted?.has(key.replace(/^.* --/, ''))).length;
}
