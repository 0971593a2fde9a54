/** The sections of the site, in the order of the navbar: folder and first part of the path, name, and what their pages are made from. */
export const SECTIONS = [
  {id: 'docs', title: 'Documentation', pages: 'docs'},
  {id: 'blog', title: 'Blog', pages: 'posts'},
  {id: 'learn', title: 'Learn', pages: 'posts'},
  {id: 'success-stories', title: 'Success stories', pages: 'posts'},
  {id: 'experts', title: 'Experts', pages: 'entries'},
  {id: 'templates', title: 'Templates', pages: 'entries'},
  // One page for all entries.
  {id: 'showcase', title: 'Showcase', pages: 'list'},
] as const;

type Section = (typeof SECTIONS)[number];
type Written = Extract<Section, {pages: 'docs' | 'posts'}>;
export type ContentRoot = Written['id'];

/** The folders whose MDX files are published. */
export const CONTENT_ROOTS = SECTIONS.filter((section): section is Written => section.pages === 'docs' || section.pages === 'posts').map(({id}) => id);

/** The folders below data/ with a page for each entry. */
export const CATALOG = SECTIONS.filter(({pages}) => pages === 'entries').map(({id}) => id);

/** Paths of the lists that sections have of their own; the first page of the documentation is written like any other. */
export const LISTS = SECTIONS.filter(({pages}) => pages !== 'docs').map(({id, pages}) => (pages === 'posts' ? `/${id}` : `/${id}/`));
