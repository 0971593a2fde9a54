import type {Page} from '../corpus/corpus';
import {fencesOf, type Fence} from '../corpus/fences';
import {perPage} from '../corpus/per-page';
import {earlierFences} from '../course/earlier';
import {isSample} from '../toolkit/samples';
import {filesOf} from './files';
import {wayInBrowser} from './in-browser';
import {wayInNode} from './in-node';
import type {NoWay, Planned} from './way';

const readers = new Map<string, (page: Page) => Planned[]>();

/** How each ts and tsx sample of a page is carried out: what the page states comes before what the code says. */
export function planOf(dir: string, page: Page): Planned[] {
  const known = readers.get(dir) ?? perPage((each) => plan(dir, each));
  readers.set(dir, known);
  return known(page);
}

function plan(dir: string, page: Page): Planned[] {
  const fences = fencesOf(dir, page);
  const earlier = earlierFences(dir, page);
  return fences
    .filter(({lang}) => lang === 'ts' || lang === 'tsx')
    .map((fence) => {
      const files = filesOf(dir, fence);
      return {fence, files, way: statedReason(fence) ?? wayInBrowser(fence, files, fences, earlier) ?? wayInNode(fence, files)};
    });
}

function statedReason(fence: Fence): NoWay | undefined {
  if (!isSample(fence)) return {how: 'not', reason: 'not compiled, for a stated reason'};
  if (fence.meta.norun !== undefined) return {how: 'not', reason: 'stated on the page'};
  return fence.meta.expectError.length > 0 ? {how: 'not', reason: 'its error is the point of it'} : undefined;
}
