import {addedLines, asRanges} from '../core/course/added-lines';
import {courseFolders, partOf, stateOf, versionsBefore, type Part} from '../core/course/course';
import {componentsOn} from '../core/corpus/components';
import {judgedPages} from '../core/corpus/corpus';
import {fencesOf, type Fence} from '../core/corpus/fences';
import {finding, type Finding} from '../core/corpus/finding';
import type {Check} from './check';

/** In each part of a course, the marked lines are those that the part adds to a file, and the page shows the project at its beginning and at its end. */
export const course: Check = {
  name: 'course',
  rule: 'in each part of a course, the marked lines are those that the part adds, and the project is shown at its beginning and end',
  failsOn: ['course', /Marked are the lines/],
  files: /^docs\/.*\.mdx$/,
  run(corpus) {
    const {dir} = corpus;
    const pages = judgedPages(corpus).filter(({file}) => courseFolders(corpus.pages).some((folder) => file.startsWith(`${folder}/`)));
    const parts = pages.map((page) => partOf(dir, page)).filter((part) => part !== undefined);
    const loose = pages.filter((page) => !parts.some((part) => part.page === page));
    const files = parts.flatMap((part) =>
      fencesOf(dir, part.page)
        .filter(({meta}) => meta.title !== undefined)
        .map((fence) => ({part, fence})),
    );
    return {
      count: parts.length,
      looked: `parts of a course, ${files.length} files in them`,
      findings: [
        ...loose.map(({file}) =>
          finding(file, 1, 'The page is in the folder of a course, and no part of it.', 'Name the part before it: continues: course/title'),
        ),
        ...files.flatMap(({part, fence}) => markFindings(dir, part, fence)),
        ...parts.flatMap((part) => stateFindings(dir, part)),
      ],
    };
  },
};

function markFindings(dir: string, part: Part, fence: Fence): Finding[] {
  const before = versionsBefore(dir, part, fence.meta.title ?? '').at(-1);
  const added = before === undefined ? '' : asRanges(addedLines(before, fence.code).filter((line) => fence.code.split('\n')[line - 1]?.trim()));
  const marked = asRanges([...fence.meta.added]);
  if (added === marked) return [];
  const fix = added ? `Write add="${added}".` : 'Remove add: a file that is new needs no marks.';
  return [finding(part.page.file, fence.line - 1, `Marked are the lines ${marked || 'none'}; the part adds ${added || 'all of them'}.`, fix)];
}

function stateFindings(dir: string, part: Part): Finding[] {
  const {file} = part.page;
  const shown = componentsOn(part.page).flatMap(({name, props}) => (name === 'CourseState' ? [props.at] : []));
  const wanted = part.number === 0 ? ['end'] : ['start', 'end'];
  if (shown.join() !== wanted.join())
    return [
      finding(file, 1, 'The page does not show the project where the part begins and ends.', wanted.map((at) => `<CourseState at="${at}" />`).join(' and ')),
    ];
  return part.number === 0 || stateOf(dir, part)
    ? []
    : [finding(file, 1, 'No strip shows the project as it is now.', 'Add frames="…" to the sample of the video.')];
}
