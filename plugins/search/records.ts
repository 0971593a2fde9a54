import {selectAll, selectOne} from 'css-select';
import {isTag, isText, type Element, type ParentNode} from 'domhandler';
import {getAttributeValue, textContent} from 'domutils';
import {parseDocument} from 'htmlparser2';
import {SECTIONS} from '../../core/corpus/sections';

/** A page as search knows it: what it is about, and its parts. */
export type SearchPage = {
  /** Path from the site's root, with its base path. */
  url: string;
  title: string;
  /** Where the page belongs: a category of the documentation, or a section of the site. */
  group: string;
  language: string;
  /** Which part and version of the site: "default" outside the documentation. */
  tag: string;
  /** Front matter of documentation pages. */
  kind?: string;
  package?: string;
  /** That of a page about something unfinished or outdated: alpha, deprecated, … */
  status?: string;
  description: string;
  /** Links from the text to other pages of the site. */
  links: PageLink[];
  /** The first is the page itself. */
  sections: Section[];
};

export type PageLink = {
  /** Path of another page. */
  url: string;
  /** What is said about it: the sentence around the link, without the link's own words. */
  around: string;
};

export type Section = {
  /** 1 is the page, 2 to 6 are its headings. */
  level: number;
  heading: string;
  /** Id of the heading; absent on the page itself, and where a heading has no stable one. */
  anchor?: string;
  text: string;
  /** Commands and messages in the text, which readers search for word for word; one per line. */
  quoted: string;
  /** What its paragraphs and lists begin with in bold: mostly what may go wrong. */
  leadIns?: string;
};

const SENTENCE_LENGTH = 240;
const SKIPPED =
  'nav, footer, figcaption, .demo, button:not([data-term]), form, svg, script, style, [hidden], article > header > div, .hash-link, .visually-hidden, [aria-hidden="true"], [data-search="skip"]';
const BLOCKS = 'p, li, td, th, dt, dd, pre, div, section, article, header, tr, br';
/** Code is found by the headings and the prose around it; error messages and commands are found by their words. */
const UNREAD_CODE = ['tsx', 'ts', 'json', 'css', 'html', 'yaml'].map((lang) => `[data-lang="${lang}"]`).join(', ');

/**
 * Reads what a page says from its built HTML, so that anchors, tags and names are those of the page.
 * @returns undefined for pages that hold no prose or ask not to be indexed, and for lists that repeat what other pages say
 */
export function readPage(html: string, url: string): SearchPage | undefined {
  const document = parseDocument(html);
  const attribute = (selector: string, name: string) => {
    const element = elementIn(selector, document);
    return element && getAttributeValue(element, name);
  };
  const meta = (name: string) => attribute(`meta[name="${name}"]`, 'content');
  if (meta('robots')?.includes('noindex')) return undefined;
  const main = elementIn('.theme-doc-markdown', document) ?? elementIn('main', document);
  const heading = main && elementIn('h1', main);
  if (!main || !heading) return undefined;
  const title = headingText(heading);

  const description = meta('description') ?? '';
  const status = attribute('[data-status]', 'data-status');
  const sections = sectionsOf(main, title);
  const [first] = sections;
  if (first && !first.text.startsWith(description)) first.text = `${description} ${first.text}`.trim();
  return {
    url,
    title,
    group: withStatus(groupOf(document, url), status),
    language: meta('docsearch:language') ?? 'en',
    tag: tagOf(meta('docsearch:docusaurus_tag')),
    kind: attribute('[data-kind]', 'data-kind'),
    package: attribute('[data-kind]', 'data-package'),
    status,
    description,
    links: linksIn(main, url),
    sections,
  };
}

