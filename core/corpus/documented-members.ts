import type {Heading, PhrasingContent, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Page} from './corpus';

/** A section of a page, or a member (a heading in backticks) within it. */
export type Documented = {
  /** Title of the section; name of the member without `?`, `()` and `...`. */
  name: string;
  optional: boolean;
  line: number;
  /** Line of the first paragraph, which states type and default. */
  signatureLine?: number;
  /** The first inline code of the first paragraph, if the paragraph begins with it: the type. */
  type?: string;
  /** The inline code after the word "default" in the first paragraph: one, or two in "default `null`, which is `hq`". */
  defaultValues: string[];
  /** Whether the first paragraph says anything about a default. */
  saysDefault: boolean;
  /** Whether it is marked **Deprecated**. */
  deprecated: boolean;
  /** Whether the type links to another page, which then lists its members. */
  linked: boolean;
  members: Documented[];
};

/** The `##` sections of a page, each with the members that its headings document, to any depth. */
export function documentedSections(page: Page): Documented[] {
  const sections: Documented[] = [];
  /** The section and the members that the current line belongs to, each with the depth of its heading. */
  let open: {depth: number; entry?: Documented}[] = [];
  let isFirst = false;
  for (const node of page.tree.children) {
    if (node.type === 'heading') {
      const {depth} = node;
      open = open.filter((parent) => parent.depth < depth);
      const parent = open.at(-1);
      const entry = depth === 2 ? sectionOf(node) : parent?.entry && memberOf(node);
      if (entry) (depth === 2 ? sections : (parent?.entry?.members ?? [])).push(entry);
      open.push({depth, entry});
      isFirst = true;
      continue;
    }
    const entry = open.at(-1)?.entry;
    if (entry) describe(entry, node, isFirst);
    isFirst = false;
  }
  return sections;
}

const blank = (name: string, node: Heading): Documented => ({
  name,
  optional: false,
  line: node.position?.start.line ?? 1,
  defaultValues: [],
  saysDefault: false,
  deprecated: false,
  linked: false,
  members: [],
});

const sectionOf = (node: Heading): Documented =>
  blank(
    toString(node)
      .replace(/\s*\{#[^}]*\}$/, '')
      .replace(/^<|[>)(]+$/g, ''),
    node,
  );

/** A heading that begins with inline code; others within a section are prose. */
function memberOf(node: Heading): Documented | undefined {
  const [code] = node.children;
  if (code?.type !== 'inlineCode') return undefined;
  const [, name = code.value, mark] = /^(?:\.\.\.)?([\w$.-]+)(?:\(.*\))?(\?)?(?:\(.*\))?$/.exec(code.value) ?? [];
  return {...blank(name, node), optional: mark !== undefined};
}

function describe(entry: Documented, node: RootContent, isFirst: boolean): void {
  visit(node, 'strong', (strong) => {
    if (toString(strong).startsWith('Deprecated')) entry.deprecated = true;
  });
  if (!isFirst || node.type !== 'paragraph') return;
  entry.signatureLine = node.position?.start.line;
  const [first] = node.children;
  const linkedCode = first?.type === 'link' ? first.children[0] : undefined;
  const code = linkedCode ?? first;
  if (code?.type === 'inlineCode') entry.type = code.value;
  entry.linked = linkedCode?.type === 'inlineCode';
  entry.defaultValues = defaultsIn(node.children);
  entry.saysDefault = /\bdefault/i.test(toString(node));
}

function defaultsIn(children: PhrasingContent[]): string[] {
  const index = children.findIndex((child, at) => child.type === 'inlineCode' && /\bdefault:?\s+$/.test(toString(children[at - 1] ?? '')));
  const [code, next, second] = index > 0 ? children.slice(index, index + 3) : [];
  if (code?.type !== 'inlineCode') return [];
  if (next?.type !== 'text' || /^\s*(·|\n|$|[.;)]|,(?! which is $))/.test(next.value)) return [code.value];
  return next.value === ', which is ' && second?.type === 'inlineCode' ? [code.value, second.value] : [];
}
