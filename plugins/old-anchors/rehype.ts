import fs from 'node:fs';
import path from 'node:path';
import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {isElsewhere, oldAnchorsOf, PAGE_TOP, type OldAnchor} from '../../core/corpus/anchors';
import {readPage} from '../../core/corpus/corpus';

const SITE = path.join(__dirname, '../..');

/**
 * Keeps the addresses that a page once had, as its front matter lists them: an empty element with the old id in the heading that answers it now.
 * Where the answer is on another page, the element names it, and src/hooks/useOldAnchors.ts leads there.
 * It works on HTML, after the table of contents has been written, so that neither that nor the search knows the old ids.
 */
export function rehypeOldAnchors() {
  return (tree: Root, {path: file}: VFile): void => {
    if (!file || !fs.existsSync(file)) return;
    // A type that `<Exports>` lists has its own heading now, where an old anchor used to lead to the section about several.
    const taken = new Set<unknown>();
    visit(tree, 'element', ({properties}) => void taken.add(properties.id));
    const anchors = oldAnchorsOf(readPage(SITE, path.relative(SITE, file))).filter(({id}) => !taken.has(id));
    if (anchors.length === 0) return;
    visit(tree, 'element', (node) => {
      if (!/^h[2-6]$/.test(node.tagName)) return;
      node.children.unshift(...anchors.filter((anchor) => !isAtTop(anchor) && anchor.target === node.properties.id).map(markerOf));
    });
    const first = tree.children.find((node) => node.type === 'element');
    const top = first?.tagName === 'p' ? first : tree;
    (top.children as Element[]).unshift(...anchors.filter(isAtTop).map(markerOf));
  };
}

const isAtTop = (anchor: OldAnchor) => anchor.target === PAGE_TOP || isElsewhere(anchor);

function markerOf(anchor: OldAnchor): Element {
  const className = isAtTop(anchor) ? ['old-anchor', 'old-anchor-top'] : ['old-anchor'];
  const dataMovedTo = isElsewhere(anchor) ? anchor.target : undefined;
  return {type: 'element', tagName: 'span', properties: {id: anchor.id, className, dataMovedTo}, children: []};
}
