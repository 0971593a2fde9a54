type PageBudget = {
  address: string;
  js: number;
  css: number;
  /** HTML, scripts and styles together. */
  code: number;
};

/** Pages that are weighed, by what they stand for. Each may weigh what it weighed when its budget was set, and 1 % more. */
const pages = {
  home: {address: '/', js: 144_300, css: 23_600, code: 183_400},
  guide: {address: '/docs/the-fundamentals', js: 164_400, css: 21_300, code: 199_000},
  'API page with the longest options': {address: '/docs/renderer/render-media', js: 162_600, css: 18_000, code: 203_200},
  'page with the largest sidebar': {address: '/docs/api', js: 151_600, css: 18_000, code: 180_100},
  'page with six demos': {address: '/docs/transforms', js: 158_100, css: 20_700, code: 193_000},
  post: {address: '/blog/4-0', js: 150_700, css: 21_900, code: 184_300},
} satisfies Record<string, PageBudget>;

/** What a first visit may weigh, in bytes as they are sent; only bytes are asserted, since they are the same on every machine. */
export const BUDGETS = {
  pages,
  fonts: 70_000,
  /** Posters in the first view. */
  images: 50_000,
  /** What the search fetches for the first results of any one word: names, and the largest parts of the terms. */
  searchFirst: 120_000,
  /** What it fetches in all for the documentation with all of its pages, once somebody has opened it. */
  searchIndex: 398_000,
  /** Scripts of the playground until its editor takes keys, with the code in its colors: the site's own, the page and the editor. */
  playEditor: 260_000,
  /** Until its first composition is shown: those, and the stage with React, the toolkit and what the composition imports. */
  playFirstFrame: 387_000,
  /** All that comes by itself: those, and then completion, search and marks of errors in the editor, and the compiler. */
  playScripts: 416_000,
  /** TypeScript and the declarations, which the playground loads when a reader asks for types, brotli. */
  playTypes: 1_300_000,
} as const;
