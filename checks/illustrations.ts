import {finding, type Finding} from '../core/corpus/finding';
import {explains, showsSomething} from '../core/corpus/illustrations';
import {idOf} from '../core/data/page-status';
import {standsFor} from '../core/data/status';
import {inspectUnillustrated, UNILLUSTRATED_FILE} from '../core/data/unillustrated';
import {TEXTS, type Check} from './check';

/** A guide, a recipe or an index page shows something, or data/unillustrated.yml says why it does not. */
export const illustrations: Check = {
  name: 'illustrations',
  rule: 'a guide, a recipe or an index page shows something, or `data/unillustrated.yml` says why it does not',
  failsOn: ['illustrations', /The page shows nothing/],
  files: new RegExp(`${TEXTS.source}|^${UNILLUSTRATED_FILE}$`),
  run({dir, pages: all, isJudged}) {
    const pages = all.filter(explains);
    const {entries, findings} = inspectUnillustrated(dir);
    const bare = pages.filter((page) => !showsSomething(page));
    const bareIds = bare.map(idOf);
    const listed = entries.flatMap((entry) => entry.pages.map((pattern, index) => ({pattern, line: entry.lineOf(index)})));
    return {
      count: pages.length,
      looked: `guides, recipes and index pages, of which ${pages.length - bare.length} show something (${Math.round((1 - bare.length / (pages.length || 1)) * 100)} %)`,
      findings: [
        ...findings,
        ...bare.filter((page) => isJudged(page.file) && !listed.some(({pattern}) => standsFor(pattern, idOf(page)))).map(({file}) => nothing(file)),
        ...listed.filter(({pattern}) => !bareIds.some((id) => standsFor(pattern, id))).map(({pattern, line}) => stale(pattern, line)),
      ],
    };
  },
};

const nothing = (file: string): Finding =>
  finding(file, 1, 'The page shows nothing.', `Add a demo, a figure, a picture or frames of a sample, or say in ${UNILLUSTRATED_FILE} why it has none.`);

const stale = (pattern: string, line: number): Finding =>
  finding(UNILLUSTRATED_FILE, line, `docs/${pattern} shows something by now, or is no guide, recipe or index page.`, 'Remove it from the list.');
