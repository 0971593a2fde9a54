import path from 'node:path';
import type {Page} from '../corpus/corpus';
import {routeOf} from '../corpus/routes';
import type {Strip} from '../strips/strips';
import {otherPart, partOf, stateOf, type Part} from './course';
import {projectAfter} from './project';
import {zipOf} from './zip';

/** The project as it is where a part begins or ends. */
export type CourseState = {
  /** Of the page; the introduction is 0. */
  part: number;
  count: number;
  /** Title and path of the introduction. */
  course: string;
  route: string;
  /** Nothing before the first part. */
  strip?: Strip;
  zip?: {route: string; bytes: number};
};

/** What `<CourseState>` shows on a page: at the start, what the part before it ends with; in the end, or on the introduction, what the course has come to. */
export function courseState(dir: string, page: Page, at: string): CourseState | undefined {
  const part = partOf(dir, page);
  if (!part) return undefined;
  const shown = part.number === 0 ? otherPart(dir, part, -1) : at === 'start' ? otherPart(dir, part, part.number - 1) : part;
  const [introduction = page] = part.pages;
  const common = {part: part.number, count: part.count, course: String(introduction.frontMatter.title), route: routeOf(introduction)};
  if (!shown || shown.number === 0) return common;
  const strip = stateOf(dir, shown);
  return {...common, ...(strip && {strip}), zip: {route: zipRoute(shown), bytes: zipAfter(dir, shown).length}};
}

const FOLDER = 'garden-year';

/** Where the project after a part is published. */
export const zipRoute = ({page, number}: Part): string => path.posix.join(path.posix.dirname(`/${page.file}`), `${FOLDER}-${number}.zip`);

export const zipAfter = (dir: string, part: Part): Buffer => zipOf(projectAfter(dir, part), `${FOLDER}-${part.number}`);
