const SKIPPED =
  'nav, footer, figcaption, button, form, svg, script, style, dialog, [hidden], .hash-link, .visually-hidden, [aria-hidden="true"], [data-search="skip"]';

/** The page as Markdown: its title, its URL, then headings, paragraphs, lists, tables and code. */
export function pageAsMarkdown(document: Document): string {
  const main = document.querySelector('.theme-doc-markdown') ?? document.querySelector('main');
  const address = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  const text = main ? blocksOf(main).join('\n\n') : '';
  return `${address ? `Source: ${address}\n\n` : ''}${text}\n`;
}

function blocksOf(parent: Element): string[] {
  const blocks: string[] = [];
  let line = '';
  const endLine = () => {
    if (line.trim()) blocks.push(line.trim());
    line = '';
  };
  for (const node of parent.childNodes) {
    if (!(node instanceof Element)) line += squeeze(node.textContent ?? '');
    else if (node.matches(SKIPPED)) continue;
    else if (isBlock(node)) {
      endLine();
      blocks.push(...blockOf(node));
    } else line += inline(node);
  }
  endLine();
  return blocks;
}

const BLOCKS = 'h1, h2, h3, h4, h5, h6, p, pre, ul, ol, dl, table, blockquote, div, section, article, header, figure, details, summary, dt, dd, aside, hr';
const isBlock = (element: Element) => element.matches(BLOCKS);

function blockOf(element: Element): string[] {
  const name = element.localName;
  if (/^h[1-6]$/.test(name)) return [`${'#'.repeat(Number(name[1]))} ${inline(element).trim()}`];
  if (name === 'pre') return [fence(element)];
  if (name === 'hr') return ['---'];
  const figure = element.matches('[data-figure]') && element.querySelector('[role="img"]')?.getAttribute('aria-label');
  if (figure) return [`*Figure: ${figure}*`];
  if (name === 'ul' || name === 'ol') return [listOf(element, name === 'ol')];
  if (name === 'table') return [tableOf(element)];
  if (name === 'blockquote') return [blocksOf(element).join('\n\n').replace(/^/gm, '> ')];
  return blocksOf(element);
}

function fence(pre: Element): string {
  const code = (pre.textContent ?? '').replace(/\n$/, '');
  const longest = Math.max(2, ...(code.match(/`+/g) ?? []).map(({length}) => length));
  const marks = '`'.repeat(longest + 1);
  const lang = pre.closest('[data-lang]')?.getAttribute('data-lang') ?? '';
  return `${marks}${lang}\n${code}\n${marks}`;
}

const listOf = (list: Element, isNumbered: boolean): string =>
  [...list.children]
    .map(
      (item, index) =>
        `${isNumbered ? `${index + 1}.` : '-'} ${blocksOf(item)
          .join('\n\n')
          .replace(/\n(?=.)/g, '\n  ')}`,
    )
    .join('\n');

function tableOf(table: Element): string {
  const rows = [...table.querySelectorAll('tr')].map((row) => [...row.children].map((cell) => inline(cell).trim().replaceAll('|', '\\|')));
  const [head = [], ...body] = rows;
  return [head, head.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function inline(element: Element): string {
  const text = [...element.childNodes]
    .map((node) => {
      if (!(node instanceof Element)) return squeeze(node.textContent ?? '');
      return node.matches(SKIPPED) ? '' : inline(node);
    })
    .join('');
  if (!text.trim()) return element.localName === 'br' ? '\n' : text;
  if (element.localName === 'code') return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
  if (element.localName === 'strong' || element.localName === 'b') return `**${text}**`;
  if (element.localName === 'em' || element.localName === 'i') return `*${text}*`;
  if (element instanceof HTMLAnchorElement && element.href) return `[${text}](${element.href})`;
  return text;
}

const squeeze = (text: string): string => text.replace(/[\s\u200b]+/g, ' ');