function sectionsOf(main: Element, title: string): Section[] {
  const skipped = new Set<unknown>(selectAll(`${SKIPPED}, ${UNREAD_CODE}`, main));
  // A list of posts repeats their beginnings: only the text above the first of them is the page's own.
  const articles = selectAll('article', main);
  if (articles.length > 1) for (const article of articles) skipped.add(article);
  const blocks = new Set<unknown>(selectAll(BLOCKS, main));
  const page: Section = {level: 1, heading: title, text: '', quoted: ''};
  const sections = [page];
  const walk = (element: ParentNode) => {
    for (const child of element.children) {
      const last = sections.at(-1) ?? page;
      if (skipped.has(child)) continue;
      if (isText(child)) last.text += child.data;
      if (!isTag(child)) continue;
      if (!/^h[1-6]$/.test(child.name)) {
        if (isQuote(child) && !isExplainedElsewhere(child)) last.quoted += `${squeeze(textContent(child))}\n`;
        if (isLeadIn(child)) last.leadIns = `${last.leadIns ?? ''}${squeeze(textContent(child))}\n`;
        walk(child);
        if (blocks.has(child)) last.text += ' ';
      } else if (child.name !== 'h1' || headingText(child) !== title) {
        // Ids that React generates differ from build to build.
        const id = getAttributeValue(child, 'id');
        const anchor = id?.startsWith('_R_') ? undefined : id;
        // A message that is a heading is also a quote, so that its pairs of words count.
        const quoted = selectAll('code', child)
          .filter(isTag)
          .filter(isQuote)
          .map((code) => `${squeeze(textContent(code))}\n`)
          .join('');
        sections.push({level: Math.max(2, Number(child.name.slice(1))), heading: headingText(child), anchor, text: '', quoted});
      }
    }
  };
  walk(main);
  return sections.map((section) => ({...section, text: squeeze(section.text), quoted: section.quoted.trim()}));
}

function linksIn(main: Element, from: string): PageLink[] {
  // The line below the title is the same on many pages, and the names of types in code are links wherever they occur: neither recommends anything.
  return (
    selectAll('a[href^="/"]:not([data-status] *, [data-search="skip"] *, code a)', main)
      .filter(isTag)
      // Nor does the quote of a message.
      .filter((link) => !leadsToMessage(link))
      .map((link) => ({url: (getAttributeValue(link, 'href') ?? '').replace(/[#?].*$/, ''), around: sentenceAround(link)}))
      .filter(({url}) => url !== from)
  );
}

function sentenceAround(link: Element): string {
  let block: Element = link;
  while (!/^(?:p|li|td|dd|h\d|main)$/.test(block.name) && block.parent && isTag(block.parent)) block = block.parent;
  if (block.name === 'main') return '';
  const [text, own] = [textContent(block), textContent(link)];
  const at = text.indexOf(own);
  const end = text.indexOf('. ', at + own.length);
  const sentence = `${text.slice(text.lastIndexOf('. ', at) + 1, at)} ${text.slice(at + own.length, end < 0 ? undefined : end)}`;
  return squeeze(sentence).slice(0, SENTENCE_LENGTH);
}

/** What a paragraph or an item of a list is about, in a few words, such as what goes wrong. */
const isLeadIn = (element: Element): boolean => element.name === 'strong' && /\S\s+\S+\s+\S/.test(textContent(element));

/** Code of several words in a sentence, or a block of it. */
const isQuote = (element: Element): boolean => element.name === 'code' && /\S\s+\S+\s+\S/.test(textContent(element));

const elementIn = (selector: string, parent: ParentNode): Element | undefined => selectAll(selector, parent).find(isTag);

/** A quoted message that is a link leads to its explanation, which is what readers who paste it are looking for. */
const isExplainedElsewhere = ({parent}: Element): boolean => parent !== null && isTag(parent) && leadsToMessage(parent);

const leadsToMessage = (element: Element): boolean => element.name === 'a' && /\/docs\/messages\/[\w-]+#/.test(getAttributeValue(element, 'href') ?? '');

/** The category in the breadcrumbs; outside the documentation, the section of the site. */
function groupOf(document: ParentNode, url: string): string {
  const crumbs = selectAll('.breadcrumbs__item .breadcrumbs__link', document).map((link) => squeeze(textContent(link)));
  const categories = crumbs.slice(0, -1).filter(Boolean);
  if (categories.length > 0) return categories.join(' › ');
  if (crumbs.length > 0) return 'Documentation';
  return SECTIONS.find(({id}) => url.includes(`/${id}`))?.title ?? 'Site';
}

/** Results say beside the group that a page is about something deprecated, unstable or in alpha. */
const withStatus = (group: string, status: string | undefined): string => (status ? `${group} · ${status}` : group);

/** Lists of posts have their own tags, which no reader's filter asks for. */
const tagOf = (tag = ''): string => (tag.startsWith('docs-') ? tag : 'default');

/** The heading's words without the symbol that links to it. */
function headingText(heading: Element): string {
  const link = selectOne('.hash-link', heading);
  const all = textContent(heading);
  return squeeze((link ? all.replace(textContent(link), '') : all).replace(/\u200b/g, ''));
}

const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();
