import type {Element, ElementContent, Root, Text} from 'hast';
import {SKIP, visit} from 'unist-util-visit';

/** A name of more letters may be wider than its column on a phone. */
const LONG = /\S{12,}/;
/** Where a name from code may break: after a mark inside it, and before a capital that begins a word. */
const IN_CODE = /(?<=[/.(,_:=|{-])(?=[^/.)\s-])|(?<=[a-z0-9])(?=[A-Z])/;
/** In prose, addresses and names of packages. */
const IN_PROSE = /(?<=\w\/)(?=[\w@…])/;

/** Names in the cells of a table may break where their parts meet, so that on a phone none of them breaks within a word. */
export function rehypeSoftBreaks() {
  return (tree: Root): void => {
    visit(tree, 'element', (node) => {
      if (node.tagName !== 'td' && node.tagName !== 'th') return;
      node.children = softened(node.children, IN_PROSE);
      return SKIP;
    });
  };
}

const softened = (nodes: ElementContent[], breaks: RegExp): ElementContent[] =>
  nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'text') return LONG.test(node.value) ? withBreaks(node, breaks) : [node];
    if (!('children' in node)) return [node];
    const name = 'tagName' in node ? node.tagName : node.name;
    return [{...node, children: softened(node.children, name === 'code' ? IN_CODE : breaks)}] as ElementContent[];
  });

const withBreaks = (text: Text, breaks: RegExp): (Text | Element)[] =>
  text.value.split(breaks).flatMap((value, index) =>
    index === 0
      ? [{type: 'text', value}]
      : [
          {type: 'element', tagName: 'wbr', properties: {}, children: []},
          {type: 'text', value},
        ],
  );
