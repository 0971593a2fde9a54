import {fromHtml} from 'hast-util-from-html';
import {toMdast, type Handle} from 'hast-util-to-mdast';
import type {Element, ElementContent, Root} from 'hast';
import {code, type Node} from './nodes';

type Parent = Root | Element;

/** A page of the build: what its head says, and its main content as Markdown. */
export type BuiltPage = {
  title: string;
  description: string;
  canonical?: string;
  model: (linkTo: (href: string) => string) => Node[];
  part: (component: string, part: string) => Element | undefined;
};

export function readBuiltPage(html: string): BuiltPage {
  const root = fromHtml(html);
  const head = (test: (element: Element) => boolean, attribute: string) => String(find(root, test)?.properties[attribute] ?? '');
  const main = find(root, ({tagName}) => tagName === 'main') ?? find(root, ({tagName}) => tagName === 'body');
  const heading = main && find(main, ({tagName}) => tagName === 'h1');
  return {
    title: heading ? wordsOf(heading) : wordsOf(find(root, ({tagName}) => tagName === 'title') ?? {type: 'root', children: []}).replace(/ \| [^|]*$/, ''),
    description: head(({tagName, properties}) => tagName === 'meta' && properties.name === 'description', 'content'),
    canonical: head(({tagName, properties}) => tagName === 'link' && isIn(properties.rel, 'canonical'), 'href') || undefined,
    model: (linkTo) => (main ? modelOf(main, linkTo) : []),
    part: (component, part) => find(root, ({properties}) => properties.dataComponent === component && properties.dataPart === part),
  };
}

/** The content of an element as Markdown, without what is there to be pressed. */
export function modelOf(element: Element, linkTo: (href: string) => string): Node[] {
  const body: Root = {type: 'root', children: cleaned(element, linkTo)};
  const {children} = toMdast(body, {handlers: {figure: sampleOr, div: sampleOr}}) as {children: Node[]};
  return children;
}

const SKIPPED_TAGS = new Set(['script', 'style', 'svg', 'button', 'dialog', 'form', 'input', 'select', 'textarea', 'iframe', 'noscript', 'template']);
/** Elements that stand side by side on a page, where nothing but their layout separates their words. */
const SIDE_BY_SIDE = new Set(['span', 'a', 'time', 'small', 'div', 'strong', 'label']);

const isSkipped = ({tagName, properties}: Element): boolean =>
  SKIPPED_TAGS.has(tagName) ||
  isIn(properties.className, 'hash-link') ||
  String(properties.ariaHidden) === 'true' ||
  (tagName === 'nav' && properties.ariaLabel === 'Breadcrumbs');

function cleaned(element: Element, linkTo: (href: string) => string): ElementContent[] {
  const children = element.children.filter((child) => child.type === 'text' || (child.type === 'element' && !isSkipped(child)));
  return children.flatMap((child, index): ElementContent[] => {
    if (child.type !== 'element') return [child];
    const {href, src, ...rest} = child.properties;
    const properties = {...rest, ...(typeof href === 'string' && {href: linkTo(href)}), ...(typeof src === 'string' && {src: linkTo(src)})};
    const kept: Element = {...child, properties, children: child.tagName === 'pre' ? child.children : cleaned(child, linkTo)};
    const next = children[index + 1];
    const touches = SIDE_BY_SIDE.has(child.tagName) && next?.type === 'element' && SIDE_BY_SIDE.has(next.tagName);
    return touches ? [kept, {type: 'text', value: ' '}] : [kept];
  });
}

/** The text of a sample without the fields that stand among it. */
const codeOf = (node: Parent): string =>
  node.children
    .map((child) =>
      child.type === 'text'
        ? child.value
        : child.type === 'element' && !isSkipped(child) && child.tagName !== 'label' && !isIn(child.properties.className, 'sign')
          ? codeOf(child)
          : '',
    )
    .join('');

/** A sample keeps its language and the name of its file; any other element is what is in it. */
const sampleOr: Handle = (state, node: Element) => {
  const pre = node.properties.dataLang === undefined ? undefined : find(node, ({tagName}) => tagName === 'pre');
  if (!pre) return state.all(node);
  const {dataLang, dataTitle} = node.properties;
  return code(String(dataLang), codeOf(pre).replace(/\n$/, ''), dataTitle === undefined ? undefined : `title="${String(dataTitle)}"`);
};

function find(parent: Parent, test: (element: Element) => boolean): Element | undefined {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    const found = test(child) ? child : find(child, test);
    if (found) return found;
  }
  return undefined;
}

const isIn = (value: unknown, name: string): boolean => (Array.isArray(value) ? value.includes(name) : value === name);

const textOf = (node: Parent): string =>
  node.children.map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? textOf(child) : '')).join('');

const wordsOf = (node: Parent): string =>
  textOf(node)
    .replace(/[\s\u200b]+/g, ' ')
    .trim();
