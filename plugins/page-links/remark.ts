import fs from 'node:fs';
import path from 'node:path';
import type {Definition, Link, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {readPage} from '../../core/corpus/corpus';
import {CONTENT_ROOTS} from '../../core/corpus/sections';
import {routeOf} from '../../core/corpus/routes';

const SITE = path.join(__dirname, '../..');

/**
 * Lets a page of one section link to the file of a page in another, as in [spring()](../docs/spring.mdx).
 * Links within a section are left to the framework, which supports only those.
 */
export function remarkPageLinks() {
  return (tree: Root, {path: source}: VFile): void => {
    visit(tree, ['link', 'definition'], (node) => {
      const link = node as Link | Definition;
      const [target = '', anchor] = link.url.split('#');
      if (!/^\.{1,2}\/.*\.mdx?$/.test(target) || !source) return;
      const file = path.resolve(path.dirname(source), target);
      if (sectionOf(file) === sectionOf(source) || !fs.existsSync(file)) return;
      link.url = routeOf(readPage(SITE, path.relative(SITE, file))) + (anchor ? `#${anchor}` : '');
    });
  };
}

const sectionOf = (file: string) => CONTENT_ROOTS.find((root) => path.relative(SITE, file).startsWith(`${root}${path.sep}`));
