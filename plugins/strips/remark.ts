import path from 'node:path';
import type {Code, Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit, SKIP} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {readPage} from '../../core/corpus/corpus';
import {isStrip, stripsOf, type Strip} from '../../core/strips/strips';

const PROJECT = path.join(__dirname, '../..');

/** Puts `<Strip>` below each sample that names frames. */
export function remarkStrips() {
  return (tree: Root, file: VFile): void => {
    if (!String(file.value).includes(' frames="')) return;
    const strips = stripsOf(PROJECT, readPage(PROJECT, path.relative(PROJECT, file.path))).filter(isStrip);
    // Lines are those of the file on both sides, unless the framework has cut off the front matter; so they are matched in order.
    const waiting = [...strips];
    visit(tree, 'code', (node: Code, index, parent) => {
      if (!/(^| )frames="/.test(node.meta ?? '') || !parent || index === undefined) return;
      const strip = waiting.shift();
      if (!strip) return;
      parent.children.splice(index + 1, 0, elementOf(strip));
      return [SKIP, index + 2];
    });
  };
}

const elementOf = (strip: Strip): MdxJsxFlowElement => ({type: 'mdxJsxFlowElement', name: 'Strip', children: [], attributes: stripAttributes(strip)});

/** What `<Strip>` needs to show a strip. */
export const stripAttributes = ({frames, shows, canvas, picture}: Strip): MdxJsxAttribute[] =>
  Object.entries({
    src: picture.file.replace('static/', '/'),
    width: String(picture.width),
    height: String(picture.height),
    frames: frames.join(' '),
    fps: String(canvas.fps),
    shows,
  }).map(([name, value]) => ({type: 'mdxJsxAttribute', name, value}));
