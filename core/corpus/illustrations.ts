import {componentsOn} from './components';
import type {Page} from './corpus';

/** Components that show something instead of saying it. */
const PICTURES = ['Demo', 'Figure', 'CourseState', 'ExternalVideo'];
/** Kinds of pages that explain; the others list members, flags or rules. */
const KINDS: unknown[] = ['guide', 'index', 'recipe'];

/** Pages that are read from top to bottom, and so are better with a picture. */
export const explains = ({root, frontMatter}: Page): boolean => root === 'docs' && KINDS.includes(frontMatter.kind);

/** Whether a page shows a demo, a figure, a picture, or what a sample renders. */
export const showsSomething = (page: Page): boolean =>
  / frames="/.test(page.source) || /^!\[/m.test(page.source) || componentsOn(page).some(({name}) => PICTURES.includes(name));
