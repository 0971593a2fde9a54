import {parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Heading, Root, Strong} from 'mdast';
import type {ContainerDirective, LeafDirective, TextDirective} from 'mdast-util-directive';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import {propsOf} from '../../core/corpus/components';
import {serializers} from './components';
import type {PageContext} from './context';
import {fenceOf, stripAsText} from './fence';
import {paragraph, quote, strong, text, type Node} from './nodes';

/**
 * Turns the tree of an MDX page into one that holds nothing but Markdown: each component in words, samples whole, links in full.
 * @throws Error that names the page and what in it has no Markdown
 */
export const pageModel = (tree: Root, context: PageContext): Node[] => (tree.children as Node[]).flatMap((node) => plain(node, context));

function plain(node: Node, context: PageContext): Node[] {
  switch (node.type) {
    case 'yaml':
    case 'mdxjsEsm':
      return [];
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      if (/^\s*(\/\*[\s\S]*\*\/\s*)?$/.test(node.value)) return [];
      throw new Error(`${context.file}: {${node.value}} has no Markdown. Write it as text, or make it a component with a serializer.`);
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return elementNodes(node, context);
    case 'containerDirective':
      return [admonition(node, context)];
    case 'leafDirective':
    case 'textDirective':
      return directiveAsText(node, context);
    case 'code':
      return [fenceOf(context.siteDir, node), ...stripAsText(node)];
    case 'heading':
      return [withChildren(withoutId(node), context)];
    case 'link':
    case 'definition':
    case 'image':
      return [withChildren({...node, url: context.linkTo(node.url)}, context)];
    default:
      return [withChildren(node, context)];
  }
}

const bold = (children: Node[]): Strong => ({type: 'strong', children: children as Strong['children']});

const childrenOf = (node: object): Node[] => ('children' in node ? (node.children as Node[]) : []);

/** The same node with the Markdown of what is in it. */
const withChildren = <T extends Node>(node: T, context: PageContext): T =>
  'children' in node ? {...node, children: childrenOf(node).flatMap((child) => plain(child, context))} : node;

function elementNodes(node: MdxJsxFlowElement | MdxJsxTextElement, context: PageContext): Node[] {
  const children = childrenOf(node).flatMap((child) => plain(child, context));
  const name = node.name ?? '';
  const props = propsOf(node as MdxJsxFlowElement);
  const serializer = serializers[name];
  if (serializer) return serializer({props, children, context});
  // Components begin with a capital letter. What is not written here is read where the page shows it.
  if (/^[A-Z]/.test(name)) return context.rendered(name, Object.values(props)[0] ?? '');
  // Superscript has no Markdown of its own; readers of plain text know both forms.
  if (name === 'sup' || name === 'sub') return [{type: 'html', value: `<${name}>`}, ...children, {type: 'html', value: `</${name}>`}];
  // What is folded on the page is shown.
  if (name === 'details') return children;
  if (name === 'summary') return node.type === 'mdxJsxTextElement' ? [bold(children)] : [paragraph(bold(children))];
  if (name === '') return children;
  throw new Error(`${context.file}: <${name}> has no Markdown. Write it in Markdown, or as a component.`);
}

/** `:::warning[Title]`: a quote that begins with what kind of note it is. */
function admonition(node: ContainerDirective, context: PageContext): Node {
  const [first, ...rest] = node.children;
  const isLabel = first?.type === 'paragraph' && (first.data as {directiveLabel?: boolean} | undefined)?.directiveLabel === true;
  const label = isLabel ? toString(first) : '';
  const body = (isLabel ? rest : node.children).flatMap((child) => plain(child, context));
  const kind = node.name.charAt(0).toUpperCase() + node.name.slice(1);
  return quote(paragraph(strong(label ? `${kind}: ${label}` : kind)), ...(body as ContainerDirective['children'] as []));
}

/** Prose such as "at 10:a" looks like a directive to the parser. */
const directiveAsText = (node: LeafDirective | TextDirective, context: PageContext): Node[] => [
  text(`${node.type === 'leafDirective' ? '::' : ':'}${node.name}`),
  ...childrenOf(node).flatMap((child) => plain(child, context)),
];

/** The id of a heading is for links within the page. */
function withoutId(node: Heading): Heading {
  const last = node.children.at(-1);
  if (last?.type !== 'text') return node;
  const {text: value, id} = parseMarkdownHeadingId(last.value);
  return id ? {...node, children: [...node.children.slice(0, -1), text(value)]} : node;
}
