import type {Heading} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Page} from './corpus';

/** Keys of data/since.json for what a page is about, and for what its headings are about. */
export type PageSubjects = {
  /** The export that the whole page is about. */
  page?: string;
  /** By the line of the heading. */
  headings: Map<number, string>;
};

/** Sections whose headings are members of the page's export; `Deprecated props` and the like count too. */
const OWN_SECTIONS = /^(deprecated )?(props|options|arguments|events|fields|properties|methods|members|functions|values|return value)$/i;

/** What the headings of a page are about: members of the export, flags of the command, or setters of the configuration. */
export function subjectsOf(page: Page): PageSubjects {
  const {kind, package: specifier, export: name} = page.frontMatter;
  if (kind === 'cli') return {headings: flagHeadings(page)};
  if (kind === 'config') return memberHeadings(page, '@remotion/cli/config', 'Config', false);
  if (typeof specifier !== 'string' || typeof name !== 'string') return {headings: new Map()};
  return memberHeadings(page, specifier, name, true);
}

function memberHeadings(page: Page, specifier: string, name: string, hasOwnPage: boolean): PageSubjects {
  const headings = new Map<number, string>();
  let open: {depth: number; path: string | undefined}[] = [];
  for (const node of page.tree.children) {
    if (node.type !== 'heading') continue;
    open = open.filter(({depth}) => depth < node.depth);
    const parent = open.at(-1)?.path;
    const member = memberName(node);
    const path = node.depth === 2 ? (hasOwnPage ? ownerIn(node, name) : name) : parent && member && join(parent, member);
    if (path && node.depth > 2) headings.set(node.position?.start.line ?? 1, `${specifier}#${path}`);
    open.push({depth: node.depth, path});
  }
  return hasOwnPage ? {page: `${specifier}#${name}`, headings} : {headings};
}

/** Whose members a section lists: those of the page's export, of what it returns, of its events, or of another export that the section is named after. */
function ownerIn(node: Heading, name: string): string {
  const title = toString(node).replace(/\s*\\?\{#[^}]*\}$/, '');
  if (/^return value$/i.test(title)) return `${name}()`;
  if (/^events$/i.test(title)) return /^[A-Z]/.test(name) ? `${name}Ref.addEventListener` : `${name}().addEventListener`;
  const other = /^<?([A-Z][\w.]*)>?$/.exec(title)?.[1];
  return other && !OWN_SECTIONS.test(title) ? other : name;
}

/** The name in a heading such as `metadata?`, `play()` or `Easing.bezier()`; other headings are about no member. */
function memberName({children: [first]}: Heading): string | undefined {
  return first?.type === 'inlineCode' ? /^(?:\.\.\.)?([\w$.-]+)\??(?:\(.*\))?\??$/.exec(first.value)?.[1] : undefined;
}

/** `Easing.bezier` under `Easing` is one name. */
const join = (parent: string, member: string) => (member.startsWith(`${parent}.`) ? member : `${parent}.${member}`);

function flagHeadings(page: Page): Map<number, string> {
  const words = ['cli', ...commandOf(page.file).split(' ')].filter(Boolean).join(' ');
  const flags = page.tree.children.flatMap((node) => {
    const flag = node.type === 'heading' ? /^--[a-zA-Z][\w-]*/.exec(toString(node))?.[0] : undefined;
    return flag ? [[node.position?.start.line ?? 1, `${words} ${flag}`] as const] : [];
  });
  return new Map(flags);
}

/** The words after `npx remotion` for the command of a page: docs/cli/render.mdx is about `render`, docs/lambda/cli/sites/create.mdx about `lambda sites create`. */
export function commandOf(file: string): string {
  const route = file.replace(/^docs\//, '').replace(/(\/index)?\.mdx?$/, '');
  return route
    .split('/')
    .filter((part) => part !== 'cli')
    .join(' ');
}
