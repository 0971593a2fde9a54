/** What a first visit may weigh, in bytes as they are sent; only bytes are asserted, since they are the same on every machine. */
export const BUDGETS = {
  /** Pages that are weighed, by what they stand for. */
  pages: {
    home: '/',
    guide: '/docs/the-fundamentals',
    'API page with the longest options': '/docs/renderer/render-media',
    'page with the largest sidebar': '/docs/api',
    'page with six demos': '/docs/transforms',
    post: '/blog/4-0',
  },
  js: 155_600,
  css: 24_200,
  fonts: 70_000,
  /** HTML, scripts and styles together. */
  code: 188_400,
  /** The API page with the longest options is a case of its own: text and samples are a tenth of its scripts and half of its HTML. */
  longestPage: {js: 159_600, code: 198_200},
  /** Posters in the first view. */
  images: 50_000,
  /** The index of the documentation with all of its pages, brotli. */
  searchIndex: 312_000,
  /** Scripts of the playground until its editor takes keys, with the code in its colors: the site's own, the page and the editor. */
  playEditor: 260_000,
  /** Until its first composition is shown: those, and the stage with React, the toolkit and what the composition imports. */
  playFirstFrame: 384_000,
  /** All that comes by itself: those, and then completion, search and marks of errors in the editor, and the compiler. */
  playScripts: 456_000,
  /** TypeScript and the declarations, which the playground loads when a reader asks for types, brotli. */
  playTypes: 1_300_000,
} as const;
