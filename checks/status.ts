import {finding, type Finding} from '../core/corpus/finding';
import {idOf, pageStatuses} from '../core/data/page-status';
import {inspectStatus, standsFor, STATUS_FILE, STATUSES} from '../core/data/status';
import type {Check} from './check';

/** Each entry of the status file says where its status comes from and stands for pages that exist, and a page has one status. */
export const status: Check = {
  name: 'status',
  rule: 'the entries of `data/status.yml` name pages and sources; no page has two statuses',
  failsOn: ['status', /has a status in another entry|There is no page/],
  files: new RegExp(`^${STATUS_FILE}$`),
  run({dir, pages: all}) {
    const pages = all.filter(({root}) => root === 'docs');
    const ids = pages.map(idOf);
    const {entries, findings} = inspectStatus(dir);
    const statuses = findings.length > 0 ? [] : [...pageStatuses(dir, pages).values()];
    const counts = STATUSES.map((name) => `${statuses.filter((each) => each.name === name).length} ${name}`);
    const named = entries.flatMap(({pages: patterns, more, line}) => [...patterns, ...(more ? [more] : [])].map((pattern) => ({pattern, line})));
    return {
      count: pages.length,
      looked: `pages, of which ${counts.join(', ')}`,
      findings: [
        ...findings,
        ...named.filter(({pattern}) => !ids.some((id) => standsFor(pattern, id))).map(({pattern, line}) => unknown(pattern, line)),
        ...ids.flatMap((id) =>
          twice(
            id,
            entries.filter((entry) => entry.pages.some((pattern) => standsFor(pattern, id))).map(({line}) => line),
          ),
        ),
      ],
    };
  },
};

const unknown = (pattern: string, line: number): Finding =>
  finding(STATUS_FILE, line, `There is no page docs/${pattern}.`, 'Write the id of a page, or remove the entry.');

const twice = (id: string, [, second]: number[]): Finding[] =>
  second === undefined ? [] : [finding(STATUS_FILE, second, `docs/${id} has a status in another entry too.`, 'Keep one of the two.')];
