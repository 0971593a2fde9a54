import path from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {attributeOf} from '../../core/corpus/jsx-attributes';
import {readPage} from '../../core/corpus/corpus';
import {courseState} from '../../core/course/state';
import {stripAttributes} from '../strips/remark';

const SITE = path.join(__dirname, '../..');
/** A version that has been cut shows the course as it is now: nothing keeps the project of then. */
const OLD_VERSION = /^versioned_docs\/version-[^/]+\//;

/**
 * Gives each `<CourseState at="…">` what it shows: the number of the part, and the project as a strip and as a zip file.
 * In the end, the page has the strip already, below the sample that draws it.
 */
export function remarkCourse() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'mdxJsxFlowElement', (node) => {
      const element: MdxJsxFlowElement = node;
      if (element.name !== 'CourseState') return;
      const own = path.relative(SITE, file.path).replace(OLD_VERSION, 'docs/');
      const of = attributeOf(element, 'of');
      const page = readPage(SITE, of ? `docs/${of}.mdx` : own);
      const state = courseState(SITE, page, attributeOf(element, 'at'));
      if (!state) file.fail('The page is no part of a course. Name the part before it in its front matter: continues: course/title', element.position);
      const {strip, zip, part, count, course, route} = state;
      const values = {part: String(part), count: String(count), course, route, ...(zip && {zip: zip.route, bytes: String(zip.bytes)})};
      element.attributes.push(...Object.entries(values).map(([name, value]) => ({type: 'mdxJsxAttribute' as const, name, value})));
      if (strip && strip.fence.page.file !== own) element.attributes.push(...stripAttributes(strip));
    });
  };
}
