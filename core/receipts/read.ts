import {readCorpus} from '../corpus/corpus';
import {readerTasks} from './reader-tasks';
import {receiptsOf, totalsOf} from './receipts';
import type {Receipt, Totals} from './types';

type Read = {pages: Map<string, Receipt>; totals: Totals};

const read = new Map<string, Read>();

/**
 * The receipts of a project and their sums, read once in a build.
 * @returns undefined where nothing has been checked: while a writer writes, and in a build without checks
 */
export function readReceipts(dir: string): Read | undefined {
  if (process.env.NODE_ENV !== 'production' || process.env.UNCHECKED) return undefined;
  const known = read.get(dir);
  if (known) return known;
  const pages = receiptsOf(readCorpus(dir));
  const tasks = new Set([...readerTasks(dir).values()].flatMap((titles) => [...titles]));
  const found = {pages, totals: totalsOf(pages, tasks.size)};
  read.set(dir, found);
  return found;
}
